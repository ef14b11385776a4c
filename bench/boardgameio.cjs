"use strict";
// boardgame.io: the time from one client's move to the other client's update, over loopback.
// At one table the moves are timed; at the other tables people move every second, as in server.py.
// node boardgameio.cjs TABLES SECONDS  prints {"version", "tables", "milliseconds": [...]}
const { Server, Origins } = require("boardgame.io/server");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { INVALID_MOVE } = require("boardgame.io/core");

const PAUSE = 1000;
const TIMED_PAUSE = 20;
const [tables, seconds] = process.argv.slice(2).map(Number);
const game = {
  name: "count",
  setup: () => ({ told: 0, last: -1 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { say: ({ G }, number) => (Number.isInteger(number) ? { told: G.told + 1, last: number } : INVALID_MOVE) },
};

function connected(client) {
  return new Promise((resolve) => {
    const stop = client.subscribe((state) => {
      if (state !== null && client.transport?.isConnected !== false) {
        stop();
        resolve();
      }
    });
  });
}

async function seat(port, match, player) {
  const client = Client({
    game,
    numPlayers: 2,
    matchID: match,
    playerID: player,
    multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
    debug: false,
  });
  client.start();
  await connected(client);
  return client;
}

function move(from, to, number) {
  return new Promise((resolve) => {
    const begun = process.hrtime.bigint();
    const stop = to.subscribe((state) => {
      if (state && state.G.last === number) {
        stop();
        resolve(Number(process.hrtime.bigint() - begun) / 1e6);
      }
    });
    from.moves.say(number);
  });
}

const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function main() {
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  const running = await server.run({ port: 0, callback: () => {} });
  const port = running.appServer.address().port;
  const seats = [];
  for (let i = 0; i < tables; i += 1) {
    const match = `table-${i}`; // made by the server when the first client asks for it
    seats.push([await seat(port, match, "0"), await seat(port, match, "1")]);
  }
  const end = Date.now() + 1000 * seconds;
  const [timed, ...others] = seats;
  others.forEach(async (pair) => {
    await rest(Math.random() * PAUSE);
    for (let n = 0; Date.now() < end; n += 1) {
      await move(pair[n % 2], pair[1 - (n % 2)], n);
      await rest(PAUSE);
    }
  });
  const times = [];
  for (let n = 0; Date.now() < end; n += 1) {
    times.push(await move(timed[n % 2], timed[1 - (n % 2)], n));
    await rest(TIMED_PAUSE);
  }
  const { version } = require("boardgame.io/package.json");
  console.log(JSON.stringify({ version, tables, milliseconds: times }));
  process.exit(0);
}

main();

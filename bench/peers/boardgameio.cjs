"use strict";
// boardgame.io: the time from one seat's move to the other seat's update, over loopback, server and players in two
// processes. The players speak its protocol themselves, without its client, as ours do in server.py.
// At one table the moves are timed; at the other tables people move every second.
// node boardgameio.cjs serve                        prints {"port", "version"}
// node boardgameio.cjs play PORT TABLES SECONDS     prints {"milliseconds": [...], "moves"}
const PAUSE = 1000;
const TIMED_PAUSE = 20;
const GATHERING = 3000;
const NAME = "count";

async function serve() {
  const { Server, Origins } = require("boardgame.io/server");
  const { INVALID_MOVE } = require("boardgame.io/core");
  const game = {
    name: NAME,
    setup: () => ({ told: 0, last: -1 }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: { say: ({ G }, number) => (Number.isInteger(number) ? { told: G.told + 1, last: number } : INVALID_MOVE) },
  };
  const log = console.log;
  console.log = console.error; // it greets on its own
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  const running = await server.run({ port: 0, callback: () => {} });
  const { version } = require("boardgame.io/package.json");
  log(JSON.stringify({ port: running.appServer.address().port, version }));
}

class Seat {
  constructor(port, match, player) {
    const { io } = require("socket.io-client");
    Object.assign(this, { match, player, state: 0, hear: () => {} });
    this.socket = io(`http://127.0.0.1:${port}/${NAME}`, { transports: ["websocket"], forceNew: true });
    this.socket.on("update", (_match, state) => {
      this.state = state._stateID;
      this.hear(state.G.last);
    });
  }

  sit() {
    return new Promise((resolve) => {
      this.socket.on("sync", (_match, { state }) => {
        this.state = state._stateID;
        resolve();
      });
      this.socket.emit("sync", this.match, this.player, undefined, 2);
    });
  }

  say(number) {
    const payload = { type: "say", args: [number], playerID: this.player };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state, this.match, this.player);
  }
}

function move(from, to, number) {
  return new Promise((resolve) => {
    const begun = process.hrtime.bigint();
    to.hear = (told) => told === number && resolve(Number(process.hrtime.bigint() - begun) / 1e6);
    from.say(number);
  });
}

const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function play(port, tables, seconds) {
  const seats = [];
  for (let i = 0; i < tables; i += 1) {
    const pair = ["0", "1"].map((player) => new Seat(port, `table-${i}`, player)); // made when the first one asks
    for (const seat of pair) await seat.sit();
    seats.push(pair);
  }
  const [timed, ...others] = seats;
  let moves = 0;
  let running = true;
  others.forEach(async (pair) => {
    await rest(Math.random() * PAUSE);
    for (let n = 0; running; n += 1) {
      await move(pair[n % 2], pair[1 - (n % 2)], n);
      moves += 1;
      await rest(PAUSE);
    }
  });
  if (others.length) await rest(GATHERING);
  moves = 0;
  const end = Date.now() + 1000 * seconds;
  const milliseconds = [];
  for (let n = 0; Date.now() < end; n += 1) {
    milliseconds.push(await move(timed[n % 2], timed[1 - (n % 2)], n));
    await rest(TIMED_PAUSE);
  }
  running = false;
  console.log(JSON.stringify({ milliseconds, moves: moves + milliseconds.length }));
  process.exit(0);
}

const [what, ...numbers] = process.argv.slice(2);
if (what === "serve") serve();
else play(...numbers.map(Number));

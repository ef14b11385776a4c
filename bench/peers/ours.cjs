"use strict";
// Our own server, from the same kind of program as boardgameio.cjs: the time from one seat's click to the other
// seat's news and scene. Everything is written to and read from sockets by hand, as little of HTTP as is needed.
// At one table the clicks are timed; at the other tables people click every second. The wishes of a click are put
// together before the clock starts, as a page has them when somebody clicks.
// node ours.cjs PORT TABLES SECONDS GAME        prints {"news": [...], "scenes": [...], "answers", "errors"}
const net = require("net");

const PAUSE = 1000;
const TIMED_PAUSE = 20;
const GATHERING = 3000;
const HEAD_END = Buffer.from("\r\n\r\n");
const MESSAGE_END = Buffer.from("\n\n");
const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const now = () => Number(process.hrtime.bigint()) / 1e6;

function request(method, path, cookie, body) {
  const raw = body === undefined ? "" : JSON.stringify(body);
  const head = [`${method} ${path} HTTP/1.1`, "Host: 127.0.0.1", `Content-Length: ${raw.length}`];
  head.push("Content-Type: application/json");
  if (cookie) head.push(`Cookie: ${cookie}`);
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${raw}`);
}

// A kept connection: one request at a time.
class Wire {
  constructor(port) {
    this.socket = net.connect(port, "127.0.0.1").setNoDelay(true);
    this.held = Buffer.alloc(0);
    this.answered = () => {};
    this.socket.on("data", (data) => this.hear(data));
    this.socket.on("error", () => this.answered({ status: 0, cookies: [], body: "" }));
  }

  hear(data) {
    this.held = this.held.length ? Buffer.concat([this.held, data]) : data;
    const end = this.held.indexOf(HEAD_END);
    if (end < 0) return;
    const lines = this.held.toString("latin1", 0, end).split("\r\n");
    const values = (name) =>
      lines.filter((line) => line.toLowerCase().startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
    const length = Number(values("content-length")[0] || 0);
    if (this.held.length < end + 4 + length) return;
    const body = this.held.toString("utf8", end + 4, end + 4 + length);
    this.held = Buffer.alloc(0);
    const cookies = values("set-cookie").map((value) => value.split(";")[0]);
    this.answered({ status: Number(lines[0].split(" ")[1]), cookies, body });
  }

  ask(bytes) {
    return new Promise((resolve) => {
      this.answered = resolve;
      this.socket.write(bytes);
    });
  }
}

// A stream: every message is told with the moment it was whole.
class Ear {
  constructor(port, question, told) {
    this.socket = net.connect(port, "127.0.0.1").setNoDelay(true);
    this.held = Buffer.alloc(0);
    this.socket.on("data", (data) => this.hear(data, now(), told));
    this.socket.on("error", () => {});
    this.socket.write(question);
  }

  hear(data, moment, told) {
    let from = Math.max(0, this.held.length - 1);
    this.held = this.held.length ? Buffer.concat([this.held, data]) : data;
    for (let end = this.held.indexOf(MESSAGE_END, from); end >= 0; end = this.held.indexOf(MESSAGE_END, from)) {
      const begin = this.held.indexOf("event: ");
      if (begin >= 0 && begin < end) told(this.held.subarray(begin, end), moment);
      this.held = this.held.subarray(end + 2);
      from = 0;
    }
  }
}

class Sitting {
  constructor(port, game) {
    Object.assign(this, { port, game, ears: [], changed: () => {}, answers: 0, errors: 0 });
  }

  async gather() {
    for (const ear of this.ears) ear.socket.destroy();
    Object.assign(this, { ears: [], scenes: [null, null], arrived: new Map(), answered: -1, wires: [], cookies: [] });
    const maker = new Wire(this.port);
    const made = await maker.ask(request("POST", "/api/tables", "", { game: this.game, seats: [{}, {}] }));
    maker.socket.end();
    if (made.status !== 201) throw new Error(made.body);
    const { table, links } = JSON.parse(made.body);
    this.table = table;
    for (const [seat, link] of links.seats.entries()) {
      this.wires[seat] = new Wire(this.port);
      this.cookies[seat] = (await this.wires[seat].ask(request("GET", link))).cookies[0];
      const question = request("GET", `/api/t/${table}/events?seat=${seat}`, this.cookies[seat]);
      this.ears.push(new Ear(this.port, question, (told, moment) => this.hear(seat, told, moment)));
    }
    while (this.scenes.includes(null)) await this.change();
  }

  hear(seat, told, moment) {
    const step = Number(/"step":(\d+)/.exec(told.toString("latin1", 0, told.length))[1]);
    const kind = told[7] === 110 ? "news" : "scene"; // n
    const name = `${kind} ${seat} ${step}`;
    if (!this.arrived.has(name)) this.arrived.set(name, moment);
    if (kind === "scene") this.scenes[seat] = told;
    this.changed();
  }

  change() {
    return new Promise((resolve) => {
      this.changed = resolve;
    });
  }

  // Whose answer is waited for, and what it may be, as far as the newest scenes tell.
  asked() {
    for (const [seat, told] of this.scenes.entries()) {
      if (told.includes('"may":true')) {
        const scene = JSON.parse(told.toString("utf8", told.indexOf("data: ") + 6));
        if (scene.step > this.answered) return { seat, scene };
      }
    }
    return null;
  }

  async click() {
    let found = this.asked();
    for (; found === null; found = this.asked()) {
      if (this.scenes.some((told) => told.includes('"outcome":{'))) await this.gather();
      else await this.change();
    }
    const { seat, scene } = found;
    this.answered = scene.step;
    const { action } = scene.choices[Math.floor(Math.random() * scene.choices.length)];
    const body = { seat, step: scene.step, action };
    const wish = request("POST", `/api/t/${this.table}/answer`, this.cookies[seat], body);
    const begun = now();
    const { status } = await this.wires[seat].ask(wish);
    this.answers += 1;
    this.errors += status !== 200;
    return { begun, other: 1 - seat, step: scene.step + 1 };
  }
}

async function play(port, tables, seconds, game) {
  const others = [];
  for (let n = 1; n < tables; n += 1) {
    others.push(new Sitting(port, game));
    await others[n - 1].gather();
  }
  let running = true;
  others.forEach(async (each) => {
    await rest(Math.random() * PAUSE);
    while (running) {
      const { begun } = await each.click();
      await rest(Math.max(0, PAUSE - (now() - begun)));
    }
  });
  const timed = new Sitting(port, game);
  await timed.gather();
  await rest(GATHERING);
  const [news, scenes] = [[], []];
  const sum = (field) => others.reduce((all, each) => all + each[field], timed[field]);
  const before = sum("answers");
  const end = now() + 1000 * seconds;
  while (now() < end) {
    const { begun, other, step } = await timed.click();
    while (!timed.arrived.has(`scene ${other} ${step}`)) await timed.change();
    const drawn = timed.arrived.get(`scene ${other} ${step}`);
    const told = timed.arrived.get(`news ${other} ${step}`);
    news.push((told === undefined ? drawn : told) - begun);
    scenes.push(drawn - begun);
    await rest(TIMED_PAUSE);
  }
  running = false;
  console.log(JSON.stringify({ news, scenes, answers: sum("answers") - before, errors: sum("errors") }));
  process.exit(0);
}

const [port, tables, seconds, game] = process.argv.slice(2);
play(Number(port), Number(tables), Number(seconds), game);

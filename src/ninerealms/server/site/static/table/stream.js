// The live line to the table. When it is lost the page says so, comes back by itself and begins with a whole scene.

import { notice } from "../shared/header.js";
import { get, isFinal } from "../shared/requests.js";
import { say } from "../shared/words.js";

const SOONEST = 500;
const LATEST = 8000;
const QUIET = 30000;

export class Stream {
  /** `address()` gives the address anew for each connection, `check()` one whose revision tells whether all came through. */
  constructor({ address, check, onNews, onScene, onReturn, onRefused }) {
    Object.assign(this, { address, check, onNews, onScene, onReturn, onRefused });
    this.source = null;
    this.pause = SOONEST;
    this.retry = 0;
    this.heard = Date.now();
    this.revision = -1;
    this.ended = false;
    addEventListener("offline", () => this.lost());
    addEventListener("online", () => this.open());
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => event.persisted && this.open()); // back from another page, as it was left
    document.addEventListener("visibilitychange", () => !document.hidden && this.look());
    setInterval(() => Date.now() - this.heard > QUIET && this.look(), QUIET / 2);
  }

  open() {
    this.close();
    if (this.ended) return;
    const source = new EventSource(this.address());
    this.source = source;
    source.addEventListener("news", (event) => this.hear(event, this.onNews));
    source.addEventListener("scene", (event) => this.hear(event, this.onScene));
    source.onerror = () => this.source === source && this.lost();
  }

  close() {
    clearTimeout(this.retry);
    this.source?.close();
    this.source = null;
  }

  /** For good: there is nothing to listen to. */
  end() {
    this.ended = true;
    this.close();
  }

  hear(event, run) {
    const told = JSON.parse(event.data);
    this.heard = Date.now();
    this.revision = told.revision;
    this.pause = SOONEST;
    if (document.documentElement.dataset.line === "lost") notice(say("line-back"), { lasts: 3000 });
    document.documentElement.dataset.line = "live";
    run(told);
  }

  lost() {
    this.close();
    document.documentElement.dataset.line = "lost";
    notice(say("line-lost"), { kind: "bad", lasts: 0 });
    this.retry = setTimeout(() => this.knock(), this.pause);
    this.pause = Math.min(LATEST, this.pause * 2);
  }

  /** Find out whether it was the line or the answer: a refusal is final, a broken line is not. */
  async knock() {
    try {
      this.onReturn(await get(this.check()));
      this.open();
    } catch (error) {
      if (isFinal(error)) this.onRefused(error);
      else this.lost();
    }
  }

  /** After a long silence: is the table further than we know? */
  async look() {
    if (!this.source) return;
    try {
      const scene = await get(this.check());
      this.heard = Date.now();
      if (scene.revision !== this.revision) this.open();
    } catch {
      this.lost();
    }
  }
}

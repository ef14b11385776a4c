// Requests to the server. A refusal is a sentence, with its rule where it has one.

export const LONGEST_WAIT = 4000; // for what comes of something that was sent

export class Refusal extends Error {
  constructor(status, told) {
    super(told.sentence ?? `${status}`);
    this.status = status;
    this.rule = told.rule ?? "";
    this.code = told.code ?? "";
  }
}

/** A refusal that asking again will not change; a broken line, a busy or a failing server pass. */
export const isFinal = (error) => error.status > 0 && error.status < 500 && error.status !== 429;

export async function ask(method, path, body) {
  const request = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    const isText = typeof body === "string";
    request.headers["Content-Type"] = isText ? "text/plain" : "application/json";
    request.body = isText ? body : JSON.stringify(body);
  }
  const answer = await fetch(path, request).catch(() => {
    throw new Refusal(0, { code: "line" });
  });
  const text = await answer.text();
  let told = {};
  try {
    told = text ? JSON.parse(text) : {};
  } catch {
    told = { error: { sentence: text } };
  }
  if (!answer.ok) throw new Refusal(answer.status, told.error ?? {});
  return told;
}

export const get = (path) => ask("GET", path);
export const post = (path, body = {}) => ask("POST", path, body);
export const query = (values) => new URLSearchParams(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)).toString();

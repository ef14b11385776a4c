// The page's own sentences in the reader's language; `{name}` is filled in here.

const known = JSON.parse(document.getElementById("words").textContent);

export const language = document.documentElement.lang;

export function say(key, values = {}) {
  return known[`page-${key}`].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

let people = null;
const LATIN = /^[\p{Script=Latin}\s’']+$/u;
const VOWEL = /^[aeiouyàâæéèêëîïôœùûü]/i;
const BEFORE = language === "fr" ? "(?:(?<!\\p{L})([Dd]|[Qq]u)e )?" : "()"; // "de Astrid" is "d’Astrid"

/** Seats are called by a colour in the games' sentences; from now on by who sits there. */
export function callByName(seats) {
  const named = seats.filter(({ called, name }) => called && name && called !== name && name !== known["page-you"]); // "You" makes no sentence
  const words = named.map(({ called }) => (LATIN.test(called) ? `(?<!\\p{L})${called}(?!\\p{L})` : called));
  people = named.length ? { found: new RegExp(`${BEFORE}(${words.join("|")})`, "gu"), of: new Map(named.map(({ called, name }) => [called, name])) } : null;
}

export function withNames(text) {
  const name = (_, short, called) => {
    const found = people.of.get(called);
    return !short ? found : VOWEL.test(found) ? `${short}’${found}` : `${short}e ${found}`;
  };
  return people && text ? text.replace(people.found, name) : text;
}

/** Whether a text is the colour of a seat and nothing else. */
export const isSeat = (text) => people?.of.has(text) ?? false;

/** The same for all that is said in a scene or in news; what is only for the page stays as it is. */
export function namedIn(told) {
  const texts = ["text", "prompt", "head", "detail", "group", "reason", "have", "phase", "name", "parts", "results"];
  const go = (value, key) => {
    if (typeof value === "string") return texts.includes(key) ? withNames(value) : value;
    if (Array.isArray(value)) return value.map((each) => go(each, key === "labels" ? "text" : key));
    return value && typeof value === "object" && key !== "seats" ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, go(each, name)])) : value;
  };
  return people ? go(told, "") : told;
}

export const seatColour = (seat) => known[seat === -2 ? "seat-team" : `seat-${seat}`] ?? "";

export const figure = (count) => String(count).replace("-", "−");

export const percent = (share) => new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** What the page has to say to a refusal: in the reader's language, with the server's sentence where that says more. */
export function refusal(error) {
  const told = known[`page-refused-${error.code}`]?.replace("{text}", () => error.message) ?? error.message;
  return error.rule ? `${told} (${error.rule})` : told;
}

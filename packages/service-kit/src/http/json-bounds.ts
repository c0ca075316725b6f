import { randomInt } from 'node:crypto';

/** The maximum structure of a JSON text. */
export interface JsonBounds {
  /** The maximum nesting of lists and objects. */
  depth: number;
  /** The maximum number of all objects' members and all lists' elements together. */
  members: number;
  /** The maximum number of different member names. The engine makes a hidden class for each. */
  names: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const SPACE = 0x20;

const { imul } = Math;

/** Odd and secret, so that nobody can construct many names with the same digest. */
const SEED = randomInt(1, 2 ** 30) * 2 + 1;

/**
 * Finds the bound that a JSON text exceeds, in one pass that stops there and builds nothing. An empty
 * list or object counts as a member. For text that is not JSON, any result is possible.
 */
export function exceededBound(
  text: string,
  { depth, members, names }: JsonBounds,
): keyof JsonBounds | undefined {
  const seen = names < members ? new Set<number>() : undefined;
  let level = 0;
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      const end = endOfString(text, at);
      if (seen && isName(text, end) && seen.add(digestOf(text, at, end)).size > names) {
        return 'names';
      }
      at = end;
    } else if (unit === CLOSE_LIST || unit === CLOSE_OBJECT) level -= 1;
    else if (unit === COMMA) count += 1;
    else if (unit === OPEN_LIST || unit === OPEN_OBJECT) {
      level += 1;
      count += 1;
    }
    if (level > depth) return 'depth';
    if (count > members) return 'members';
  }
  return undefined;
}

/** @returns the index of the string's closing quote; the end of the text when there is none */
function endOfString(text: string, start: number): number {
  let at = start;
  do {
    // The engine's own search is many times faster on long strings than a loop.
    at = text.indexOf('"', at + 1);
    if (at === -1) return text.length;
  } while (isEscaped(text, at));
  return at;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return (at - first) % 2 === 1;
}

function isName(text: string, end: number): boolean {
  let next = end + 1;
  while (text.charCodeAt(next) <= SPACE) next += 1;
  return text.charCodeAt(next) === COLON;
}

function digestOf(text: string, start: number, end: number): number {
  let digest = 0;
  for (let at = start + 1; at < end; at += 1) {
    digest = (imul(digest, SEED) + text.charCodeAt(at)) | 0;
  }
  return digest;
}

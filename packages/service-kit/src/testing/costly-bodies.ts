import { jsonBoundsFor } from '../http/json-body.js';
import { exceededBound } from '../http/json-bounds.js';

/** Units of texts that are expensive to read, to count, to clean or to match. */
const texts: readonly [name: string, unit: string][] = [
  ['letters', 'a'],
  ['spaces', ' '],
  ['spaces between letters', `a${' '.repeat(30)}`],
  ['digits', '9'],
  ['an email of signs', 'a@'],
  ['an email of labels', 'a@b.'],
  ['dots', 'a.'],
  ['dashes', '-'],
  ['quotes', '"'],
  ['backslashes', '\\'],
  ['brackets and commas', '[{,'],
  ['line breaks', '\n'],
  ['controls', '\u0000'],
  ['halves of characters', '\ud800'],
  ['pairs', '\u{1f600}'],
  ['variation selectors', 'a\ufe0f'],
  ['marks in order', 'a\u0316\u0301'],
  ['marks out of order', '\u0316\u0301'],
  ['nothing visible', '\u200b'],
  ['nothing visible between letters', 'a\u200b\u2060'],
  ['joiners of a script', '\u0915\u094d\u200d'],
  ['joiners of emoji', '\u{1f469}\u200d'],
  ['tags of a flag', '\u{1f3f4}\u{e0067}\u{e0062}'],
  ['directions', '\u202e\u2066a'],
  ['ligatures', '\ufdfa'],
];

/** Lists and objects of any number of members. */
const structures: readonly [
  name: string,
  start: string,
  unit: (n: number) => string,
  end: string,
][] = [
  ['members', '{', (n) => `"k${n}":1,`, '"k":1}'],
  ['numbered members', '{', (n) => `"${n}":1,`, '"0":1}'],
  ['one member again and again', '{', () => '"k":1,', '"k":1}'],
  ['fifty members again and again', '{', (n) => `"k${n % 50}":1,`, '"k0":1}'],
  ['objects of fifty members', '[', (n) => `{"k${n % 50}":{}},`, '{}]'],
  ['lists', '[', () => '[],', '[]]'],
  ['objects', '[', () => '{},', '{}]'],
  ['deep lists', '[', () => `${nested(29)},`, '[]]'],
  ['numbers', '[', () => '1,', '1]'],
  ['long numbers', '[', () => '1.7976931348623157e308,', '1]'],
  ['texts', '[', () => '"",', '""]'],
  ['nothing', '[', () => 'null,', 'null]'],
];

/** Values without members. */
const values: readonly [name: string, start: string, unit: string, end: string][] = [
  ['a long number', '', '9', '9'],
  ['a small number', '0.', '0', '1'],
];

/** What a route accepts before it validates. */
export interface BodyBounds {
  /** The maximum size. */
  bytes: number;
  /** The maximum lengths of texts, by the names of their members. */
  maxLengths?: ReadonlyMap<string, number>;
}

/**
 * Bodies that cost a parser or a validator as much as possible. Costly values replace each field's
 * ordinary value, or are added to the ordinary fields. Some fill the maximum size and exceed other
 * bounds; others have exactly as many members, names and levels as are accepted, and texts of exactly
 * the maximum lengths.
 *
 * @param ordinary an ordinary body
 * @returns name and JSON text of each; some are not JSON objects, or not even JSON
 */
export function costlyBodies(
  ordinary: Readonly<Record<string, unknown>>,
  { bytes, maxLengths = new Map() }: BodyBounds,
): [name: string, body: string][] {
  const json = JSON.stringify(ordinary);
  const fields = Object.keys(ordinary);
  const rest = fields.length > 0 ? `,${json.slice(1)}` : '}';
  const available = bytes - Buffer.byteLength(json) - 64;
  const isAccepted = (body: string): boolean =>
    Buffer.byteLength(body) <= bytes &&
    exceededBound(body, jsonBoundsFor(body, bytes)) === undefined;
  const inPlaces = ([name, value]: readonly [string, string]): [string, string][] =>
    fields.map((place) => [`${name} in ${place}`, withMember(ordinary, place, value)]);

  const long: [string, string][] = [
    ...texts.map(([name, unit]): [string, string] => [name, longText(unit, available)]),
    ...values.map(([name, start, unit, end]): [string, string] => [
      name,
      repeatToSize(start, () => unit, end, available),
    ]),
  ];
  const tooMany: [string, string][] = [
    ...structures.map(([name, start, unit, end]): [string, string] => [
      name,
      repeatToSize(start, unit, end, available),
    ]),
    ['depth', nested(Math.floor(available / 2))],
  ];
  return [
    ...[...long, ...tooMany].map(([name, value]): [string, string] => [`${name} alone`, value]),
    ...long.flatMap(inPlaces),
    ...texts.map(([name, unit]): [string, string] => [
      `${name} in all texts`,
      JSON.stringify(withTexts(ordinary, unit, { bytes: available, maxLengths })),
    ]),
    ...[...fields, 'another', undefined].flatMap((place) =>
      structures.map(([name, start, unit, end]): [string, string] => [
        `as many ${name} as accepted ${place === undefined ? 'alone' : `in ${place}`}`,
        mostAccepted(bytes, isAccepted, (count) => {
          const value = start + Array.from({ length: count }, (_, n) => unit(n)).join('') + end;
          return place === undefined ? value : withMember(ordinary, place, value);
        }),
      ]),
    ),
    ...inPlaces(['as much depth as accepted', nested(31)]),
    ['as much depth as accepted in another', withMember(ordinary, 'another', nested(31))],
    ['a little too much depth', withMember(ordinary, 'another', nested(32))],
    ['numbers in __proto__', withMember(ordinary, '__proto__', '[1,1]')],
    ...fields.map((field): [string, string] => [
      `as many ${field} as accepted`,
      mostAccepted(bytes, isAccepted, (n) => `{"n":1${`,"${field}":""`.repeat(n)}${rest}`),
    ]),
    ['a long name', `{"${'n'.repeat(available)}":1${rest}`],
    ['white space', `${' '.repeat(bytes - Buffer.byteLength(json))}${json}`],
    ['white space alone', ' '.repeat(bytes)],
    ['an open end', repeatToSize('{', (n) => `"k${n}":[`, '', bytes)],
    ['an open end that is accepted', mostAccepted(bytes, isAccepted, (n) => '{"k":1,'.repeat(n))],
  ];
}

/** A JSON text of at most this size, without the maximum lengths of fields. */
function longText(unit: string, bytes: number): string {
  const written = JSON.stringify(unit).slice(1, -1);
  return `"${written.repeat(Math.floor((bytes - 2) / Buffer.byteLength(written)))}"`;
}

/** Fills each text to its maximum length, as far as the size allows. A text without one stays. */
function withTexts(
  value: unknown,
  unit: string,
  { bytes, maxLengths }: Required<BodyBounds>,
): unknown {
  let left = bytes;
  const fill = (member: unknown, name: string): unknown => {
    if (Array.isArray(member)) return member.map((element: unknown) => fill(element, name));
    if (typeof member === 'object' && member !== null) {
      return Object.fromEntries(Object.entries(member).map(([key, it]) => [key, fill(it, key)]));
    }
    const max = maxLengths.get(name);
    if (typeof member !== 'string' || max === undefined) return member;
    const unitBytes = Buffer.byteLength(JSON.stringify(unit)) - 2;
    const units = Math.floor(Math.min(max / unit.length, Math.max(0, left) / unitBytes));
    left -= units * unitBytes;
    // Exactly the maximum, also when a unit does not divide it.
    return unit.repeat(units).padEnd(left > max ? max : 0, 'a');
  };
  return fill(value, '');
}

/** The largest accepted body of up to a member per 32 bytes. */
function mostAccepted(
  bytes: number,
  isAccepted: (body: string) => boolean,
  bodyOf: (count: number) => string,
): string {
  let [least, most] = [0, Math.ceil(bytes / 32)];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (isAccepted(bodyOf(middle))) least = middle;
    else most = middle - 1;
  }
  return bodyOf(least);
}

function repeatToSize(
  start: string,
  unit: (n: number) => string,
  end: string,
  bytes: number,
): string {
  const parts = [start];
  let size = Buffer.byteLength(start + end);
  for (let n = 0; ; n += 1) {
    const part = unit(n);
    size += Buffer.byteLength(part);
    if (size > bytes) return parts.join('') + end;
    parts.push(part);
  }
}

function nested(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`;
}

function withMember(ordinary: object, field: string, value: string): string {
  const others = Object.entries(ordinary)
    .filter(([name]) => name !== field)
    .map(([name, other]) => `${JSON.stringify(name)}:${JSON.stringify(other)},`);
  return `{${others.join('')}${JSON.stringify(field)}:${value}}`;
}

/** Texts that are dear to read, to count or to match, each about so long. */
const texts: readonly [name: string, unit: string][] = [
  ['letters', 'a'],
  ['spaces', ' '],
  ['digits', '9'],
  ['an e-mail of signs', 'a@'],
  ['an e-mail of labels', 'a@b.'],
  ['dots', 'a.'],
  ['dashes', '-'],
  ['quotes', '\\"'],
  ['backslashes', '\\\\'],
  ['brackets and commas', '[{,'],
  ['line breaks', '\\n'],
  ['controls', '\\u0000'],
  ['halves of characters', '\\ud800'],
  ['pairs', '\u{1f600}'],
  ['variation selectors', 'a\ufe0f'],
  ['marks out of order', '\u0316\u0301'],
  ['ligatures', '\ufdfa'],
];

/** Values that are dear to build or to walk through. */
const values: readonly [name: string, begin: string, unit: (n: number) => string, end: string][] = [
  ['members', '{', (n) => `"k${n}":1,`, '"k":1}'],
  ['numbered members', '{', (n) => `"${n}":1,`, '"0":1}'],
  ['one member again and again', '{', () => '"k":1,', '"k":1}'],
  ['lists', '[', () => '[],', '[]]'],
  ['objects', '[', () => '{},', '{}]'],
  ['numbers', '[', () => '1,', '1]'],
  ['texts', '[', () => '"",', '""]'],
  ['nothing', '[', () => 'null,', 'null]'],
  ['a long number', '', () => '9', '9'],
  ['a small number', '0.', () => '0', '1'],
];

/**
 * Bodies that cost a parser or a validator as much as possible for their length: each field in the
 * place of its ordinary value, and beside all of them.
 *
 * @param ordinary an ordinary body
 * @param bytes how long they may be
 * @returns name and JSON text of each; not all are JSON objects, or even JSON
 */
export function costlyBodies(
  ordinary: Readonly<Record<string, unknown>>,
  bytes: number,
): [name: string, body: string][] {
  const fields = Object.keys(ordinary);
  const room = bytes - Buffer.byteLength(JSON.stringify(ordinary)) - 64;
  const costly: [string, string][] = [
    ...texts.map(([name, unit]): [string, string] => [
      name,
      `"${filled('', () => unit, '', room)}"`,
    ]),
    ...values.map(([name, begin, unit, end]): [string, string] => [
      name,
      filled(begin, unit, end, room),
    ]),
    ['depth', nested(Math.floor(room / 2))],
    ['a little depth', nested(30)],
  ];
  const inFields = costly.flatMap(([name, value]) =>
    [...fields, 'another', '__proto__'].map((field): [string, string] => [
      `${name} in ${field}`,
      withMember(ordinary, field, value),
    ]),
  );
  const alone = costly.map(([name, value]): [string, string] => [`${name} alone`, value]);
  const rest = JSON.stringify(ordinary).slice(1);
  return [
    ...inFields,
    ...alone,
    ...fields.map((field): [string, string] => [
      `${field} again and again`,
      filled('{', () => `"${field}":"",`, rest, bytes),
    ]),
    ['members beside the fields', filled('{', (n) => `"k${n}":1,`, rest, bytes)],
    ['a long name', `{"${'n'.repeat(room)}":1,${rest}`],
    ['white space', `${' '.repeat(room)}{${rest}`],
    ['an open end', filled('{', (n) => `"k${n}":[`, '', bytes)],
  ];
}

function filled(begin: string, unit: (n: number) => string, end: string, bytes: number): string {
  const parts = [begin];
  let size = Buffer.byteLength(begin + end);
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

/**
 * The processor time that calls take in this process, client and service together: each call's
 * median in milliseconds, by name. All take turns, so that whatever else the machine does slows them
 * alike.
 */
export async function processorTimes(
  calls: ReadonlyMap<string, () => Promise<unknown>>,
  rounds = 9,
): Promise<Map<string, number>> {
  const taken = new Map<string, number[]>([...calls.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, call] of calls) {
      const before = process.cpuUsage();
      await call();
      const { user, system } = process.cpuUsage(before);
      taken.get(name)?.push((user + system) / 1_000);
    }
  }
  return new Map([...taken].map(([name, times]) => [name, medianOf(times)]));
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** What of some costly bodies costs the most. */
export interface CostliestBody {
  name: string;
  /** Of an ordinary body, in milliseconds of processor. */
  ordinary: number;
  /** Of the costliest, in milliseconds of processor. */
  costliest: number;
  /** Whether it is no more than ten times the ordinary one. */
  isBounded: boolean;
}

const MAX_RATIO = 10;
/** Of so many that were the costliest when sent once, the times are taken. */
const LOOKED_AT = 8;

/**
 * Sends a route the bodies that cost it the most, beside an ordinary one.
 *
 * @param ordinary is sent as it is; where its answer is dear for other reasons, one that is refused
 * @param bytes the route's body limit
 * @param send sends a body and waits for the answer
 * @param own further bodies that this route may find costly, by name
 */
export async function costliestBody(
  ordinary: Readonly<Record<string, unknown>>,
  bytes: number,
  send: (body: string) => Promise<unknown>,
  own: Readonly<Record<string, string>> = {},
): Promise<CostliestBody> {
  const bodies = Object.entries({ ...own, ordinary: JSON.stringify(ordinary) });
  const calls = [...costlyBodies(ordinary, bytes), ...bodies].map(
    ([name, body]) => [name, () => send(body)] as const,
  );
  const once = await processorTimes(new Map(calls), 1);
  const dear = new Set(['ordinary', ...costliestFirst(once).slice(0, LOOKED_AT)]);
  const times = await processorTimes(new Map(calls.filter(([name]) => dear.has(name))));
  const [name = ''] = costliestFirst(times);
  const [base = 0, costliest = 0] = [times.get('ordinary'), times.get(name)];
  return { name, ordinary: base, costliest, isBounded: costliest <= MAX_RATIO * base };
}

function costliestFirst(times: ReadonlyMap<string, number>): string[] {
  return [...times].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}

/** Units of texts that are expensive to read, to count or to match. */
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

/** Values that are expensive to build or to traverse. */
const values: readonly [name: string, start: string, unit: (n: number) => string, end: string][] = [
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
 * Bodies that cost a parser or a validator as much as possible for their length. Costly values replace
 * each field's ordinary value, or are added to the ordinary fields.
 *
 * @param ordinary an ordinary body
 * @param bytes the maximum length
 * @returns name and JSON text of each; some are not JSON objects, or not even JSON
 */
export function costlyBodies(
  ordinary: Readonly<Record<string, unknown>>,
  bytes: number,
): [name: string, body: string][] {
  const fields = Object.keys(ordinary);
  const available = bytes - Buffer.byteLength(JSON.stringify(ordinary)) - 64;
  const costly: [string, string][] = [
    ...texts.map(([name, unit]): [string, string] => [
      name,
      `"${repeatToSize('', () => unit, '', available)}"`,
    ]),
    ...values.map(([name, start, unit, end]): [string, string] => [
      name,
      repeatToSize(start, unit, end, available),
    ]),
    ['depth', nested(Math.floor(available / 2))],
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
      repeatToSize('{', () => `"${field}":"",`, rest, bytes),
    ]),
    ['members beside the fields', repeatToSize('{', (n) => `"k${n}":1,`, rest, bytes)],
    ['a long name', `{"${'n'.repeat(available)}":1,${rest}`],
    ['white space', `${' '.repeat(available)}{${rest}`],
    ['an open end', repeatToSize('{', (n) => `"k${n}":[`, '', bytes)],
  ];
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

/**
 * The processor time that calls take in this process, client and service together: each call's
 * median in milliseconds, by name. The calls alternate, so that other load on the machine slows all of
 * them equally.
 */
export async function processorTimes(
  calls: ReadonlyMap<string, () => Promise<unknown>>,
  rounds = 9,
): Promise<Map<string, number>> {
  const timesByName = new Map<string, number[]>([...calls.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, call] of calls) {
      const before = process.cpuUsage();
      await call();
      const { user, system } = process.cpuUsage(before);
      timesByName.get(name)?.push((user + system) / 1_000);
    }
  }
  return new Map([...timesByName].map(([name, times]) => [name, medianOf(times)]));
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** The costliest of several bodies. */
export interface CostliestBody {
  name: string;
  /** The time of an ordinary body, in milliseconds of processor time. */
  ordinary: number;
  /** The time of the costliest body, in milliseconds of processor time. */
  costliest: number;
  /** Whether it takes at most ten times as long as the ordinary one. */
  isBounded: boolean;
}

const MAX_RATIO = 10;
/** How many bodies are measured: those that were the costliest when sent once. */
const MEASURED = 8;

/**
 * Sends costly bodies and an ordinary one to a route, and finds the costliest.
 *
 * @param ordinary sent as it is; when its response is expensive for other reasons, an invalid body
 * @param bytes the route's body limit
 * @param send sends a body and waits for the response
 * @param own further bodies that may be costly for this route, by name
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
  const costly = new Set(['ordinary', ...costliestFirst(once).slice(0, MEASURED)]);
  const times = await processorTimes(new Map(calls.filter(([name]) => costly.has(name))));
  const [name = ''] = costliestFirst(times);
  const [base = 0, costliest = 0] = [times.get('ordinary'), times.get(name)];
  return { name, ordinary: base, costliest, isBounded: costliest <= MAX_RATIO * base };
}

function costliestFirst(times: ReadonlyMap<string, number>): string[] {
  return [...times].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}

import type { Random } from '../../../random.ts';
import { figure, gcd } from '../../../wording.ts';

/** Parts between two points: one, or several in series or in parallel. */
export type Network =
  | { form: 'one'; value: number }
  | { form: 'series' | 'parallel'; parts: readonly Network[] };

/** A positive rational number in lowest terms. */
export interface Ratio {
  top: number;
  bottom: number;
}

/** What the parts are: their values add in series, or in parallel. */
export type PartKind = 'resistor' | 'capacitor';

export const UNITS: Readonly<Record<PartKind, string>> = { resistor: 'Ω', capacitor: 'μF' };

/** The single value that the network can be replaced by. */
export function equivalentOf(network: Network, kind: PartKind): Ratio {
  if (network.form === 'one') return { top: network.value, bottom: 1 };
  const values = network.parts.map((part) => equivalentOf(part, kind));
  return isAdding(network.form, kind) ? sum(values) : inverse(sum(values.map(inverse)));
}

function isAdding(form: 'series' | 'parallel', kind: PartKind): boolean {
  return (form === 'series') === (kind === 'resistor');
}

export function toNumber({ top, bottom }: Ratio): number {
  return top / bottom;
}

function sum(values: readonly Ratio[]): Ratio {
  return values.reduce(
    (total, { top, bottom }) =>
      reduced({ top: total.top * bottom + top * total.bottom, bottom: total.bottom * bottom }),
    { top: 0, bottom: 1 },
  );
}

function inverse({ top, bottom }: Ratio): Ratio {
  return { top: bottom, bottom: top };
}

function reduced({ top, bottom }: Ratio): Ratio {
  const divisor = gcd(top, bottom);
  return { top: top / divisor, bottom: bottom / divisor };
}

/** The values of all parts, from left to right and from above. */
function valuesOf(network: Network): number[] {
  return network.form === 'one' ? [network.value] : network.parts.flatMap(valuesOf);
}

/** Says how the parts are connected: '2 Ω in series with (3 Ω in parallel with 6 Ω)'. */
export function describeNetwork(network: Network, kind: PartKind): string {
  if (network.form === 'one') return `${network.value} ${UNITS[kind]}`;
  const { form, parts } = network;
  return parts
    .map((part) => {
      const text = describeNetwork(part, kind);
      return part.form === 'one' ? text : `(${text})`;
    })
    .join(` in ${form} with `);
}

/** What typical mistakes give: the wrong rule everywhere or for one group, and all parts in a row. */
export function mistakesOf(network: Network, kind: PartKind): number[] {
  const other = kind === 'resistor' ? 'capacitor' : 'resistor';
  const values = valuesOf(network);
  const inRow = values.reduce((total, value) => total + value, 0);
  const groups = network.form === 'one' ? [] : network.parts.filter(({ form }) => form !== 'one');
  const swapped = groups.map((group) => toNumber(equivalentOf(replaced(network, group), kind)));
  return [
    ...swapped,
    toNumber(equivalentOf(network, other)),
    inRow,
    1 / values.reduce((total, value) => total + 1 / value, 0),
  ];
}

/** The network with one group taken for the other form. */
function replaced(network: Network, group: Network): Network {
  if (network.form === 'one') return network;
  const parts = network.parts.map((part): Network => {
    if (part !== group || part.form === 'one') return part;
    return { form: part.form === 'series' ? 'parallel' : 'series', parts: part.parts };
  });
  return { ...network, parts };
}

/** The steps to the equivalent value, from the inside out. */
export function explainNetwork(network: Network, kind: PartKind): string[] {
  if (network.form === 'one') return [];
  const { form, parts } = network;
  const values = parts.map((part) => toNumber(equivalentOf(part, kind)));
  const result = toNumber(equivalentOf(network, kind));
  const shown = values.map(figure);
  const names = `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)} ${UNITS[kind]} in ${form}`;
  const sums = isAdding(form, kind)
    ? shown.join(' + ')
    : `1 ÷ (${shown.map((value) => `1/${value}`).join(' + ')})`;
  return [
    ...parts.flatMap((part) => explainNetwork(part, kind)),
    `${names}: ${sums} = ${figure(result)} ${UNITS[kind]}.`,
  ];
}

/** Whether branches in parallel are equal, which makes the question too easy. */
export function hasEqualBranches(network: Network, kind: PartKind): boolean {
  if (network.form === 'one') return false;
  const { form, parts } = network;
  const values = parts.map((part) => toNumber(equivalentOf(part, kind)));
  const areEqual = form === 'parallel' && new Set(values).size < values.length;
  return areEqual || parts.some((part) => hasEqualBranches(part, kind));
}

/** A network of three to six parts, with one or two groups in parallel. */
export function randomNetwork(random: Random): Network {
  const one = (): Network => ({ form: 'one', value: random.int(1, 24) });
  const pair = (): Network => ({ form: 'series', parts: [one(), one()] });
  const branch = (): Network => (random.int(1, 3) === 1 ? pair() : one());
  const group = (branches: number): Network => ({
    form: 'parallel',
    parts: Array.from({ length: branches }, branch),
  });
  return random.pick<() => Network>([
    () => ({ form: 'series', parts: random.shuffle([one(), group(random.int(2, 3))]) }),
    () => ({ form: 'series', parts: [one(), group(2), one()] }),
    () => ({
      form: 'series',
      parts: [0, 1].map(() => ({ form: 'parallel', parts: [one(), one()] })),
    }),
    () => ({
      form: 'parallel',
      parts: random.shuffle([
        one(),
        {
          form: 'series',
          parts: random.shuffle([one(), { form: 'parallel', parts: [one(), one()] }]),
        },
      ]),
    }),
    () => ({ form: 'parallel', parts: [pair(), pair()] }),
  ])();
}

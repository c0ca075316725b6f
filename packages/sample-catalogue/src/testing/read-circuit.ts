import type { Point } from '../drawing/shape.ts';
import { distance, distanceTo, segmentsOf, type Segment } from './compare-drawings.ts';
import type { SeenPicture } from './describe-figures.ts';

/** A part between two points, with the text beside it. */
interface Part {
  ends: readonly [Point, Point];
  text: string;
}

interface Circuit {
  wires: readonly Segment[];
  parts: readonly Part[];
}

/** Reads resistors (zigzags), capacitors (pairs of plates) and wires from a picture. */
function readCircuit({ lines, texts }: SeenPicture): Circuit {
  const zigzags = lines.filter(({ points }) => points.length === 8);
  const plates = lines.filter(({ points }) => isPlate(points));
  const parts = [
    ...zigzags.map(({ points }) => [points[0] ?? [0, 0], points[7] ?? [0, 0]] as const),
    ...pairsOf(
      plates.map(({ points }): Point => middleOf(points[0] ?? [0, 0], points[1] ?? [0, 0])),
    ),
  ];
  return {
    wires: lines.filter(({ points }) => points.length < 8 && !isPlate(points)).flatMap(segmentsOf),
    parts: parts.map((ends) => {
      const middle = middleOf(...ends);
      const [nearest] = texts
        .filter(({ text }) => /\d (?:Ω|μF)$|^X$/.test(text))
        .toSorted((a, b) => distance(a.at, middle) - distance(b.at, middle));
      return { ends, text: nearest?.text ?? '' };
    }),
  };
}

/** A plate of a capacitor is upright, 20 long and ends no wire. */
function isPlate(points: readonly Point[]): boolean {
  const [a = [0, 0], b = [0, 0]] = points;
  return points.length === 2 && a[0] === b[0] && Math.abs(Math.abs(a[1] - b[1]) - 20) < 0.2;
}

function pairsOf(points: readonly Point[]): (readonly [Point, Point])[] {
  return points.flatMap((point, index) => {
    const other = points.slice(index + 1).find((it) => distance(it, point) < 9);
    return other ? [[point, other] as const] : [];
  });
}

function middleOf([x1, y1]: Point, [x2, y2]: Point): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

/** Numbers the nodes: points that wires connect are one node. */
function nodesOf({ wires, parts }: Circuit): (point: Point) => number {
  const groups: Segment[][] = [];
  for (const wire of wires) {
    const touching = groups.filter((group) => group.some((own) => isTouching(own, wire)));
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push([...touching.flat(), wire]);
  }
  // An end of a part that no wire touches is a node of its own.
  for (const end of parts.flatMap(({ ends }) => ends)) {
    if (!groups.some((group) => isOn(end, group))) groups.push([[end, end]]);
  }
  return (point) => groups.findIndex((group) => isOn(point, group));
}

function isOn(point: Point, group: readonly Segment[]): boolean {
  return group.some((segment) => distanceTo(point, segment) < 1);
}

function isTouching(a: Segment, b: Segment): boolean {
  return a.some((end) => distanceTo(end, b) < 1) || b.some((end) => distanceTo(end, a) < 1);
}

/**
 * The current from one node to another at a voltage of one, by the node equations of all others: the sum
 * of conductances between them.
 */
function conductanceBetween(
  edges: readonly { from: number; to: number; conductance: number }[],
  from: number,
  to: number,
): number {
  const count = Math.max(...edges.flatMap((edge) => [edge.from, edge.to])) + 1;
  const voltages = Array.from({ length: count }, (_, node): number => (node === from ? 1 : 0));
  // Every free node takes the mean of its neighbours again and again, until nothing changes.
  for (let change = 1; change > 1e-13;) {
    change = 0;
    for (let node = 0; node < count; node += 1) {
      if (node === from || node === to) continue;
      let [flow, sum] = [0, 0];
      for (const edge of edges) {
        if (edge.from !== node && edge.to !== node) continue;
        const other = edge.from === node ? edge.to : edge.from;
        flow += edge.conductance * (voltages[other] ?? 0);
        sum += edge.conductance;
      }
      if (sum === 0) continue;
      change = Math.max(change, Math.abs((voltages[node] ?? 0) - flow / sum));
      voltages[node] = flow / sum;
    }
  }
  return edges.reduce((current, edge) => {
    const difference = (voltages[edge.from] ?? 0) - (voltages[edge.to] ?? 0);
    if (edge.from === from) return current + edge.conductance * difference;
    return edge.to === from ? current - edge.conductance * difference : current;
  }, 0);
}

/** Conductance between two points, with the given value for X. Capacitances add as conductances do. */
function solveBetween(picture: SeenPicture, ends: readonly [Point, Point], unknown = 1): number {
  const circuit = readCircuit(picture);
  const nodeOf = nodesOf(circuit);
  const edges = circuit.parts.map(({ ends: [from, to], text }) => {
    const value = text === 'X' ? unknown : Number(/^\d+/.exec(text)?.[0]);
    return {
      from: nodeOf(from),
      to: nodeOf(to),
      conductance: text.endsWith('F') ? value : 1 / value,
    };
  });
  return conductanceBetween(edges, nodeOf(ends[0]), nodeOf(ends[1]));
}

/** The points of a picture that are named with these letters. */
function pointOf({ texts, circles }: SeenPicture, name: string): Point {
  const at = texts.find(({ text }) => text === name)?.at ?? [0, 0];
  const [nearest] = circles.toSorted((a, b) => distance(a.center, at) - distance(b.center, at));
  const [x, y] = nearest?.center ?? [0, 0];
  // The wire begins at the right or the left side of a ring.
  return nearest?.fill === 'none' ? [x + (name === 'A' ? 3 : -3), y] : [x, y];
}

/** Conductance between the points A and B of a picture, or their capacitance. @param unknown resistance X */
export function conductanceOf(picture: SeenPicture, unknown?: number): number {
  return solveBetween(picture, [pointOf(picture, 'A'), pointOf(picture, 'B')], unknown);
}

/** The ends of the two wires at the battery, in the middle of its lines. */
function batteryEnds({ lines, texts }: SeenPicture): { ends: [Point, Point]; volts: number } {
  const voltage = texts.find(({ text }) => text.endsWith(' V'));
  const plates = lines
    .filter(({ points }) => points.length === 2 && points[0]?.[0] === points[1]?.[0])
    .map(({ points: [a = [0, 0], b = [0, 0]] }) => middleOf(a, b))
    .toSorted((a, b) => distance(a, voltage?.at ?? a) - distance(b, voltage?.at ?? b));
  const [one = [0, 0], other = [0, 0]] = plates;
  return { ends: [one, other], volts: Number.parseInt(voltage?.text ?? '', 10) };
}

/** The current that a battery gives to the resistors at its ends. */
export function batteryCurrentOf(picture: SeenPicture): number {
  const { ends, volts } = batteryEnds(picture);
  // The lines of the battery itself are no wires.
  const isBattery = ([a = [0, 0], b = a]: readonly Point[]): boolean =>
    ends.some((end) => distance(middleOf(a, b), end) < 0.1);
  const lines = picture.lines.filter(({ points }) => points.length !== 2 || !isBattery(points));
  return volts * solveBetween({ ...picture, lines }, ends);
}

import { distance } from '../../../testing/compare-drawings.ts';
import { describeFigureFamilies, type FigureSolver } from '../../../testing/describe-figures.ts';
import { batteryCurrentOf, conductanceOf } from '../../../testing/read-circuit.ts';
import { circuitFigureFamilies, electricalFigureFamilies } from './circuit-figures.ts';

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

const resistance: FigureSolver = ({ figures: [shown] }) =>
  shown ? round(1 / conductanceOf(shown)) : Number.NaN;

const current: FigureSolver = ({ figures: [shown] }) =>
  shown ? round(batteryCurrentOf(shown)) : Number.NaN;

const bridge: FigureSolver = ({ stem, figures: [shown] }) => {
  if (!shown) return Number.NaN;
  if (!stem.includes('X')) return round(1 / conductanceOf(shown));
  // At balance the current between A and B does not depend on the resistor in the middle.
  const [middle] = shown.texts.toSorted(
    (a, b) => distance(a.at, [150, 100]) - distance(b.at, [150, 100]),
  );
  const without = {
    ...shown,
    texts: shown.texts.map((own) => (own === middle ? { ...own, text: '100000000 Ω' } : own)),
  };
  for (let unknown = 1; unknown <= 200; unknown += 1) {
    const change = conductanceOf(shown, unknown) - conductanceOf(without, unknown);
    if (Math.abs(change) < 1e-7) return unknown;
  }
  return Number.NaN;
};

describeFigureFamilies(
  'families of circuits in physics',
  circuitFigureFamilies,
  {
    'resistance-of-drawn-network': resistance,
    'capacitance-of-drawn-network': ({ figures: [shown] }) =>
      shown ? round(conductanceOf(shown)) : Number.NaN,
    'current-from-drawn-battery': current,
    'balanced-bridge': bridge,
  },
  { 'balanced-bridge': 100 },
);

describeFigureFamilies(
  'families of circuits in electrical engineering',
  electricalFigureFamilies,
  {
    'electrical-resistance-of-drawn-network': resistance,
    'electrical-current-from-drawn-battery': current,
    'electrical-balanced-bridge': bridge,
  },
  { 'electrical-balanced-bridge': 100 },
);

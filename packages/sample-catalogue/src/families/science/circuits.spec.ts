import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { circuitFamilies } from './circuits.ts';

/** Rounds away the noise of a computation in floating point. */
function clean(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

describeFamilies(
  'families of circuits',
  circuitFamilies,
  {
    'load-current-by-thevenin': (stem) => {
      const [source = 0, series = 0, shunt = 1, load = 1] = numbersOf(stem);
      const together = 1 / (1 / shunt + 1 / load);
      const voltage = (source * together) / (series + together);
      return clean(voltage / load);
    },
    'maximum-power-transfer': (stem) => {
      const [voltage = 0, resistance = 1] = numbersOf(stem);
      let most = 0;
      for (let load = resistance / 2; load < resistance * 2; load += resistance / 1000) {
        most = Math.max(most, (voltage / (resistance + load)) ** 2 * load);
      }
      return Math.round(most * 100) / 100;
    },
    'delta-to-star': (stem) => {
      const [ab = 0, bc = 0, ca = 0] = numbersOf(stem);
      // What is measured between two terminals, the third left open.
      const between = (direct: number, one: number, two: number): number =>
        1 / (1 / direct + 1 / (one + two));
      return (between(ab, bc, ca) + between(ca, ab, bc) - between(bc, ab, ca)) / 2;
    },
    'node-voltage-of-two-sources': (stem) => {
      const [rc = 1, first = 0, ra = 1, second = 0, rb = 1] = numbersOf(stem);
      // Superposition: one source at a time, the other replaced by a wire.
      const part = (source: number, own: number, other: number): number => {
        const rest = 1 / (1 / other + 1 / rc);
        return (source * rest) / (own + rest);
      };
      return clean(part(first, ra, rb) + part(second, rb, ra));
    },
    'time-constant-of-circuit': (stem) => {
      const [part = 0, first = 1, second = 1] = numbersOf(stem);
      return stem.includes('coil') ? part / (first + second) : part / (1 / first + 1 / second);
    },
    'series-resonance-quality': (stem) => {
      const [millihenries = 0, nanofarads = 1, ohms = 1, volts = 1] = numbersOf(stem);
      const angular = 1 / Math.sqrt(millihenries * 1e-3 * nanofarads * 1e-9);
      const quality = (angular * millihenries * 1e-3) / ohms;
      return clean(stem.includes('across') ? volts * quality : quality);
    },
    'three-phase-load-power': (stem) => {
      const [resistance = 0, reactance = 0, line = 0] = numbersOf(stem);
      const phase = stem.includes('star') ? line / Math.sqrt(3) : line;
      const current = phase / Math.hypot(resistance, reactance);
      return clean((3 * current ** 2 * resistance) / 1000);
    },
    'power-factor-correction': (stem) => {
      const [, low = '', high = ''] =
        /factor of (\S+) lagging.* to (\S+?)(?: lagging)?\?/.exec(stem) ?? [];
      const angle = (factor: string): number => {
        const [top = 1, bottom = 1] = factor === 'unity' ? [1] : factor.split('/').map(Number);
        return Math.acos(top / bottom);
      };
      const [kilowatts = 0] = numbersOf(stem);
      return clean(kilowatts * (Math.tan(angle(low)) - Math.tan(angle(high))));
    },
    'rms-of-composite-current': (stem) => {
      const [steady = 0, alternating = 0] = numbersOf(stem);
      const steps = 400;
      let squares = 0;
      for (let step = 0; step < steps; step += 1) {
        squares +=
          (steady + alternating * Math.SQRT2 * Math.sin((2 * Math.PI * step) / steps)) ** 2;
      }
      const mean = clean(squares / steps);
      if (!stem.includes('power')) return Math.sqrt(mean);
      return mean * Number(/of (\d+) Ω/.exec(stem)?.[1]);
    },
    'coupled-coils': (stem) => {
      const [first = 0, second = 0, coupling = 0] = numbersOf(stem);
      // Energy of one ampere in both coils.
      const own = (first + second) / 2;
      const shared = coupling * Math.sqrt(first * second);
      return 2 * (own + (stem.includes('aid') ? shared : -shared));
    },
  },
  { 'power-factor-correction': 120, 'three-phase-load-power': 50 },
);

describeUnits(circuitFamilies);

import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numberAt, numbersOf } from '../../testing/expect-family.ts';
import { electricityFamilies } from './electricity.ts';

describeFamilies('families of electricity', electricityFamilies, {
  'coulomb-force': (stem) => {
    const [first = 0, second = 0, distance = 1] = numbersOf(stem);
    const field = (9e9 * first * 1e-6) / (distance * 0.01) / (distance * 0.01);
    return field * second * 1e-6;
  },
  'work-on-charge': (stem) => {
    const [probe = 0, far = 1, near = 1, charge = 0] = numbersOf(stem);
    const potential = (distance: number): number => (9e9 * charge * 1e-6) / distance;
    return probe * 1e-6 * (potential(near) - potential(far));
  },
  'capacitor-combination': (stem) => {
    const [first = 0, second = 0, third = 1] = numbersOf(stem);
    return 1 / (1 / (first + second) + 1 / third);
  },
  'capacitor-energy': (stem) => {
    const [microfarads = 0, volts = 0] = numbersOf(stem);
    const charge = microfarads * 1e-6 * volts;
    return charge * (volts / 2) * 1000;
  },
  'charged-capacitors-joined': (stem) => {
    const [charged = 0, volts = 0, empty = 0] = numbersOf(stem);
    const charge = charged * volts;
    const common = charge / (charged + empty);
    if (!stem.includes('lost')) return common;
    return (charge ** 2 / charged - charge ** 2 / (charged + empty)) / 2000;
  },
  'parallel-resistors': (stem) => 1 / (1 / numberAt(stem, 0) + 1 / numberAt(stem, 1)),
  'cell-internal-resistance': (stem) => {
    const [voltage = 0, inner = 0, outer = 1] = numbersOf(stem);
    return (voltage * outer) / (outer + inner);
  },
  'metre-bridge': (stem) => {
    const [known = 0, balance = 0] = numbersOf(stem);
    return known / ((100 - balance) / balance);
  },
  'stretched-wire-resistance': (stem) => {
    const [resistance = 0, percent = 0] = numbersOf(stem);
    const [length, area] = [1 + percent / 100, 1 / (1 + percent / 100)];
    return (resistance * length) / area;
  },
  'drift-velocity': (stem) => {
    const [, current = '', area = '', density = ''] =
      /current of (\d+) A .* of (\d+) mm² and (\d+) × 10²⁸/.exec(stem) ?? [];
    const perMetre = Number(density) * 1e28 * (Number(area) / 1e6);
    const electronsPerSecond = Number(current) / 1.6e-19;
    return Number((electronsPerSecond / perMetre).toPrecision(3));
  },
  'energy-used-cost': (stem) => {
    const [watts = 0, hours = 0, days = 0] = numbersOf(stem);
    const joules = watts * hours * 3600 * days;
    return joules / 3.6e6;
  },
});

describeUnits(electricityFamilies);

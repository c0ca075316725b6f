import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { engineFamilies } from './engines-fluids-production.ts';

function clean(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

describeFamilies('families of engines, fluids and production', engineFamilies, {
  'carnot-refrigerator': (stem) => {
    const [cold = 0, warm = 0] = numbersOf(stem);
    const entropy = 1;
    const work = entropy * warm - entropy * cold;
    return (entropy * (stem.includes('heat pump') ? warm : cold)) / work;
  },
  'brake-thermal-efficiency': (stem) => {
    const [power = 0, second = 1, value = 1] = numbersOf(stem);
    if (stem.includes('friction')) return clean((power / second) * 100 - power);
    return clean((power * 3600 * 100) / (second * value));
  },
  'reynolds-number': (stem) => {
    const [, density = '', viscosity = '', speed = '', diameter = ''] =
      /of (\d+) kg\/m³ .* of (\d+) × 10⁻³ .* at ([\d.]+) m\/s .* of (\d+) mm/.exec(stem) ?? [];
    const kinematic = (Number(viscosity) * 1e-3) / Number(density);
    return clean((Number(speed) * Number(diameter) * 1e-3) / kinematic);
  },
  'force-of-jet': (stem) => {
    const [area = 0, speed = 0] = numbersOf(stem);
    const plate = Number(/jet at (\d+) m/.exec(stem)?.[1] ?? 0);
    const massPerSecond = 1000 * area * 1e-4 * (speed - plate);
    return clean(massPerSecond * (speed - plate));
  },
  'darcy-weisbach-loss': (stem) => {
    const [speed = 0, length = 0, millimetres = 1, factor = 0] = numbersOf(stem);
    const head = speed ** 2 / 20;
    return clean(factor * (length / (millimetres / 1000)) * head);
  },
  'cutting-speed-and-time': (stem) => {
    const [first = 0, speed = 1, feed = 1] = numbersOf(stem);
    if (stem.includes('cutting speed')) return clean((22 * first * speed) / 7000);
    return clean(first / feed / speed);
  },
  'economic-order-quantity': (stem) => {
    const [demand = 0, cost = 0, holding = 0] = numbersOf(stem);
    let [best, least] = [0, Infinity];
    for (let quantity = 1; quantity < 2000; quantity += 1) {
      const yearly = (demand / quantity) * cost + (quantity / 2) * holding;
      if (yearly < least) [best, least] = [quantity, yearly];
    }
    return best;
  },
  'pert-expected-time': (stem) => {
    const [short = 0, likely = 0, long = 0] = numbersOf(stem);
    if (stem.includes('variance')) return ((long - short) / 6) ** 2;
    return clean(likely + (short + long - 2 * likely) / 6);
  },
});

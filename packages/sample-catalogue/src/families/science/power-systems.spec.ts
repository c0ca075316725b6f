import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { powerFamilies } from './power-systems.ts';

function clean(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

describeFamilies(
  'families of power systems',
  powerFamilies,
  {
    'load-factor': (stem) => {
      const [peak = 1, other = 0] = numbersOf(stem);
      if (stem.includes('How much energy')) {
        let energy = 0;
        for (let hour = 0; hour < 24; hour += 1) energy += (peak * other) / 100;
        return clean(energy);
      }
      return clean((other / (24 * peak)) * 100);
    },
    'diversity-factor': (stem) => {
      const [first = 0, second = 0, third = 0, factor = 1] = numbersOf(stem);
      return (first + second + third) / factor;
    },
    'hydro-station-output': (stem) => {
      const [flow = 0, head = 0, percent = 0] = numbersOf(stem);
      const joulesPerSecond = flow * 1000 * 9.8 * head;
      return clean((joulesPerSecond * percent) / 100 / 1e6);
    },
    'line-loss-and-voltage': (stem) => {
      const [low = 1, loss = 0, high = 1] = numbersOf(stem);
      const current = low / high;
      return loss * current * current;
    },
    'string-efficiency': (stem) => {
      const [share = 0, top = 0] = numbersOf(stem);
      // Charging currents: each link pin sends its own to earth on top of what comes from above.
      const middle = top + share * top;
      const line = middle + share * (top + middle);
      return Math.round((stem.includes('middle') ? middle : line) * 100) / 100;
    },
    'surge-impedance-loading': (stem) => {
      const [volts = 0, millihenries = 0, nanofarads = 1] = numbersOf(stem);
      const impedance = Math.sqrt((millihenries * 1e-3) / (nanofarads * 1e-9));
      const phase = (volts * 1e3) / Math.sqrt(3);
      return clean((3 * phase * phase) / impedance / 1e6);
    },
    'per-unit-base-change': (stem) => {
      const [reactance = 0, oldPower = 1, oldVolts = 1, newPower = 1, newVolts = 1] =
        numbersOf(stem);
      const ohms = (reactance * oldVolts ** 2) / oldPower;
      return clean(ohms / (newVolts ** 2 / newPower));
    },
    'fault-level': (stem) => {
      const [generator = 0, transformer = 0, base = 0] = numbersOf(stem);
      const perUnitCurrent = 1 / ((generator + transformer) / 100);
      return clean(base * perUnitCurrent);
    },
    'economic-dispatch': (stem) => {
      const [, a = '', low = '', b = '', high = '', demand = ''] =
        /\((\d+)P₁ \+ (\d+)\) and \((\d+)P₂ \+ (\d+)\).* of (\d+) MW/.exec(
          stem.replaceAll(',', ''),
        ) ?? [];
      // Closes in on the share at which neither unit is the dearer one.
      let [least, most] = [0, Number(demand)];
      for (let round = 0; round < 60; round += 1) {
        const share = (least + most) / 2;
        const difference =
          Number(a) * share + Number(low) - Number(b) * (Number(demand) - share) - Number(high);
        if (difference > 0) most = share;
        else least = share;
      }
      return clean(least);
    },
    'inertia-constant': (stem) => {
      const numbers = numbersOf(stem);
      if (!stem.includes('identical')) return (numbers[0] ?? 0) * (numbers[1] ?? 0);
      const [machines = 0, rating = 0, inertia = 0, base = 1] = numbers;
      return clean((machines * rating * inertia) / base);
    },
  },
  { 'surge-impedance-loading': 50, 'line-loss-and-voltage': 140 },
);

describeUnits(powerFamilies);

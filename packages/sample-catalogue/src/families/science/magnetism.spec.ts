import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { magnetismFamilies } from './magnetism.ts';

describeFamilies('families of magnetism and induction', magnetismFamilies, {
  'force-on-current': (stem) => {
    const numbers = numbersOf(stem);
    const [centimetres = 0, current = 0] = numbers;
    const field = numbers.at(-1) ?? 0;
    const sine = stem.includes('30°') ? 0.5 : 1;
    return (centimetres / 100) * current * field * sine;
  },
  'ion-in-magnetic-field': (stem) => {
    const [, mass = '', charge = '', speed = '', field = ''] =
      /mass ([\d.]+) × 10⁻²⁷ kg, charge ([\d.]+) × .* at (\d+) × 10⁵ .* of ([\d.]+) T/.exec(stem) ??
      [];
    const [momentum, pull] = [
      Number(mass) * 1e-27 * Number(speed) * 1e5,
      Number(charge) * 1e-19 * Number(field),
    ];
    return (momentum / pull) * 100;
  },
  'field-of-straight-wire': (stem) => {
    const [centimetres = 1, current = 0] = numbersOf(stem);
    const around = 2 * Math.PI * (centimetres / 100);
    return ((4 * Math.PI * 1e-7 * current) / around) * 1e6;
  },
  'voltmeter-series-resistance': (stem) => {
    const [coil = 0, milliamperes = 1, volts = 0] = numbersOf(stem);
    const current = milliamperes / 1000;
    return (volts - coil * current) / current;
  },
  'ammeter-shunt': (stem) => {
    const [coil = 0, milliamperes = 0, range = 0] = numbersOf(stem);
    const current = milliamperes / 1000;
    return (coil * current) / (range - current);
  },
  'induced-emf-of-coil': (stem) => {
    const [turns = 0, before = 0, after = 0, milliseconds = 1] = numbersOf(stem);
    return (turns * before - turns * after) / milliseconds;
  },
  'motional-emf': (stem) => {
    const [centimetres = 0, speed = 0, field = 0, ohms = 1] = numbersOf(stem);
    const areaPerSecond = (centimetres / 100) * speed;
    return (areaPerSecond * field) / ohms;
  },
  'inductor-energy': (stem) => {
    const [millihenries = 0, current = 0] = numbersOf(stem);
    const linkage = (millihenries / 1000) * current;
    return (linkage / 2) * current;
  },
  'transformer-current': (stem) => {
    const efficiency = Number(/efficiency of (\d+)%/.exec(stem)?.[1] ?? 100) / 100;
    const [primary = 1, secondary = 0, load = 0] = numbersOf(stem.replace(/^.*? steps/, ''));
    return (load * secondary) / (primary * efficiency);
  },
  'series-lcr-current': (stem) => {
    const [resistance = 0, inductive = 0, capacitive = 0, volts = 0] = numbersOf(stem);
    const current = volts / Math.hypot(resistance, inductive - capacitive);
    return stem.includes('power')
      ? volts * current * Math.cos(Math.atan2(inductive - capacitive, resistance))
      : current;
  },
});

describeUnits(magnetismFamilies);

import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { machineFamilies } from './electrical-machines.ts';

describeFamilies(
  'families of electrical machines',
  machineFamilies,
  {
    'induction-motor-slip': (stem) => {
      const [poles = 1, frequency = 0, speed = 0] = numbersOf(stem);
      const fieldTurns = frequency / (poles / 2);
      const behind = fieldTurns - speed / 60;
      if (stem.includes('slip')) return (100 * behind) / fieldTurns;
      return behind * (poles / 2);
    },
    'rotor-copper-loss': (stem) => {
      const [input = 0, percent = 0, stator = 0] = numbersOf(stem);
      const mechanical = (input - stator) * (1 - percent / 100);
      return (input - stator - mechanical) * 1000;
    },
    'dc-machine-emf': (stem) => {
      const [poles = 0, conductors = 0, flux = 0, speed = 0] = numbersOf(stem);
      const paths = stem.includes('wave') ? 2 : poles;
      const perConductor = ((poles * flux) / 1000) * (speed / 60);
      return (perConductor * conductors) / paths;
    },
    'dc-motor-speed': (stem) => {
      const [volts = 0, ohms = 0, speed = 0, light = 0, heavy = 0] = numbersOf(stem);
      const perTurn = (volts - light * ohms) / speed;
      return (volts - heavy * ohms) / perTurn;
    },
    'transformer-maximum-efficiency': (stem) => {
      const [rating = 0, iron = 0, copper = 0] = numbersOf(stem);
      let [best, most] = [0, 0];
      for (let thousandth = 1; thousandth <= 1200; thousandth += 1) {
        const share = thousandth / 1000;
        const efficiency =
          (share * rating) / (share * rating + (iron + share ** 2 * copper) / 1000);
        if (efficiency > most) [best, most] = [share, efficiency];
      }
      return best * rating;
    },
    'transformer-regulation': (stem) => {
      const [resistance = 0, reactance = 0, factor = 1] = numbersOf(stem);
      const angle = Math.acos(factor) * (stem.includes('leading') ? -1 : 1);
      return resistance * Math.cos(angle) + reactance * Math.sin(angle);
    },
    'transformer-efficiency': (stem) => {
      const [rating = 0, iron = 0, copper = 0, factor = 0] = numbersOf(stem);
      const current = stem.includes('half') ? 0.5 : 1;
      const output = current * rating * factor;
      const input = output + (iron + current * current * copper) / 1000;
      return Math.round((output / input) * 10_000) / 100;
    },
    'transformer-emf-equation': (stem) => {
      const [milliwebers = 0, frequency = 0, turns = 0, constant = 0] = numbersOf(stem);
      return constant * (milliwebers / 1000) * frequency * turns;
    },
    'reduced-voltage-starting': (stem) => {
      const [torque = 0, percent = 0] = numbersOf(stem);
      return (((torque * percent) / 100) * percent) / 100;
    },
    'stepper-motor-steps': (stem) => {
      const [phases = 1, teeth = 1, pulses = 0] = numbersOf(stem);
      const degrees = 360 / teeth / phases;
      return Math.round((pulses * degrees) / 360);
    },
  },
  { 'induction-motor-slip': 100 },
);

describeUnits(machineFamilies);

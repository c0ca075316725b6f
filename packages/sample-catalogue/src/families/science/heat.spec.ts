import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { heatFamilies } from './heat.ts';

describeFamilies('families of heat', heatFamilies, {
  'mixing-hot-and-cold-water': (stem) => {
    const [hot = 0, high = 0, cold = 0, low = 0] = numbersOf(stem);
    return (hot * high + cold * low) / (hot + cold);
  },
  'melting-ice-heat': (stem) => {
    const [, mass = '', degrees = ''] =
      /turns (\d+) g of ice at 0 °C into water at (\d+) °C/.exec(stem) ?? [];
    let heat = 0;
    for (let gram = 0; gram < Number(mass); gram += 1) heat += 80 + Number(degrees);
    return heat;
  },
  'linear-expansion': (stem) => {
    const [length = 0, low = 0, high = 0, coefficient = 0] = numbersOf(stem);
    const longer = length * (1 + coefficient * 1e-6 * (high - low));
    return (longer - length) * 1000;
  },
  'heat-conduction-junction': (stem) => {
    const [first = 1, second = 1, high = 0] = numbersOf(stem);
    // Resistances to heat in a row share the difference of temperature.
    return high * (1 / second / (1 / first + 1 / second));
  },
  'stefan-boltzmann-law': (stem) => {
    const [cold = 1, power = 0, hot = 0] = numbersOf(stem);
    return power * (hot / cold) ** 2 * (hot / cold) ** 2;
  },
  'carnot-efficiency': (stem) => {
    const [hot = 1, cold = 0, heat = 0] = numbersOf(stem);
    // Entropy taken from the source goes to the sink.
    return heat - (heat / hot) * cold;
  },
  'first-law-of-thermodynamics': (stem) => {
    const [heat = 0, from = 0, to = 0, pressure = 0] = numbersOf(stem);
    return heat - pressure * 1e5 * ((to - from) * 1e-3);
  },
  'heat-at-constant-pressure-and-volume': (stem) => {
    const [heat = 0] = numbersOf(stem);
    const freedom = stem.includes('monatomic') ? 3 : 5;
    const work = heat / (freedom / 2 + 1);
    return stem.includes('do work') ? work : heat - work;
  },
  'rms-speed-and-temperature': (stem) => {
    const [, before = '', celsius = '', after = ''] =
      /speed of (\d+) m\/s at (−?\d+) °C. At what temperature is it ([\d,]+) m/.exec(stem) ?? [];
    const kelvin = Number(celsius.replace('−', '-')) + 273;
    const perSquare = kelvin / Number(before) ** 2;
    return perSquare * Number(after.replace(',', '')) ** 2 - 273;
  },
  'kinetic-energy-of-gas': (stem) => {
    const [volume = 0, pressure = 0] = numbersOf(stem);
    return (3 * (pressure * 1e5) * (volume / 1000)) / 2;
  },
  'degrees-of-freedom-energy': (stem) => {
    const [amount = 0, kelvin = 0] = numbersOf(stem);
    const halves = stem.includes('monatomic') ? 3 : 5;
    return halves * 4.15 * amount * kelvin;
  },
});

describeUnits(heatFamilies);

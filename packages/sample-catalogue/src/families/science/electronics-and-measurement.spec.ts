import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { electronicsFamilies } from './electronics-and-measurement.ts';

function clean(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

describeFamilies(
  'families of electronics and measurement',
  electronicsFamilies,
  {
    'summing-amplifier': (stem) => {
      const [feedback = 0, u = 0, first = 1, v = 0, second = 1] = numbersOf(stem);
      // The currents into the virtual earth go through the feedback resistor.
      const current = u / first + v / second;
      return clean(-current * feedback);
    },
    'transistor-bias': (stem) => {
      const [gain = 0, drop = 0, base = 1, load = 0, supply = 0] = numbersOf(stem);
      const baseCurrent = (supply - drop) / (base * 1e3);
      return clean(supply - baseCurrent * gain * load * 1e3);
    },
    'zener-regulator': (stem) => {
      const [zener = 0, supply = 0, series = 1, load = 1] = numbersOf(stem);
      return clean(((supply - zener) / series - zener / load) * 1000);
    },
    'converter-resolution': (stem) => {
      const [, bits = '', full = '', code = ''] =
        /An? (\d)-bit .* gives ([\d.]+) V .* input ([01]+)\?/.exec(stem) ?? [];
      const most = '1'.repeat(Number(bits));
      return clean((Number(full) * parseInt(code, 2)) / parseInt(most, 2));
    },
    'dc-converter-voltage': (stem) => {
      const [volts = 0, duty = 0] = numbersOf(stem);
      // The volt-seconds of the inductor over a period add up to nought.
      const on = duty;
      const off = 1 - duty;
      if (stem.includes('buck-boost')) return clean((volts * on) / off);
      if (stem.includes('boost')) return clean((volts * on + volts * off) / off);
      return clean((volts * on) / (on + off));
    },
    'controlled-rectifier-voltage': (stem) => {
      const [peak = 0, angle = 0] = numbersOf(stem);
      const alpha = (angle * Math.PI) / 180;
      // Adds up half a period; a half-controlled bridge lets no negative voltage through.
      const steps = 20_000;
      const last = stem.includes('half-controlled') ? Math.PI : Math.PI + alpha;
      let area = 0;
      for (let step = 0; step < steps; step += 1) {
        area +=
          Math.sin(alpha + ((step + 0.5) / steps) * (last - alpha)) * ((last - alpha) / steps);
      }
      return Math.round(peak * area * 1000) / 1000;
    },
    'two-wattmeter-method': (stem) => {
      const [first = 0, second = 0] = numbersOf(stem);
      const phase = Math.atan((Math.sqrt(3) * (first - second)) / (first + second));
      if (stem.includes('reversed')) return first + -second;
      const reactive = Math.round(((first + second) * Math.tan(phase)) / Math.sqrt(3));
      return `${reactive.toLocaleString('en-IN')}√3 VAr`;
    },
    'voltmeter-loading': (stem) => {
      const [first = 0, second = 1, supply = 0, meter = 1] = numbersOf(stem);
      const conductance = 1 / second + 1 / meter;
      return clean(supply / (1 + first * conductance));
    },
    'limiting-error-of-meter': (stem) => {
      const [, full = 0, accuracy = 0, reading = 1] = numbersOf(stem);
      return clean((accuracy * full) / reading);
    },
    'energy-meter-revolutions': (stem) => {
      const [constant = 0, minutes = 0, volts = 0, amperes = 0, factor = 0] = numbersOf(stem);
      const joules = volts * amperes * factor * minutes * 60;
      return clean((joules / 3.6e6) * constant);
    },
  },
  { 'limiting-error-of-meter': 70, 'dc-converter-voltage': 120 },
);

describeUnits(electronicsFamilies);

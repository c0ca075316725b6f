import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { lifeFamilies } from './physiology-and-ecology.ts';

function clean(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

describeFamilies('families of physiology and ecology', lifeFamilies, {
  'cardiac-output': (stem) => {
    const numbers = numbersOf(stem);
    if (stem.includes('pumps')) return clean(((numbers[0] ?? 0) * 1000) / (numbers[1] ?? 1));
    const [filled = 0, left = 0, rate = 0] = numbers;
    let pumped = 0;
    for (let beat = 0; beat < rate; beat += 1) pumped += filled - left;
    return pumped / 1000;
  },
  'lung-volumes-and-capacities': (stem) => {
    const [tidal = 0, inspiratory = 0, expiratory = 0, residual = 0] = numbersOf(stem);
    const total = tidal + inspiratory + expiratory + residual;
    if (stem.includes('the vital')) return total - residual;
    if (stem.includes('total lung')) return total;
    if (stem.includes('functional')) return total - tidal - inspiratory;
    return stem.includes('the inspiratory')
      ? total - expiratory - residual
      : total - inspiratory - residual;
  },
  'alveolar-ventilation': (stem) => {
    const [rate = 0, tidal = 0, dead = 0] = numbersOf(stem);
    return rate * tidal - rate * dead;
  },
  'calvin-cycle-needs': (stem) => {
    const glucose = numbersOf(stem).at(-1) ?? 0;
    const turns = 6 * glucose;
    if (stem.includes('C₄')) return turns * 3 + turns * 2;
    if (stem.includes('NADPH')) return turns * 2;
    return stem.includes('ATP') ? turns * 3 : turns;
  },
  'respiratory-quotient': (stem) => {
    const formula = (/substrate (\S+)/.exec(stem)?.[1] ?? '').replace(/[₀-₉]/g, (digit) =>
      String(digit.charCodeAt(0) - 0x2080),
    );
    const [carbon = 0, hydrogen = 0, oxygen = 0] = ['C', 'H', 'O'].map((symbol) =>
      Number(new RegExp(`${symbol}(\\d*)`).exec(formula)?.[1] || 1),
    );
    // Oxygen atoms in the products, less those that the substrate brings.
    const atoms = 2 * carbon + hydrogen / 2 - oxygen;
    return carbon / (atoms / 2);
  },
  'birth-and-death-rates': (stem) => {
    const [size = 1, births = 0, deaths = 0, arrived = 0, left = 0] = numbersOf(stem);
    return stem.includes('birth rate')
      ? births / size
      : size + (births + arrived) - (deaths + left);
  },
  'logistic-population-growth': (stem) => {
    const [size = 0, rate = 0, capacity = 1] = numbersOf(stem);
    return clean(rate * size - (rate * size * size) / capacity);
  },
  'mark-and-recapture': (stem) => {
    const [marked = 0, again = 0, found = 1] = numbersOf(stem);
    return clean(marked / (found / again));
  },
  'ten-per-cent-law': (stem) => {
    const [, chain = '', energy = '', from = '', verb = '', to = ''] =
      /chain (.*), ([\d,]+) kJ are stored by the (.*?)\. .* energy (reaches|was stored by) the (.*)\?/.exec(
        stem,
      ) ?? [];
    const links = chain.split(' → ');
    const steps = links.indexOf(to) - links.indexOf(from);
    if ((verb === 'reaches') !== steps > 0) return Number.NaN;
    return clean(Number(energy.replaceAll(',', '')) * 0.1 ** steps);
  },
});

describeUnits(lifeFamilies);

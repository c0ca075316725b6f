import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { isSame, search } from '../../testing/search.ts';
import { percentageFamilies } from './percentages.ts';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'percent-of-number': (stem) => numberAt(stem, 1) / (100 / numberAt(stem, 0)),
  'percent-of-unknown': (stem) => {
    const [known = 1, part = 0, asked = 0] = numbersOf(stem);
    return (part / known) * asked;
  },
  'successive-change': (stem) => {
    const [price = 0, rise = 0, fall = 0] = numbersOf(stem);
    const raised = price + price * (rise / 100);
    return raised - raised * (fall / 100);
  },
  'pass-marks': (stem) => {
    const [percent = 1, scored = 0, short = 0] = numbersOf(stem);
    return search(1, 5000, 1, (total) => isSame((total * percent) / 100, scored + short));
  },
  'percent-more-and-less': (stem) => {
    const [percent = 0] = numbersOf(stem);
    const first = stem.includes('% more than') ? 1 + percent / 100 : 1 - percent / 100;
    const answer = (Math.abs(1 - first) / first) * 100;
    for (let bottom = 1; ; bottom += 1) {
      const top = Math.round(answer * bottom);
      if (isSame(top / bottom, answer)) {
        const whole = Math.floor(top / bottom);
        const rest = top - whole * bottom;
        return `${[whole || '', rest ? `${rest}/${bottom}` : ''].join(' ').trim()}%`;
      }
    }
  },
  'price-cut-and-quantity': (stem) => {
    const [fall = 0, extra = 0, money = 0] = numbersOf(stem);
    const price = search(0.25, 400, 0.25, (trial) =>
      isSame(money / (trial * (1 - fall / 100)) - money / trial, extra),
    );
    return stem.includes('the reduced price') ? price * (1 - fall / 100) : price;
  },
  'election-votes': (stem) => {
    const [invalid = 0, share = 0, margin = 0] = numbersOf(stem);
    return search(100, 100_000, 100, (total) => {
      const valid = total - (total * invalid) / 100;
      const winner = (valid * share) / 100;
      return isSame(winner - (valid - winner), margin);
    });
  },
  'population-growth': (stem) => {
    const numbers = numbersOf(stem);
    if (stem.includes('ago')) {
      const [rate = 0, , now = 0] = numbers;
      return now / (1 + rate / 100) / (1 + rate / 100);
    }
    const [now = 0, rate = 0] = numbers;
    const next = now + (now * rate) / 100;
    return next + (next * rate) / 100;
  },
  'salary-and-savings': (stem) => {
    const [rent = 0, food = 0, saved = 0] = numbersOf(stem);
    return search(1000, 100_000, 1000, (salary) => {
      const rest = salary - (salary * rent) / 100;
      return isSame(rest - (rest * food) / 100, saved);
    });
  },
  'failed-in-both': (stem) => {
    const [first = 0, second = 0, both = 0] = numbersOf(stem);
    const onlyFirst = first - both;
    const onlySecond = second - both;
    return 100 - onlyFirst - onlySecond - both;
  },
  'fresh-and-dry-fruit': (stem) => {
    const [fresh = 0, dry = 0, weight = 0] = numbersOf(stem);
    const solid = weight - weight * (fresh / 100);
    return Math.round((solid / (1 - dry / 100)) * 100) / 100;
  },
  'commission-in-slabs': (stem) => {
    const [low = 0, limit = 0, high = 0, earned = 0] = numbersOf(stem);
    return search(limit, 200_000, 1000, (sales) =>
      isSame((limit * low) / 100 + ((sales - limit) * high) / 100, earned),
    );
  },
  'product-of-two-changes': (stem) => {
    const [longer = 0, narrower = 0] = numbersOf(stem);
    const change = (100 + longer) * (1 - narrower / 100) - 100;
    if (isSame(change, 0)) return 'It does not change';
    const size = Number(Math.abs(change).toFixed(3));
    return `It ${change > 0 ? 'increases' : 'decreases'} by ${size}%`;
  },
};

describeFamilies('families on percentages', percentageFamilies, SOLVERS);

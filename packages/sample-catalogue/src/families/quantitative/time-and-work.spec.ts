import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { mixedNumber } from '../../testing/mixed-number.ts';
import { isSame, search } from '../../testing/search.ts';
import { timeAndWorkFamilies } from './time-and-work.ts';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'work-together': (stem) =>
    `${mixedNumber(1 / (1 / numberAt(stem, 0) + 1 / numberAt(stem, 1)))} days`,
  'workers-and-days': (stem) => {
    const [workers = 0, days = 0, others = 1] = numbersOf(stem);
    let left = workers * days;
    let needed = 0;
    while (left > 0) {
      left -= others;
      needed += 1;
    }
    return left === 0 ? needed : Number.NaN;
  },
  'alone-from-together': (stem) => {
    const [both = 0, known = 0] = numbersOf(stem);
    return search(1, 200, 1, (days) => isSame(1 / known + 1 / days, 1 / both));
  },
  'one-leaves-early': (stem) => {
    const [first = 0, second = 0, start = 0] = numbersOf(stem);
    let done = 0;
    let day = 0;
    for (; done < 1 - 1e-9; day += 1) done += 1 / second + (day < start ? 1 / first : 0);
    // Where the last day is not a whole one, it counts with its share.
    return day - start - (done - 1) * second;
  },
  'times-as-fast': (stem) => {
    const [, word = ''] = /works (\w+) (?:times )?as fast/.exec(stem) ?? [];
    const times = ['', '', 'twice', 'three', 'four', 'five'].indexOf(word);
    const [, one = '', , asked = ''] = /^(\w+) works .* as (\w+)\..* does (\w+) /.exec(stem) ?? [];
    const together = numberAt(stem, 0);
    const slow = search(1, 500, 1, (days) => isSame(1 / days + times / days, 1 / together));
    return asked === one ? slow / times : slow;
  },
  'wages-by-work': (stem) => {
    const [a = 0, b = 0, c = 0, paid = 0] = numbersOf(stem);
    const together = 1 / (1 / a + 1 / b + 1 / c);
    return paid * (together / b);
  },
  'men-and-women': (stem) => {
    const [men = 0, women = 0, days = 0, m = 0, w = 0] = numbersOf(stem);
    return 1 / (m / (men * days) + w / (women * days));
  },
  'workers-days-and-hours': (stem) => {
    const [workers = 0, days = 0, hours = 0, others = 0, otherHours = 0] = numbersOf(stem);
    return search(1, 300, 1, (time) => isSame(time * others * otherHours, workers * days * hours));
  },
  'fill-and-empty': (stem) => {
    const [fill = 0, second = 0] = numbersOf(stem);
    return stem.includes('leak')
      ? search(1, 200, 1, (empty) => isSame(1 / fill - 1 / empty, 1 / second))
      : search(1, 200, 1, (time) => isSame(time / fill - time / second, 1));
  },
  'three-pipes': (stem) => {
    const [first = 0, second = 0, third = 0] = numbersOf(stem);
    const hours = mixedNumber(1 / (1 / first + 1 / second - 1 / third));
    return hours === '1' ? '1 hour' : `${hours} hours`;
  },
};

describeFamilies('families on time and work', timeAndWorkFamilies, SOLVERS);

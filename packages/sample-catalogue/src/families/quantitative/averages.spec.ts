import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { isSame, search } from '../../testing/search.ts';
import { averageFamilies } from './averages.ts';

const SMALL = ['', '', 'twice', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const SOLVERS: Readonly<Record<string, Solver>> = {
  'average-newcomer': (stem) => {
    const [members = 0, average = 0, rise = 0] = numbersOf(stem);
    return search(1, 120, 1, (age) =>
      isSame((members * average + age) / (members + 1), average + rise),
    );
  },
  'average-replacement': (stem) => {
    const [left = 0, members = 0, change = 0] = numbersOf(stem);
    const sign = stem.includes('rises') ? 1 : -1;
    const rest = (members - 1) * 60;
    return search(1, 200, 1, (weight) =>
      isSame((rest + weight) / members - (rest + left) / members, sign * change),
    );
  },
  'average-corrected': (stem) => {
    const [count = 0, average = 0, right = 0, wrong = 0] = numbersOf(stem);
    return (count * average - wrong + right) / count;
  },
  'average-of-two-groups': (stem) => {
    const [boys = 0, first = 0, girls = 0, second = 0] = numbersOf(stem);
    const marks = [...Array<number>(boys).fill(first), ...Array<number>(girls).fill(second)];
    return marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
  },
  'batting-average': (stem) => {
    const [innings = 0, score = 0, rise = 0] = numbersOf(stem);
    return search(1, 200, 1, (average) =>
      isSame(((innings - 1) * (average - rise) + score) / innings, average),
    );
  },
  'average-of-consecutive-numbers': (stem) => {
    const [, word = ''] = /of (\w+) consecutive/.exec(stem) ?? [];
    const count = SMALL.indexOf(word);
    const step = / (?:even|odd) /.test(stem) ? 2 : 1;
    const average = numberAt(stem, 0);
    const from = stem.includes('odd') ? 1 : 0;
    const first = search(from, 200, step, (start) => {
      const row = Array.from({ length: count }, (_, index) => start + step * index);
      return isSame(row.reduce((sum, value) => sum + value, 0) / count, average);
    });
    return stem.includes('largest') ? first + step * (count - 1) : first;
  },
  'average-missing-value': (stem) => {
    const [count = 0, average = 0, part = 0, partAverage = 0, rest = 0, restAverage = 0] =
      numbersOf(stem);
    expect(part + rest + 1).toBe(count);
    return search(0, 200, 1, (value) =>
      isSame((part * partAverage + rest * restAverage + value) / count, average),
    );
  },
  'ages-in-ratio': (stem) => {
    const [a = 0, b = 0, later = 0, c = 0, d = 1] = numbersOf(stem);
    const unit = search(1, 40, 1, (x) => isSame((a * x + later) / (b * x + later), c / d));
    const [, one = '', , asked = ''] =
      /ages of (\w+) and (\w+) .* old is (\w+) now/.exec(stem) ?? [];
    return (asked === one ? a : b) * unit;
  },
  'parent-and-child': (stem) => {
    const [, nowWord = '', time = '', laterWord = '', asked = ''] =
      /is (\w+)(?: times)? as old.* In (\d+) years? .* be (\w+)(?: times)? as old.* the (\w+) now/.exec(
        stem,
      ) ?? [];
    const [now, later] = [SMALL.indexOf(nowWord), SMALL.indexOf(laterWord)];
    const child = search(1, 60, 1, (age) =>
      isSame(now * age + Number(time), later * (age + Number(time))),
    );
    return /father|mother/.test(asked) ? now * child : child;
  },
  'sum-of-ages': (stem) => {
    const [gap = 0, ago = 0, sum = 0] = numbersOf(stem);
    const [, older = '', asked = ''] = /^(\w+) is .* old is (\w+) now/.exec(stem) ?? [];
    const younger = search(1, 100, 1, (age) => age - ago + (age + gap - ago) === sum);
    return asked === older ? younger + gap : younger;
  },
  'family-average-age': (stem) => {
    const [ago = 0, members = 0, average = 0, child = 0] = numbersOf(stem);
    let sum = members * average;
    for (let year = 0; year < ago; year += 1) sum += members;
    return (sum + child) / (members + 1);
  },
};

describeFamilies('families on averages and ages', averageFamilies, SOLVERS);

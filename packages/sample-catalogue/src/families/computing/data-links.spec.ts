import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { dataLinkFamilies } from './data-links.ts';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'stop-and-wait-efficiency': (stem) => {
    const [bits = 0, megabits = 0, travel = 0] = numbersOf(stem);
    const seconds = bits / (megabits * 1e6);
    const rate = bits / (seconds + (2 * travel) / 1000);
    return rate / (megabits * 1e6);
  },
  'sliding-window-bits': (stem) => {
    const [send = 0, travel = 0] = numbersOf(stem);
    // Frames whose sending begins before the first acknowledgement comes back.
    let window = 0;
    for (let start = 0; start < send + 2 * travel; start += send) window += 1;
    const needed = stem.includes('selective repeat') ? 2 * window : window + 1;
    return (needed - 1).toString(2).length;
  },
  'crc-remainder': (stem) => {
    const [, data = '', generator = ''] =
      /bits ([01]+) are .* generator ([01]+)\./.exec(stem) ?? [];
    const width = generator.length - 1;
    // The only check bits that make the whole divisible, found by trying all.
    const divides = (word: number): boolean => {
      let left = word;
      for (let shift = 20; shift >= 0; shift -= 1) {
        const divisor = Number.parseInt(generator, 2) << shift;
        if (left.toString(2).length === divisor.toString(2).length) left ^= divisor;
      }
      return left === 0;
    };
    const found = Array.from({ length: 2 ** width }, (_, check) => check).filter((check) =>
      divides((Number.parseInt(data, 2) << width) | check),
    );
    expect(found).toHaveLength(1);
    return (found[0] ?? 0).toString(2).padStart(width, '0');
  },
  'hamming-error-position': (stem) => {
    const [, word = '', parity = ''] = /word ([01]{7}) .* with (even|odd) parity/.exec(stem) ?? [];
    const ones = parity === 'even' ? 0 : 1;
    const isValid = (bits: string): boolean =>
      [1, 2, 4].every((check) => {
        const covered = [...bits].filter((_, place) => ((place + 1) & check) > 0);
        return covered.filter((bit) => bit === '1').length % 2 === ones;
      });
    expect(isValid(word)).toBe(false);
    const places = [...word].flatMap((bit, place) => {
      const fixed = word.slice(0, place) + (bit === '1' ? '0' : '1') + word.slice(place + 1);
      return isValid(fixed) ? [place + 1] : [];
    });
    expect(places).toHaveLength(1);
    return `Bit ${places[0]}`;
  },
  'ones-complement-checksum': (stem) => {
    const words = (stem.match(/[01]{8}/g) ?? []).map((word) => Number.parseInt(word, 2));
    expect(words).toHaveLength(3);
    // Sums with an end-around carry are sums modulo 255; the whole with its checksum is 255.
    const sum = words.reduce((total, word) => total + word, 0) % 255;
    const check = (255 - sum) % 255;
    return check.toString(2).padStart(8, '0');
  },
  'csma-cd-minimum-frame': (stem) => {
    const [, megabits = '', metres = ''] =
      /of ([\d,]+) Mbit\/s is ([\d,]+) m long/.exec(stem) ?? [];
    const roundTrip = (2 * numberAt(metres, 0)) / 2e8;
    return Math.round(roundTrip * numberAt(megabits, 0) * 1e6);
  },
  'channel-capacity': (stem) => {
    const [kilohertz = 0, value = 0] = numbersOf(stem);
    return stem.includes('noiseless')
      ? (2 * kilohertz * Math.log(value)) / Math.LN2
      : (kilohertz * Math.log1p(value)) / Math.LN2;
  },
  'token-bucket-burst': (stem) => {
    const [bucket = 0, rate = 0, top = 0] = numbersOf(stem);
    let seconds = 0;
    for (let tokens = bucket; tokens > 0; tokens += rate - top) seconds += 1;
    return stem.includes('For how long') ? seconds : seconds * top;
  },
};

describeFamilies('data link families', dataLinkFamilies, SOLVERS);

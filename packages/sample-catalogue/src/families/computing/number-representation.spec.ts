import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, type Solver } from '../../testing/expect-family.ts';
import { numberRepresentationFamilies } from './number-representation.ts';

/** What a number written in a base is worth, digit by digit. */
function worth(text: string, base: number): number {
  return [...text].reduce((value, digit) => value * base + '0123456789ABCDEF'.indexOf(digit), 0);
}

const BASES: Readonly<Record<string, number>> = {
  binary: 2,
  octal: 8,
  decimal: 10,
  hexadecimal: 16,
};

const SOLVERS: Readonly<Record<string, Solver>> = {
  'binary-to-decimal': (stem) => worth(/([01]+)\?$/.exec(stem)?.[1] ?? '', 2),
  'twos-complement': (stem) => {
    const [, width = '', bits = ''] = /(\d+)-bit register holds ([01]+)/.exec(stem) ?? [];
    expect(bits).toHaveLength(Number(width));
    return -[...bits].reduce((value, bit) => 2 * value + (bit === '1' ? 0 : 1), 0) - 1;
  },
  'base-conversion': (stem) => {
    const [, to = '', from = '', digits = ''] =
      /Which (\w+) number equals the (\w+) number ([\dA-F]+)/.exec(stem) ?? [];
    const base = BASES[to] ?? 0;
    let written = '';
    for (let left = worth(digits, BASES[from] ?? 0); left > 0; left = Math.floor(left / base)) {
      written = '0123456789ABCDEF'.charAt(left % base) + written;
    }
    return written + ({ 2: '₂', 8: '₈', 16: '₁₆' }[base] ?? '');
  },
  'unknown-base': (stem) => {
    const [, a = '', b = '', sum = ''] = /(\d+) \+ (\d+) = (\d+)/.exec(stem) ?? [];
    const highest = Math.max(...[...a, ...b, ...sum].map(Number));
    const fitting = Array.from({ length: 40 }, (_, base) => base).filter(
      (base) => base > highest && worth(a, base) + worth(b, base) === worth(sum, base),
    );
    expect(fitting).toHaveLength(1);
    return fitting[0] ?? 0;
  },
  'gray-code': (stem) => {
    const [, given = ''] = /([01]{5,})\?$/.exec(stem) ?? [];
    // Reflection: the list, then the list backwards, with 0 and 1 put before them.
    let codes = [''];
    while (codes[0]?.length !== given.length) {
      codes = [...codes.map((code) => `0${code}`), ...codes.toReversed().map((code) => `1${code}`)];
    }
    return stem.startsWith('What is')
      ? (codes[worth(given, 2)] ?? '')
      : codes.indexOf(given).toString(2).padStart(given.length, '0');
  },
  'twos-complement-sum': (stem) => {
    const [, a = '', b = ''] = /hold ([−\d]+) and ([−\d]+) in/.exec(stem) ?? [];
    const registers = new Int8Array([a, b].map((text) => Number(text.replace('−', '-'))));
    return new Int8Array([(registers[0] ?? 0) + (registers[1] ?? 0)])[0] ?? 0;
  },
  'ieee-754-single': (stem) => {
    const [, word = ''] = /word ([\dA-F]{8}) /.exec(stem) ?? [];
    expect(numberAt(stem, 0)).toBe(754);
    const view = new DataView(new ArrayBuffer(4));
    view.setUint32(0, Number.parseInt(word, 16));
    return view.getFloat32(0);
  },
};

describeFamilies('number representation families', numberRepresentationFamilies, SOLVERS, {
  'ieee-754-single': 140,
});

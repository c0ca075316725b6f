import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { computerBasicsFamilies } from './computer-awareness.ts';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'storage-unit-conversion': (stem) => {
    const [, amount = '', from = '', to = ''] = /is ([\d.,]+) (\w)B in (\w)B/.exec(stem) ?? [];
    const order = 'KMGT';
    let value = numberAt(amount, 0);
    for (let unit = order.indexOf(from); unit > order.indexOf(to); unit -= 1) value *= 2 ** 10;
    return value;
  },
  'files-on-a-drive': (stem) => {
    const [, megabytes = '', gigabytes = ''] = /of (\d+) MB each .* of (\d+) GB\?/.exec(stem) ?? [];
    let files = 0;
    for (let free = Number(gigabytes) << 10; free >= Number(megabytes); free -= Number(megabytes)) {
      files += 1;
    }
    return files;
  },
  'download-time': (stem) => {
    const [megabytes = 0, speed = 0] = numbersOf(stem);
    const bits = megabytes * 8_000_000;
    return bits / (speed * 1_000_000);
  },
  'binary-addition': (stem) => {
    const [, a = '', b = ''] = /numbers ([01]+) and ([01]+)\?/.exec(stem) ?? [];
    const width = Math.max(a.length, b.length) + 1;
    const [first, second] = [a.padStart(width, '0'), b.padStart(width, '0')];
    let carry = 0;
    let sum = '';
    for (let place = width - 1; place >= 0; place -= 1) {
      const digits = Number(first[place]) + Number(second[place]) + carry;
      carry = digits >> 1;
      sum = String(digits & 1) + sum;
    }
    return sum.replace(/^0+/, '');
  },
  'decimal-to-binary': (stem) => {
    const [, value = '', name = ''] = /number (\d+) written in (\w+)\?/.exec(stem) ?? [];
    const base = { binary: 2, octal: 8, hexadecimal: 16 }[name] ?? 0;
    // From the largest power down.
    let power = 1;
    while (power * base <= Number(value)) power *= base;
    let left = Number(value);
    let written = '';
    for (; power >= 1; power /= base) {
      written += '0123456789ABCDEF'.charAt(Math.floor(left / power));
      left %= power;
    }
    return written + { 2: '₂', 8: '₈', 16: '₁₆' }[base];
  },
  'ascii-code': (stem) => {
    const [, word = ''] = /(?:code of|word) (\w+)(?:\?| coded)/.exec(stem) ?? [];
    const codes = [...Buffer.from(word, 'ascii')];
    expect(stem).toContain(word === word.toLowerCase() ? 'a is 97' : 'A is 65');
    return codes.length === 1 ? (codes[0] ?? 0) : codes.join(' ');
  },
  'ipv4-address-class': (stem) => {
    const [, first = ''] = /address (\d+)\.\d+\.\d+\.\d+ /.exec(stem) ?? [];
    // The class is told by how many leading ones the address has.
    const ones = /^1*/.exec(Number(first).toString(2).padStart(8, '0'))?.[0].length ?? 0;
    return `Class ${'ABCDE'.charAt(Math.min(ones, 4))}`;
  },
  'bits-for-codes': (stem) => (numberAt(stem, 0) - 1).toString(2).length,
  'image-size': (stem) => {
    const [width = 0, height = 0, depth = 0] = numbersOf(stem);
    let bits = 0;
    for (let row = 0; row < height; row += 1) bits += width * depth;
    return bits / 8192;
  },
  'logic-gate-outputs': (stem) => {
    const [, gate = '', a = '', b = ''] =
      /(\w+) gate are ([01]+) on .* and ([01]+) on/.exec(stem) ?? [];
    // Rows of the truth table for the inputs 00, 01, 10 and 11.
    const table = { AND: '0001', OR: '0111', NAND: '1110', NOR: '1000', XOR: '0110' }[gate] ?? '';
    return [...a].map((bit, place) => table.charAt(2 * Number(bit) + Number(b[place]))).join('');
  },
  'printing-time': (stem) => {
    const [perMinute = 0, copies = 0, pages = 0] = numbersOf(stem);
    let printed = 0;
    for (let copy = 0; copy < copies; copy += 1) printed += pages;
    return printed / perMinute;
  },
};

describeFamilies('computer awareness families', computerBasicsFamilies, SOLVERS);

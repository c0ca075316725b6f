import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.js';
import { type Solver } from '../../testing/expect-family.js';
import { computerNetworksFamilies } from './computer-networks.js';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'subnet-usable-hosts': (stem) => {
    const [, address = '', prefix = ''] = /([\d.]+)\/(\d+)\?/.exec(stem) ?? [];
    const bits = address.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
    const host = bits.join('').slice(Number(prefix));
    expect(host).toMatch(/^0+$/);
    return Number.parseInt('1'.repeat(host.length), 2) - 1;
  },
  'transmission-and-propagation': (stem) => {
    const [, bytes = '', megabits = '', kilometres = ''] =
      /of ([\d,]+) bytes .* a (\d+) Mbit\/s link of ([\d,]+) km/.exec(stem) ?? [];
    const plain = (text: string): number => Number(text.replaceAll(',', ''));
    const seconds = (plain(bytes) * 8) / (plain(megabits) * 1e6) + (plain(kilometres) * 1000) / 2e8;
    return seconds * 1000;
  },
};

describeFamilies('computer-networks families', computerNetworksFamilies, SOLVERS);

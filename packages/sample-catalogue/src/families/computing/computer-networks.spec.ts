import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, type Solver } from '../../testing/expect-family.ts';
import { computerNetworksFamilies } from './computer-networks.ts';

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
  'subnet-address': (stem) => {
    const [, kind = '', address = '', prefix = ''] =
      /What is the (\w+) address .* host ([\d.]+)\/(\d+)\?/.exec(stem) ?? [];
    const fixed = bitsOf(address).slice(0, Number(prefix));
    return addressOf(fixed.padEnd(32, kind === 'broadcast' ? '1' : '0'));
  },
  'subnetting-prefix': (stem) => {
    const [, prefix = '', subnets = ''] =
      /\/(\d+) is split into at least (\d+) subnets/.exec(stem) ?? [];
    let length = Number(prefix);
    for (let made = 1; made < Number(subnets); made *= 2) length += 1;
    return stem.includes('How many hosts') ? 2 ** (32 - length) - 2 : `/${length}`;
  },
  'longest-prefix-match': (stem) => {
    const [, destination = ''] = /packet for ([\d.]+)\?/.exec(stem) ?? [];
    const bits = bitsOf(destination);
    const routes = [...stem.matchAll(/([\d.]+)\/(\d+) to ([P-S])/g)].map(
      ([, network = '', length = '', port = '']) => ({
        start: bitsOf(network).slice(0, Number(length)),
        port,
      }),
    );
    expect(routes).toHaveLength(4);
    const matching = routes.filter(({ start }) => bits.startsWith(start));
    return `Link ${matching.toSorted((a, b) => b.start.length - a.start.length)[0]?.port}`;
  },
  'ip-fragmentation': (stem) => {
    const [, data = '', mtu = ''] =
      /with ([\d,]+) bytes of data .* MTU of ([\d,]+) bytes/.exec(stem) ?? [];
    const room = numberAt(mtu, 0) - 20;
    let sent = 0;
    let fragments = 0;
    let offset = 0;
    while (sent < numberAt(data, 0)) {
      offset = sent / 8;
      const left = numberAt(data, 0) - sent;
      sent += left <= room ? left : room - (room % 8);
      fragments += 1;
    }
    return stem.includes('offset') ? offset : fragments;
  },
  'tcp-congestion-window': (stem) => {
    const [, start = '', threshold = '', trip = ''] =
      /window of (\d) .*threshold of (\d+) segments;.*round trip (\d+),/.exec(stem) ?? [];
    let window = Number(start);
    for (let round = 1; round < Number(trip); round += 1) {
      // In slow start every acknowledged segment adds one, up to the threshold.
      const isSlowStart = window < Number(threshold);
      const acknowledged = window;
      if (!isSlowStart) window += 1;
      else
        for (let segment = 0; segment < acknowledged && window < Number(threshold); segment += 1)
          window += 1;
    }
    return window;
  },
  'distance-vector-update': (stem) => {
    const [, target = ''] = /cost to ([W-Z]) does/.exec(stem) ?? [];
    let best = Infinity;
    for (const [, link, told = ''] of stem.matchAll(/\(cost (\d+)\) tells ([^;.]+)/g)) {
      const cost = new RegExp(`${target} (\\d+)`).exec(told)?.[1];
      best = Math.min(best, Number(link) + Number(cost));
    }
    return best;
  },
};

/** The 32 bits of an address. */
function bitsOf(address: string): string {
  return address
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');
}

function addressOf(bits: string): string {
  return [0, 8, 16, 24].map((start) => Number.parseInt(bits.slice(start, start + 8), 2)).join('.');
}

describeFamilies('computer-networks families', computerNetworksFamilies, SOLVERS);

import type { Family } from '../../family.ts';
import type { Random } from '../../random.ts';
import { counted, figure } from '../../wording.ts';
import { balancedWithSlips } from './balanced.ts';
import { listed, range } from './listing.ts';

const COMPUTING = 'Computer Science';
const NETWORKS = 'Computer Networks';

const usableHosts: Family = {
  name: 'subnet-usable-hosts',
  subject: COMPUTING,
  topic: NETWORKS,
  difficulty: 'Easy',
  make(random) {
    const prefix = random.int(20, 29);
    const network = `10.${random.int(1, 200)}.${16 * random.int(0, 15)}.0`;
    const hosts = 2 ** (32 - prefix) - 2;
    return {
      question: `How many host addresses can be assigned in the IPv4 subnet ${network}/${prefix}?`,
      right: String(hosts),
      wrong: [hosts + 2, hosts + 1, 2 ** (31 - prefix) - 2, 2 ** (33 - prefix) - 2, hosts - 2].map(
        String,
      ),
      explanation: `${32 - prefix} bits are left for hosts: 2^${32 - prefix} = ${hosts + 2} addresses, less the network's own and the broadcast address, ${hosts}.`,
    };
  },
};

const transmissionTime: Family = {
  name: 'transmission-and-propagation',
  subject: COMPUTING,
  topic: NETWORKS,
  difficulty: 'Moderate',
  make(random) {
    const bytes = 125 * random.int(4, 24);
    const megabits = random.pick([1, 2, 4, 5, 10]);
    const kilometres = 200 * random.int(1, 20);
    const send = (bytes * 8) / (megabits * 1000);
    const travel = kilometres / 200;
    return {
      question: `A packet of ${figure(bytes)} bytes is sent over a ${megabits} Mbit/s link of ${figure(kilometres)} km. Signals travel at 2 × 10⁸ m/s. How long is it from the first bit sent to the last bit received?`,
      right: `${figure(send + travel)} ms`,
      wrong: [send, travel, send + 2 * travel, send / 8 + travel, send + travel + 1].map(
        (value) => `${figure(value)} ms`,
      ),
      explanation: `Sending takes ${figure(bytes * 8)} bits ÷ ${megabits} Mbit/s = ${figure(send)} ms, travelling ${figure(kilometres)} km ÷ 2 × 10⁸ m/s = ${figure(travel)} ms; together ${figure(send + travel)} ms.`,
    };
  },
};

function addressText(address: number): string {
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.');
}

function randomAddress(random: Random): number {
  return (
    ((random.pick([10, 172, 192, 203, 115]) << 24) |
      (random.int(0, 255) << 16) |
      (random.int(0, 255) << 8) |
      random.int(1, 254)) >>>
    0
  );
}

function networkOf(address: number, prefix: number): number {
  return ((address >>> (32 - prefix)) << (32 - prefix)) >>> 0;
}

const subnetAddresses: Family = {
  name: 'subnet-address',
  subject: COMPUTING,
  topic: NETWORKS,
  difficulty: 'Moderate',
  make(random) {
    const host = randomAddress(random);
    const prefix = random.pick([18, 19, 20, 21, 22, 23, 25, 26, 27, 28, 29]);
    const size = 2 ** (32 - prefix);
    const network = networkOf(host, prefix);
    const isBroadcast = random.int(0, 1) === 0;
    const right = isBroadcast ? network + size - 1 : network;
    const part = prefix > 24 ? 3 : 2;
    const step = 2 ** ((prefix > 24 ? 32 : 24) - prefix);
    const octet = (host >>> (8 * (3 - part))) & 255;
    const first = octet - (octet % step);
    return {
      question: `What is the ${isBroadcast ? 'broadcast address' : 'network address'} of the subnet of the host ${addressText(host)}/${prefix}?`,
      right: addressText(right),
      wrong: [
        isBroadcast ? network : network + size - 1,
        right ^ size,
        networkOf(host, prefix - 1) + (isBroadcast ? 2 * size - 1 : 0),
        networkOf(host, 24) + (isBroadcast ? 255 : 0),
        right + (isBroadcast ? -1 : 1),
      ].map((address) => addressText(address >>> 0)),
      explanation: `The prefix ends in the ${part === 3 ? 'fourth' : 'third'} part of the address, where subnets begin at the multiples of ${step}. ${octet} lies in ${first} to ${first + step - 1}, so the subnet runs from ${addressText(network)} to ${addressText(network + size - 1)}${isBroadcast ? ', its broadcast address' : '; the first is the network address'}.`,
    };
  },
};

const subnetCount: Family = {
  name: 'subnetting-prefix',
  subject: COMPUTING,
  topic: NETWORKS,
  difficulty: 'Moderate',
  make(random) {
    const prefix = random.int(16, 24);
    const subnets = random.int(3, 30);
    const bits = Math.ceil(Math.log2(subnets));
    const length = prefix + bits;
    const hosts = 2 ** (32 - length) - 2;
    const isHosts = random.int(0, 1) === 0;
    const network = `172.${random.int(16, 31)}.0.0`;
    if (hosts < 6) return this.make(random);
    return {
      question: `The block ${network}/${prefix} is split into at least ${subnets} subnets of equal size, with as few subnet bits as possible. ${isHosts ? 'How many hosts can each subnet have?' : 'What is the prefix length of the subnets?'}`,
      right: isHosts ? figure(hosts) : `/${length}`,
      wrong: isHosts
        ? [
            hosts + 2,
            2 * hosts + 2,
            (hosts - 2) / 2,
            hosts + 1,
            Math.floor(2 ** (32 - prefix) / subnets),
          ].map(figure)
        : [length + 1, length - 1, length + 2, prefix].map((other) => `/${other}`),
      explanation:
        `2^${bits} = ${2 ** bits} is the first power of two that is not below ${subnets}, so ${counted(bits, 'bit')} ${bits === 1 ? 'is' : 'are'} taken: /${prefix} becomes /${length}. ${isHosts ? `${32 - length} host bits give 2^${32 - length} − 2 = ${figure(hosts)} hosts.` : ''}`.trim(),
    };
  },
};

const longestPrefix: Family = {
  name: 'longest-prefix-match',
  subject: COMPUTING,
  topic: NETWORKS,
  difficulty: 'Moderate',
  make(random) {
    const host = randomAddress(random);
    const lengths = random
      .shuffle(range(9, 26))
      .slice(0, 3)
      .toSorted((a, b) => a - b);
    const ports = random.shuffle(['P', 'Q', 'R', 'S']);
    const matching = random.int(0, 2);
    const entries = lengths.map((length, place) => {
      const network = networkOf(host, length);
      // The prefixes beyond the matching one differ from the destination in their last bit.
      const isOther = place > matching;
      return { network: isOther ? (network ^ (1 << (32 - length))) >>> 0 : network, length };
    });
    const lines = entries.map(
      ({ network, length }, place) => `${addressText(network)}/${length} to ${ports[place]}`,
    );
    const right = `Link ${ports[matching]}`;
    return {
      question: `A router has the entries ${random.shuffle(lines).join(', ')} and 0.0.0.0/0 to ${ports[3]}. On which link does it send a packet for ${addressText(host)}?`,
      right,
      wrong: ports.map((port) => `Link ${port}`),
      explanation: `Of the entries that the destination matches, ${listed(entries.slice(0, matching + 1).map(({ length }) => `/${length}`))} and the default, the longest prefix, /${lengths[matching]}, decides: ${right.toLowerCase().replace(/.$/, ports[matching] ?? '')}.`,
    };
  },
};

const fragmentation: Family = {
  name: 'ip-fragmentation',
  subject: COMPUTING,
  topic: NETWORKS,
  difficulty: 'Hard',
  make(random) {
    const mtu = random.pick([420, 500, 576, 620, 820, 1000, 1500]);
    const data = 20 * random.int(60, 260);
    const piece = Math.floor((mtu - 20) / 8) * 8;
    const fragments = Math.ceil(data / piece);
    const offset = ((fragments - 1) * piece) / 8;
    const isOffset = random.int(0, 1) === 0;
    if (fragments < 3) return this.make(random);
    return {
      question: `An IPv4 datagram with ${figure(data)} bytes of data and a header of 20 bytes goes over a link with an MTU of ${figure(mtu)} bytes. ${isOffset ? 'What is the fragment offset field of the last fragment?' : 'Into how many fragments is it split?'}`,
      right: figure(isOffset ? offset : fragments),
      wrong: (isOffset
        ? [
            offset * 8,
            fragments * (piece / 8),
            Math.floor(((fragments - 1) * mtu) / 8),
            offset - piece / 8,
            offset + 1,
          ]
        : [fragments + 1, fragments - 1, fragments + 2, fragments - 2]
      )
        .filter((value) => value > 0)
        .map(figure),
      explanation: `A fragment can carry ${figure(mtu)} − 20 = ${figure(mtu - 20)} bytes, in multiples of 8 that is ${figure(piece)}. ${figure(data)} bytes take ${fragments} fragments${isOffset ? `; the last begins at byte ${fragments - 1} × ${figure(piece)} = ${figure((fragments - 1) * piece)}, and ÷ 8 it is ${figure(offset)}` : ''}.`,
    };
  },
};

const congestionWindow: Family = {
  name: 'tcp-congestion-window',
  subject: COMPUTING,
  topic: NETWORKS,
  difficulty: 'Moderate',
  make(random) {
    const threshold = random.int(8, 36);
    const start = random.pick([1, 2]);
    const rounds = random.int(6, 12);
    const windows = [start];
    for (let round = 1; round < rounds; round += 1) {
      const window = windows.at(-1) ?? 1;
      windows.push(window < threshold ? Math.min(2 * window, threshold) : window + 1);
    }
    const right = windows.at(-1) ?? 0;
    return {
      question: `TCP starts with a congestion window of ${counted(start, 'segment')} and a slow start threshold of ${threshold} segments; the window does not grow past the threshold in slow start, and nothing is lost. How many segments may be sent in round trip ${rounds}, counting the first as 1?`,
      right: figure(right),
      wrong: [start * 2 ** (rounds - 1), right + 1, right - 1, threshold, rounds, right + 2].map(
        figure,
      ),
      explanation: `The window doubles up to ${threshold} and then grows by 1: ${windows.join(', ')}.`,
    };
  },
};

const distanceVector: Family = {
  name: 'distance-vector-update',
  subject: COMPUTING,
  topic: NETWORKS,
  difficulty: 'Moderate',
  make(random) {
    const targets = ['W', 'X', 'Y', 'Z'];
    const neighbours = ['A', 'B', 'C'].map((name) => ({
      name,
      link: random.int(1, 8),
      costs: targets.map(() => random.int(1, 12)),
    }));
    const asked = random.int(0, 3);
    const ways = neighbours.map(({ link, costs }) => link + (costs[asked] ?? 0));
    const best = Math.min(...ways);
    const least = Math.min(...neighbours.map(({ costs }) => costs[asked] ?? 0));
    if (ways.filter((way) => way === best).length > 1) return this.make(random);
    const text = neighbours.map(
      ({ name, link, costs }) =>
        `${name} (cost ${link}) tells ${targets.map((target, place) => `${target} ${costs[place]}`).join(', ')}`,
    );
    return {
      question: `By distance-vector routing a router hears from its neighbours: ${text.join('; ')}. What cost to ${targets[asked]} does it enter?`,
      right: String(best),
      wrong: [
        ...ways,
        least,
        Math.min(...neighbours.map(({ link }) => link)) +
          Math.max(...neighbours.map(({ costs }) => costs[asked] ?? 0)),
        best + 1,
        best - 1,
      ].map(String),
      explanation: `Over ${neighbours.map(({ name, link, costs }, place) => `${name} it is ${link} + ${costs[asked]} = ${ways[place]}`).join(', over ')}. The least is ${best}.`,
    };
  },
};

export const computerNetworksFamilies: readonly Family[] = [
  usableHosts,
  transmissionTime,
  subnetAddresses,
  subnetCount,
  longestPrefix,
  fragmentation,
  congestionWindow,
  distanceVector,
].map(balancedWithSlips);

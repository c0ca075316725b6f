import type { Family } from '../../family.js';
import { figure } from '../../wording.js';

const COMPUTING = 'Computer Science';

const usableHosts: Family = {
  name: 'subnet-usable-hosts',
  subject: COMPUTING,
  topic: 'Computer Networks',
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
  topic: 'Computer Networks',
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

export const computerNetworksFamilies: readonly Family[] = [usableHosts, transmissionTime];

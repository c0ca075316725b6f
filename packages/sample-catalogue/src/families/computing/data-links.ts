import type { Family } from '../../family.ts';
import { counted, figure, fraction } from '../../wording.ts';
import { balancedWithSlips } from './balanced.ts';
import { listed, range, sumOf } from './listing.ts';

const COMPUTING = 'Computer Science';
const NETWORKS = 'Computer Networks';

const stopAndWait: Family = {
  name: 'stop-and-wait-efficiency',
  subject: COMPUTING,
  topic: NETWORKS,
  difficulty: 'Moderate',
  make(random) {
    const send = random.int(1, 20);
    const travel = random.int(1, 40);
    const megabits = random.pick([1, 2, 4, 5, 8, 10]);
    const bits = send * megabits * 1000;
    return {
      question: `Frames of ${figure(bits)} bits are sent by stop-and-wait over a line of ${megabits} Mbit/s with a propagation time of ${travel} ms; acknowledgements take no time to send. What is the efficiency?`,
      right: fraction(send, send + 2 * travel),
      wrong: [
        fraction(send, send + travel),
        fraction(travel, send + 2 * travel),
        fraction(2 * travel, send + 2 * travel),
        fraction(send, 2 * send + 2 * travel),
        fraction(send, send + 4 * travel),
      ],
      explanation: `Sending a frame takes ${figure(bits)} ÷ ${megabits},000 = ${send} ms, and the acknowledgement is there ${travel} + ${travel} ms later. The line is busy ${send} of ${send + 2 * travel} ms: ${fraction(send, send + 2 * travel)}.`,
    };
  },
};

const windowSize: Family = {
  name: 'sliding-window-bits',
  subject: COMPUTING,
  topic: NETWORKS,
  difficulty: 'Hard',
  make(random) {
    const send = random.int(1, 6);
    const travel = random.int(5, 160);
    const window = Math.ceil((send + 2 * travel) / send);
    const isRepeat = random.int(0, 1) === 0;
    const numbers = isRepeat ? 2 * window : window + 1;
    const bits = Math.ceil(Math.log2(numbers));
    return {
      question: `A frame takes ${send} ms to send and ${travel} ms to travel; acknowledgements take no time to send. With ${isRepeat ? 'selective repeat' : 'go-back-N'} the line is to be busy all the time. How many bits must the sequence numbers have at least?`,
      right: String(bits),
      wrong: [bits + 1, bits - 1, window, bits + 2, Math.ceil(Math.log2(travel))].map(String),
      explanation: `In ${send} + 2 × ${travel} = ${send + 2 * travel} ms the sender can begin ${window} frames, so the window must be ${window}. ${isRepeat ? `Selective repeat needs twice as many numbers, ${numbers}` : `Go-back-N needs one number more, ${numbers}`}; 2^${bits - 1} = ${2 ** (bits - 1)} is too few, 2^${bits} = ${2 ** bits} enough.`,
    };
  },
};

/** The remainder of a division without carries, as CRC takes it. */
function remainder(bits: string, divisor: string): { rest: string; steps: string[] } {
  const steps: string[] = [];
  let rest = bits;
  while (rest.length >= divisor.length) {
    if (rest.startsWith('1')) {
      const top = [...divisor].map((bit, place) => (bit === rest[place] ? '0' : '1')).join('');
      rest = top + rest.slice(divisor.length);
      steps.push(rest.replace(/^0+(?=.)/, ''));
    }
    rest = rest.slice(1);
  }
  return { rest, steps };
}

const crcRemainder: Family = {
  name: 'crc-remainder',
  subject: COMPUTING,
  topic: NETWORKS,
  difficulty: 'Moderate',
  make(random) {
    const divisor = random.pick(['1011', '1101', '10011', '11001', '1001', '10101']);
    const data = random.int(32, 127).toString(2);
    const zeros = '0'.repeat(divisor.length - 1);
    const { rest, steps } = remainder(data + zeros, divisor);
    const flip = (place: number): string =>
      [...rest].map((bit, at) => (at === place ? String(1 - Number(bit)) : bit)).join('');
    return {
      question: `The data bits ${data} are sent with a CRC by the generator ${divisor}. Which check bits are added?`,
      right: rest,
      wrong: [
        remainder(data, divisor).rest.padStart(zeros.length, '0').slice(-zeros.length),
        flip(0),
        flip(1),
        flip(2),
        [...rest].toReversed().join(''),
      ],
      explanation: `${data}${zeros} is divided by ${divisor} without carries. What is left after each subtraction: ${steps.join(', ')}. In ${zeros.length} bits the remainder is ${rest}.`,
    };
  },
};

const hammingError: Family = {
  name: 'hamming-error-position',
  subject: COMPUTING,
  topic: NETWORKS,
  difficulty: 'Moderate',
  make(random) {
    const bits = [0, 0, 0, 0, 0, 0, 0, 0];
    for (const place of [3, 5, 6, 7]) bits[place] = random.int(0, 1);
    const parity = random.int(0, 1);
    const covered = (check: number): number[] => range(1, 7).filter((place) => place & check);
    for (const check of [1, 2, 4]) {
      bits[check] =
        (sumOf(
          covered(check)
            .filter((place) => place !== check)
            .map((place) => bits[place] ?? 0),
        ) +
          parity) %
        2;
    }
    const error = random.int(1, 7);
    bits[error] = 1 - (bits[error] ?? 0);
    const failed = [1, 2, 4].filter((check) => (error & check) > 0);
    const place = (value: number): string => `Bit ${value}`;
    return {
      question: `The word ${bits.slice(1).join('')} is received in the (7, 4) Hamming code with ${parity === 0 ? 'even' : 'odd'} parity; its bits are numbered 1 to 7 from the left, and 1, 2 and 4 are check bits. Exactly one bit is wrong. Which one?`,
      right: place(error),
      wrong: random.shuffle(range(1, 7)).map(place),
      explanation: `Parity fails for the ${failed.length === 1 ? 'check' : 'checks'} of ${failed.length === 1 ? 'bit' : 'bits'} ${listed(failed)} and holds for the others. ${failed.length === 1 ? `So bit ${error} itself is wrong` : `The sum ${failed.join(' + ')} = ${error} is the place of the wrong bit`}.`,
    };
  },
};

const checksum: Family = {
  name: 'ones-complement-checksum',
  subject: COMPUTING,
  topic: NETWORKS,
  difficulty: 'Moderate',
  make(random) {
    const words = range(1, 3).map(() => random.int(40, 250));
    const total = sumOf(words);
    const folded = (total & 255) + (total >> 8);
    const sum = (folded & 255) + (folded >> 8);
    const check = 255 - sum;
    const bits = (value: number): string => value.toString(2).padStart(8, '0').slice(-8);
    if (total < 256 || sum === (total & 255)) return this.make(random);
    return {
      question: `What is the 8-bit ones' complement checksum of the words ${listed(words.map(bits))}?`,
      right: bits(check),
      wrong: [sum, 255 - (total & 255), (256 - sum) & 255, check ^ 1, check ^ 16].map(bits),
      explanation: `The words add up to ${total} = ${total.toString(2)}. The carry is added to the last eight bits: ${bits(total & 255)} + ${(total >> 8).toString(2)} = ${bits(sum)}. Its complement is ${bits(check)}.`,
    };
  },
};

const smallestFrame: Family = {
  name: 'csma-cd-minimum-frame',
  subject: COMPUTING,
  topic: NETWORKS,
  difficulty: 'Moderate',
  make(random) {
    const megabits = random.pick([10, 20, 50, 100, 1000]);
    const metres = 100 * random.int(2, 40);
    const microseconds = metres / 200;
    const bits = 2 * microseconds * megabits;
    const text = (value: number): string => `${figure(value)} bits`;
    return {
      question: `A CSMA/CD network of ${figure(megabits)} Mbit/s is ${figure(metres)} m long, and signals travel at 2 × 10⁸ m/s. What is the smallest frame size with which every collision is noticed?`,
      right: text(bits),
      wrong: [bits / 2, bits * 2, bits / 8, bits + megabits, bits * 4].map(text),
      explanation: `A signal needs ${figure(metres)} m ÷ 200 m/µs = ${figure(microseconds)} µs one way. The sender must still be sending after both ways, ${figure(2 * microseconds)} µs: ${figure(2 * microseconds)} × ${figure(megabits)} = ${text(bits)}.`,
    };
  },
};

const channelCapacity: Family = {
  name: 'channel-capacity',
  subject: COMPUTING,
  topic: NETWORKS,
  difficulty: 'Moderate',
  make(random) {
    const kilohertz = random.int(2, 60);
    const power = random.int(1, 10);
    const isNyquist = random.int(0, 1) === 0;
    const text = (value: number): string => `${figure(value)} kbit/s`;
    if (isNyquist) {
      const rate = 2 * kilohertz * power;
      return {
        question: `What is the highest bit rate of a noiseless channel of ${kilohertz} kHz with ${counted(2 ** power, 'signal level')}?`,
        right: text(rate),
        wrong: [
          rate / 2,
          2 * kilohertz * 2 ** power,
          rate + kilohertz,
          rate * 2,
          kilohertz * (power + 1),
        ].map(text),
        explanation: `By Nyquist it is 2 × ${kilohertz} kHz × log₂ ${figure(2 ** power)} = 2 × ${kilohertz} × ${power} = ${text(rate)}.`,
      };
    }
    const rate = kilohertz * power;
    return {
      question: `What is the capacity of a channel of ${kilohertz} kHz with a signal-to-noise ratio of ${figure(2 ** power - 1)} (not in decibels)?`,
      right: text(rate),
      wrong: [
        2 * rate,
        kilohertz * (2 ** power - 1),
        rate + kilohertz,
        rate / 2,
        kilohertz * (power + 2),
      ].map(text),
      explanation: `By Shannon it is ${kilohertz} kHz × log₂ (1 + ${figure(2 ** power - 1)}) = ${kilohertz} × ${power} = ${text(rate)}.`,
    };
  },
};

const tokenBucket: Family = {
  name: 'token-bucket-burst',
  subject: COMPUTING,
  topic: NETWORKS,
  difficulty: 'Hard',
  make(random) {
    const rate = random.int(1, 9);
    const top = rate + random.int(2, 15);
    const time = random.int(2, 20);
    const bucket = time * (top - rate);
    const sent = time * top;
    const isTime = random.int(0, 1) === 0;
    const text = (value: number): string =>
      isTime ? counted(value, 'second') : `${figure(value)} Mbit`;
    return {
      question: `A full token bucket holds ${figure(bucket)} Mbit and is refilled at ${rate} Mbit/s. ${isTime ? `For how long can a host send at its full ${top} Mbit/s?` : `How much can a host send at its full ${top} Mbit/s before the bucket is empty?`}`,
      right: text(isTime ? time : sent),
      wrong: (isTime
        ? [
            time + 1,
            Math.floor(bucket / top),
            Math.floor(bucket / rate),
            time + 2,
            2 * time,
            time * 3,
          ]
        : [bucket, bucket + rate, sent + rate, sent - rate, top * rate, sent + top]
      )
        .filter((value) => value > 0)
        .map(text),
      explanation: `The bucket empties at ${top} − ${rate} = ${top - rate} Mbit/s, so it lasts ${figure(bucket)} ÷ ${top - rate} = ${counted(time, 'second')}${isTime ? '' : `, in which ${time} × ${top} = ${figure(sent)} Mbit are sent`}.`,
    };
  },
};

export const dataLinkFamilies: readonly Family[] = [
  stopAndWait,
  windowSize,
  crcRemainder,
  hammingError,
  checksum,
  smallestFrame,
  channelCapacity,
  tokenBucket,
].map(balancedWithSlips);

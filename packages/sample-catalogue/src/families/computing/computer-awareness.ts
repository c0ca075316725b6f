import type { Family } from '../../family.ts';
import { counted, figure } from '../../wording.ts';
import { balancedWithSlips } from './balanced.ts';
import { range } from './listing.ts';

const AWARENESS = 'Computer Awareness';

const UNITS = ['KB', 'MB', 'GB', 'TB'];

const unitConversion: Family = {
  name: 'storage-unit-conversion',
  subject: AWARENESS,
  topic: 'Memory and Storage',
  difficulty: 'Easy',
  make(random) {
    const large = random.int(1, 3);
    const amount = random.int(2, 30) / random.pick([1, 2, 4]);
    const [unit = '', smaller = ''] = [UNITS[large], UNITS[large - 1]];
    const value = amount * 1024;
    const text = (number: number): string => `${figure(number)} ${smaller}`;
    return {
      question: `How much is ${figure(amount)} ${unit} in ${smaller}, if 1 ${unit} is 1,024 ${smaller}?`,
      right: text(value),
      wrong: [amount * 1000, amount * 1042, value / 2, amount * 1240, value * 2].map(text),
      explanation: `${figure(amount)} × 1,024 = ${text(value)}.`,
    };
  },
};

const filesOnDrive: Family = {
  name: 'files-on-a-drive',
  subject: AWARENESS,
  topic: 'Memory and Storage',
  difficulty: 'Easy',
  make(random) {
    const gigabytes = random.pick([4, 8, 16, 32, 64]);
    const megabytes = random.pick([2, 4, 5, 6, 8, 10, 12, 16, 20]);
    const thing = random.pick(['photos', 'songs', 'documents', 'video clips', 'scanned pages']);
    const device = random.pick(['pen drive', 'memory card']);
    const count = Math.floor((gigabytes * 1024) / megabytes);
    return {
      question: `How many ${thing} of ${megabytes} MB each fit on an empty ${device} of ${gigabytes} GB? (1 GB is 1,024 MB.)`,
      right: figure(count),
      wrong: [
        Math.floor((gigabytes * 1000) / megabytes),
        Math.floor((gigabytes * 512) / megabytes),
        gigabytes * megabytes,
        count + 1,
        2 * count,
        Math.floor((gigabytes * 1024) / (megabytes + 1)),
        Math.floor((gigabytes * 1024) / (megabytes - 1)),
        Math.floor((gigabytes * 1042) / megabytes),
      ].map(figure),
      explanation: `${gigabytes} GB is ${gigabytes} × 1,024 = ${figure(gigabytes * 1024)} MB, and ${figure(gigabytes * 1024)} ÷ ${megabytes} ${Number.isInteger((gigabytes * 1024) / megabytes) ? '=' : 'rounded down is'} ${figure(count)}.`,
    };
  },
};

const downloadTime: Family = {
  name: 'download-time',
  subject: AWARENESS,
  topic: 'Networking and the Internet',
  difficulty: 'Moderate',
  make(random) {
    const speed = random.pick([2, 4, 5, 8, 10, 16, 20, 25, 40, 50, 100]);
    const seconds = random.int(4, 90);
    const megabytes = (speed * seconds) / 8;
    if (!Number.isInteger(megabytes)) return this.make(random);
    return {
      question: `A file of ${figure(megabytes)} MB is downloaded over a line of ${speed} Mbps. How long does it take, if 1 MB is counted as 8 megabits and nothing else slows it down?`,
      right: counted(seconds, 'second'),
      wrong: [megabytes / speed, seconds / 2, 2 * seconds, seconds * 8, seconds + 8, seconds + 5]
        .filter((time) => time >= 1 && Number.isInteger(time))
        .map((time) => counted(time, 'second')),
      explanation: `${figure(megabytes)} MB is ${figure(megabytes)} × 8 = ${figure(megabytes * 8)} megabits; ${figure(megabytes * 8)} ÷ ${speed} = ${seconds} seconds.`,
    };
  },
};

const binaryAddition: Family = {
  name: 'binary-addition',
  subject: AWARENESS,
  topic: 'Number Systems',
  difficulty: 'Easy',
  make(random) {
    const [a, b] = [random.int(9, 31), random.int(9, 31)];
    const sum = a + b;
    const text = (value: number): string => value.toString(2);
    return {
      question: `What is the sum of the binary numbers ${text(a)} and ${text(b)}?`,
      right: text(sum),
      wrong: [a | b, sum + 1, a ^ b, sum - 2, sum + 4].map(text),
      explanation: `They are ${a} and ${b}; ${a} + ${b} = ${sum}, which is ${text(sum)} in binary.`,
    };
  },
};

const decimalToBinary: Family = {
  name: 'decimal-to-binary',
  subject: AWARENESS,
  topic: 'Number Systems',
  difficulty: 'Easy',
  make(random) {
    const value = random.int(17, 250);
    const base = random.pick([2, 8, 16]);
    const name = { 2: 'binary', 8: 'octal', 16: 'hexadecimal' }[base] ?? '';
    const mark = { 2: '₂', 8: '₈', 16: '₁₆' }[base] ?? '';
    const text = (number: number): string => number.toString(base).toUpperCase() + mark;
    const steps: string[] = [];
    for (let left = value; left > 0; left = Math.floor(left / base)) {
      steps.push(`${Math.floor(left / base)} remainder ${left % base}`);
    }
    return {
      question: `How is the decimal number ${value} written in ${name}?`,
      right: text(value),
      wrong: [value + 1, value - 1, value + base, value ^ 4, value + 2].map(text),
      explanation: `Dividing by ${base} again and again gives ${steps.join(', ')}. The remainders from last to first are ${text(value)}.`,
    };
  },
};

const WORDS = [
  'BANK CASH LOAN DATA DISK CODE FILE MAIL BYTE CHIP LINK PAGE PORT USER WEB NET KEY LAN',
  'RAM ROM BOOK TEXT FONT ICON MENU GAME CELL TABLE CLOUD VIRUS LOGIN EMAIL MOUSE PRINT',
  'QUERY STACK QUEUE ARRAY BLOG CHAT HOST NODE PIXEL ROBOT TOKEN BATCH CACHE DEBUG FLASH',
  'INPUT MEDIA PATCH PROXY RESET SCAN SHELL TABLET UPLOAD VIDEO ZIP',
].flatMap((line) => line.split(' '));

const asciiCode: Family = {
  name: 'ascii-code',
  subject: AWARENESS,
  topic: 'Number Systems',
  difficulty: 'Easy',
  make(random) {
    const word = random.pick(WORDS);
    const isLower = random.int(0, 1) === 1;
    const start = isLower ? 97 : 65;
    const shown = isLower ? word.toLowerCase() : word;
    const codes = (text: string, by = 0): string =>
      [...text].map((letter) => letter.charCodeAt(0) + by).join(' ');
    const letter = random.pick([...'BCDEFGHIJKLMNOPQRSTUVWXYZ']);
    const code = letter.charCodeAt(0) - 65 + start;
    if (random.int(0, 1) === 0) {
      return {
        question: `The ASCII code of ${isLower ? 'a' : 'A'} is ${start}. What is the ASCII code of ${isLower ? letter.toLowerCase() : letter}?`,
        right: String(code),
        wrong: [code + 1, code - 1, isLower ? code - 32 : code + 32, code + 2].map(String),
        explanation: `${isLower ? letter.toLowerCase() : letter} comes ${counted(code - start, 'place')} after ${isLower ? 'a' : 'A'}: ${start} + ${code - start} = ${code}.`,
      };
    }
    return {
      question: `The ASCII code of ${isLower ? 'a' : 'A'} is ${start}. How is the word ${shown} coded?`,
      right: codes(shown),
      wrong: [
        codes(shown, 1),
        codes(shown, -1),
        codes(shown, isLower ? -32 : 32),
        codes([...shown].toReversed().join('')),
      ],
      explanation: `Each letter's code is ${start} plus its distance from ${isLower ? 'a' : 'A'}: ${codes(shown)}.`,
    };
  },
};

const addressClass: Family = {
  name: 'ipv4-address-class',
  subject: AWARENESS,
  topic: 'Networking and the Internet',
  difficulty: 'Easy',
  make(random) {
    const place = random.int(0, 3);
    const [first, last] = (
      [
        [1, 126],
        [128, 191],
        [192, 223],
        [224, 239],
      ] as const
    )[place] ?? [1, 126];
    const address = [
      random.int(first, last),
      random.int(0, 255),
      random.int(0, 255),
      random.int(1, 254),
    ].join('.');
    const name = (index: number): string => `Class ${'ABCDE'.charAt(index)}`;
    return {
      question: `To which class of classful addressing does the IPv4 address ${address} belong?`,
      right: name(place),
      wrong: random.shuffle([0, 1, 2, 3, 4]).map(name),
      explanation: `The first number decides: 1 to 126 is Class A, 128 to 191 Class B, 192 to 223 Class C, 224 to 239 Class D, from 240 on Class E. ${address.split('.')[0]} makes it ${name(place)}.`,
    };
  },
};

const bitsForCodes: Family = {
  name: 'bits-for-codes',
  subject: AWARENESS,
  topic: 'Number Systems',
  difficulty: 'Easy',
  make(random) {
    const count = random.int(18, 3000);
    const bits = Math.ceil(Math.log2(count));
    const thing = random.pick(['customers', 'accounts', 'branches', 'symbols', 'students']);
    return {
      question: `Each of ${figure(count)} ${thing} is to have a binary code of its own, all of the same length. How many bits must the codes have at least?`,
      right: String(bits),
      wrong: [bits - 1, bits + 1, bits + 2, Math.ceil(Math.log10(count)), 2 * bits].map(String),
      explanation: `n bits give 2^n codes. 2^${bits - 1} = ${figure(2 ** (bits - 1))} are too few, 2^${bits} = ${figure(2 ** bits)} are enough.`,
    };
  },
};

const imageSize: Family = {
  name: 'image-size',
  subject: AWARENESS,
  topic: 'Memory and Storage',
  difficulty: 'Moderate',
  make(random) {
    const width = random.pick([256, 320, 512, 640, 800, 1024, 1280, 1600, 1920]);
    const height = random.pick([200, 240, 256, 480, 512, 600, 720, 768, 1024, 1080]);
    const depth = random.pick([1, 4, 8, 16, 24]);
    const size = (width * height * depth) / 8 / 1024;
    if (width < height || !Number.isInteger(size * 4)) return this.make(random);
    const text = (value: number): string => `${figure(value)} KB`;
    return {
      question: `How large is an uncompressed image of ${figure(width)} × ${figure(height)} pixels with ${counted(depth, 'bit')} per pixel? (1 KB is 1,024 bytes.)`,
      right: text(size),
      wrong: [size * 8, size / 2, size * 2, size + 8, size * 4].map(text),
      explanation: `${figure(width)} × ${figure(height)} × ${depth} ÷ 8 = ${figure((width * height * depth) / 8)} bytes; divided by 1,024 it is ${text(size)}.`,
    };
  },
};

const GATES: Readonly<Record<string, (a: number, b: number) => number>> = {
  AND: (a, b) => a & b,
  OR: (a, b) => a | b,
  NAND: (a, b) => 1 - (a & b),
  NOR: (a, b) => 1 - (a | b),
  XOR: (a, b) => a ^ b,
};

const gateOutputs: Family = {
  name: 'logic-gate-outputs',
  subject: AWARENESS,
  topic: 'Number Systems',
  difficulty: 'Easy',
  make(random) {
    const one = random.pick(Object.keys(GATES));
    const word = (): string =>
      range(1, 4)
        .map(() => random.int(0, 1))
        .join('');
    const [a, b] = [word(), word()];
    const apply = (gate: string): string =>
      [...a].map((bit, place) => GATES[gate]?.(Number(bit), Number(b[place]))).join('');
    if (a === b) return this.make(random);
    return {
      question: `The inputs of ${/^[AO]/.test(one) || one === 'XOR' ? 'an' : 'a'} ${one} gate are ${a} on one line and ${b} on the other, one bit after the other. What is its output, in the same order?`,
      right: apply(one),
      wrong: random.shuffle(Object.keys(GATES)).map(apply),
      explanation: `${GATE_RULES[one]}. Bit by bit this gives ${apply(one)}.`,
    };
  },
};

const GATE_RULES: Readonly<Record<string, string>> = {
  AND: 'AND gives 1 only where both inputs are 1',
  OR: 'OR gives 1 where at least one input is 1',
  NAND: 'NAND gives 0 only where both inputs are 1',
  NOR: 'NOR gives 1 only where both inputs are 0',
  XOR: 'XOR gives 1 where the inputs differ',
};

const printTime: Family = {
  name: 'printing-time',
  subject: AWARENESS,
  topic: 'Hardware',
  difficulty: 'Easy',
  make(random) {
    const perMinute = 2 * random.int(5, 20);
    const pages = random.int(4, 30);
    const copies = random.int(3, 25);
    const minutes = (pages * copies) / perMinute;
    const text = (time: number): string => `${figure(time)} minutes`;
    if (!Number.isInteger(minutes * 10) || minutes < 2) return this.make(random);
    return {
      question: `A printer prints ${perMinute} pages per minute. How long does it take to print ${copies} copies of a document of ${pages} pages?`,
      right: text(minutes),
      wrong: [minutes + 1, minutes - 1, minutes * 2, minutes + 0.5, minutes - 0.5, minutes / 2]
        .filter((time) => Number.isInteger(time * 10) && time > 1)
        .map(text),
      explanation: `${copies} × ${pages} = ${figure(copies * pages)} pages; ${figure(copies * pages)} ÷ ${perMinute} = ${text(minutes)}.`,
    };
  },
};

export const computerBasicsFamilies: readonly Family[] = [
  unitConversion,
  filesOnDrive,
  downloadTime,
  binaryAddition,
  decimalToBinary,
  asciiCode,
  addressClass,
  bitsForCodes,
  imageSize,
  gateOutputs,
  printTime,
].map(balancedWithSlips);

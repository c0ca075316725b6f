import type { Family } from '../../family.js';
import { counted, figure, ordinal } from '../../wording.js';
import { listed, range, sumOf } from './listing.js';

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

const FORMULAS: readonly { text: string; of(cells: readonly number[]): number; why: string }[] = [
  { text: '=SUM(A1:A4)', of: sumOf, why: 'SUM adds up all four cells' },
  {
    text: '=MAX(A1:A4)-MIN(A1:A4)',
    of: (cells) => Math.max(...cells) - Math.min(...cells),
    why: 'the least value is taken from the greatest',
  },
  {
    text: '=AVERAGE(A1:A4)',
    of: (cells) => sumOf(cells) / 4,
    why: 'AVERAGE divides the sum of the cells by their number',
  },
  {
    text: '=SUM(A1,A4)',
    of: ([a = 0, , , d = 0]) => a + d,
    why: 'with a comma only the two cells A1 and A4 are added',
  },
  {
    text: '=A1+A2*A3',
    of: ([a = 0, b = 0, c = 0]) => a + b * c,
    why: 'multiplication comes before addition',
  },
  {
    text: '=SUM(A1:A3)-A4',
    of: ([a = 0, b = 0, c = 0, d = 0]) => a + b + c - d,
    why: 'A4 is taken from the sum of A1, A2 and A3',
  },
  {
    text: '=(A1+A2)*A4',
    of: ([a = 0, b = 0, , d = 0]) => (a + b) * d,
    why: 'the bracket is worked out first',
  },
];

function signed(value: number): string {
  return figure(value).replace('-', '−');
}

const spreadsheetFormula: Family = {
  name: 'spreadsheet-formula',
  subject: AWARENESS,
  topic: 'Office Software',
  difficulty: 'Easy',
  make(random) {
    const cells = range(1, 4).map(() => random.int(2, 20));
    const formula = random.pick(FORMULAS);
    const value = formula.of(cells);
    const [a = 0, b = 0, c = 0] = cells;
    return {
      question: `In a worksheet the cells A1, A2, A3 and A4 hold ${listed(cells)}. What does the formula ${formula.text} show?`,
      right: signed(value),
      wrong: [
        ...(formula.text === '=A1+A2*A3' ? [(a + b) * c] : []),
        ...random.shuffle(FORMULAS).map((other) => other.of(cells)),
      ].map(signed),
      explanation: `In this formula ${formula.why}, which gives ${signed(value)}.`,
    };
  },
};

/** A reference to a cell, each part of which may be held fast by a dollar sign. */
interface Reference {
  column: number;
  row: number;
  isColumnFixed: boolean;
  isRowFixed: boolean;
}

function referenceText({ column, row, isColumnFixed, isRowFixed }: Reference): string {
  return `${isColumnFixed ? '$' : ''}${columnName(column)}${isRowFixed ? '$' : ''}${row}`;
}

function moved(reference: Reference, right: number, down: number): Reference {
  return {
    ...reference,
    column: reference.column + (reference.isColumnFixed ? 0 : right),
    row: reference.row + (reference.isRowFixed ? 0 : down),
  };
}

function columnName(column: number): string {
  const rest = (column - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return column > 26 ? columnName((column - 1 - rest) / 26) + letter : letter;
}

const copiedFormula: Family = {
  name: 'spreadsheet-copied-formula',
  subject: AWARENESS,
  topic: 'Office Software',
  difficulty: 'Moderate',
  make(random) {
    const reference = (isColumnFixed: boolean, isRowFixed: boolean): Reference => ({
      column: random.int(1, 3),
      row: random.int(1, 5),
      isColumnFixed,
      isRowFixed,
    });
    const first = reference(false, false);
    const second = random.pick([
      reference(true, true),
      reference(true, false),
      reference(false, true),
    ]);
    const [right, down] = [random.int(0, 2), random.int(1, 4)];
    const from = { column: 5, row: 2, isColumnFixed: false, isRowFixed: false };
    const operator = random.pick(['+', '*', '-']);
    const text = (a: Reference, b: Reference): string =>
      `=${referenceText(a)}${operator}${referenceText(b)}`;
    const free = (one: Reference): Reference => ({
      ...one,
      isColumnFixed: false,
      isRowFixed: false,
    });
    const shifted = moved(free(second), right, down);
    return {
      question: `Cell ${referenceText(from)} of a worksheet holds the formula ${text(first, second)}. It is copied to cell ${referenceText(moved(from, right, down))}. Which formula is there?`,
      right: text(moved(first, right, down), moved(second, right, down)),
      wrong: [
        text(first, second),
        text(moved(first, right, down), { ...second, column: shifted.column, row: shifted.row }),
        text(first, moved(second, right, down)),
        text(moved(first, down, right), moved(second, down, right)),
        text(moved(first, right, down + 1), moved(second, right, down + 1)),
      ],
      explanation: `The copy is ${right === 0 ? 'in the same column' : `${counted(right, 'column')} to the right`} and ${counted(down, 'row')} down. Parts without a dollar sign move along, parts behind one stay.`,
    };
  },
};

const columnNumber: Family = {
  name: 'spreadsheet-column-name',
  subject: AWARENESS,
  topic: 'Office Software',
  difficulty: 'Easy',
  make(random) {
    const column = random.int(27, 200);
    const rest = ((column - 1) % 26) + 1;
    const name = columnName(column);
    return {
      question: `The columns of a worksheet are A, B, …, Z, AA, AB and so on. What is the name of the ${ordinal(column)} column?`,
      right: name,
      wrong: [column + 1, column - 1, column + 26].map(columnName),
      explanation: `After ${(column - rest) / 26} × 26 = ${column - rest} columns come those that begin with ${name.charAt(0)}; the ${ordinal(rest)} letter is ${name.charAt(1)}: ${name}.`,
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
    const text = (number: number): string => number.toString(base).toUpperCase();
    const steps: string[] = [];
    for (let left = value; left > 0; left = Math.floor(left / base)) {
      steps.push(`${Math.floor(left / base)} rest ${left % base}`);
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
  'BANK',
  'CASH',
  'LOAN',
  'DATA',
  'DISK',
  'CODE',
  'FILE',
  'MAIL',
  'BYTE',
  'CHIP',
  'LINK',
  'PAGE',
  'PORT',
  'USER',
  'WEB',
  'NET',
  'KEY',
  'LAN',
  'RAM',
  'ROM',
];

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
    const [width, height] = [64 * random.int(2, 20), 64 * random.int(2, 16)];
    const depth = random.pick([1, 4, 8, 16, 24]);
    const size = (width * height * depth) / 8 / 1024;
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
    const seconds = (pages * copies * 60) / perMinute;
    if (!Number.isInteger(seconds) || seconds < 60) return this.make(random);
    const text = (time: number): string => {
      const minutes = Math.floor(time / 60);
      return time % 60 === 0
        ? counted(minutes, 'minute')
        : `${counted(minutes, 'minute')} ${counted(time % 60, 'second')}`;
    };
    return {
      question: `A printer prints ${perMinute} pages per minute. How long does it take to print ${copies} copies of a document of ${pages} pages?`,
      right: text(seconds),
      wrong: [
        seconds + 60,
        seconds + 30,
        Math.max(seconds - 30, 90),
        2 * seconds,
        seconds + 15,
      ].map(text),
      explanation: `${copies} × ${pages} = ${copies * pages} pages; ${copies * pages} ÷ ${perMinute} minutes = ${figure(seconds)} seconds = ${text(seconds)}.`,
    };
  },
};

export const computerBasicsFamilies: readonly Family[] = [
  unitConversion,
  filesOnDrive,
  downloadTime,
  spreadsheetFormula,
  copiedFormula,
  columnNumber,
  binaryAddition,
  decimalToBinary,
  asciiCode,
  addressClass,
  bitsForCodes,
  imageSize,
  gateOutputs,
  printTime,
];

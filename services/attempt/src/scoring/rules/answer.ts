/** Max time, in seconds, that a client may report for one question or a whole test. */
export const MAX_SECONDS = 86_400;
/** `changedAt` counts milliseconds since the start and is stored in 32 bits (49 days). */
export const MAX_CHANGED_AT = 0xffff_ffff;
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 8;

/** The answer itself: an option, several options or a number, by the kind of the question. */
export interface GivenAnswer {
  /** 0–7; null while no option is chosen, and for questions of the other kinds. */
  readonly selectedOption: number | null;
  /** Of a question with several right options: 0–7, ascending, at least one. */
  readonly selectedOptions?: readonly number[] | undefined;
  /** Of a numeric question: an exact decimal, as `readDecimal` writes it. */
  readonly value?: string | undefined;
}

/** A student's answer to one question, with its mark and time. Its index identifies the question. */
export interface StoredAnswer extends GivenAnswer {
  /** Whole seconds. */
  readonly timeSpent: number;
  readonly marked: boolean;
  readonly visited: boolean;
  /** Present once the student took the answer back. Then there is none. */
  readonly cleared?: true | undefined;
  /** Milliseconds from the start to the change of the answer; before that, to the last mark. */
  readonly changedAt: number;
}

/** One answer of a save or submit, matched to the question's index in the paper. */
export interface IncomingAnswer extends GivenAnswer {
  readonly index: number;
  /** The index of its section, in papers with locked sections. */
  readonly section?: number | undefined;
  readonly cleared?: boolean | undefined;
  readonly timeSpent: number;
  readonly marked?: boolean | undefined;
  readonly visited?: boolean | undefined;
  readonly changedAt?: number | undefined;
}

export const UNTOUCHED: StoredAnswer = {
  selectedOption: null,
  selectedOptions: undefined,
  value: undefined,
  cleared: undefined,
  timeSpent: 0,
  marked: false,
  visited: false,
  changedAt: 0,
};

/** The answers of an attempt that has just started. The first question counts as visited. */
export function initialAnswers(questionCount: number): StoredAnswer[] {
  return Array.from({ length: questionCount }, (_, index) =>
    index === 0 ? { ...UNTOUCHED, visited: true } : UNTOUCHED,
  );
}

/** Whether the question has an answer, of whichever kind. */
export function isAnswered({ selectedOption, selectedOptions, value }: GivenAnswer): boolean {
  return selectedOption !== null || selectedOptions !== undefined || value !== undefined;
}

/** Whether there is anything to report about the question. */
export function isTouched(answer: StoredAnswer): boolean {
  return answer.visited || answer.marked || isAnswered(answer) || answer.timeSpent > 0;
}

/** Whether the student answered the question or took the answer back. */
export function isDecided(answer: GivenAnswer & Pick<IncomingAnswer, 'cleared'>): boolean {
  return isAnswered(answer) || answer.cleared === true;
}

/** Whether both are the same answer, or both are none. */
export function isSameAnswer(one: GivenAnswer, other: GivenAnswer): boolean {
  return (
    one.selectedOption === other.selectedOption &&
    one.value === other.value &&
    maskOf(one.selectedOptions) === maskOf(other.selectedOptions)
  );
}

const HEADER_BYTES = 1;
const MARKED_BIT = 0b1_0000;
const VISITED_BIT = 0b10_0000;
const CLEARED_BIT = 0b100_0000;

/** Answers that are options, in the smallest form: most papers ask for nothing else. */
const OPTIONS_FORMAT = 1;
const OPTION_RECORD_BYTES = 8;
/** The option + 1; 0 without one. */
const OPTION_BITS = 0b1111;

/** Answers of every kind. */
const MIXED_FORMAT = 2;
const MIXED_RECORD_BYTES = 9;
const KIND_BITS = 0b11;
/** What the second byte of a record is. */
const NO_ANSWER = 0;
const AN_OPTION = 1;
const A_MASK_OF_OPTIONS = 2;
const THE_LENGTH_OF_A_VALUE = 3;

/**
 * Packs the answers in question order. A save rewrites all answers, so their size decides how much
 * the database writes: 161 bytes for twenty questions, against some 1,500 as JSON.
 *
 * - Format 1, for answers that are options: one format byte, then 8 bytes per question (option + 1
 *   and flags, 24 bits of seconds, 32 bits of `changedAt`).
 * - Format 2, as soon as there are several options or a number: one format byte, then 9 bytes per
 *   question (flags and the kind of the answer; its option, a mask of its options or the length of
 *   its value; seconds and `changedAt` as above), then the values in question order, as ASCII.
 */
export function encodeAnswers(answers: readonly StoredAnswer[]): Buffer {
  return answers.some(isBeyondOptions) ? encodeMixed(answers) : encodeOptions(answers);
}

/** Unpacks what `encodeAnswers` packed. Throws RangeError for other formats or incomplete records. */
export function decodeAnswers(packed: Buffer): StoredAnswer[] {
  switch (packed[0]) {
    case OPTIONS_FORMAT:
      return decodeOptions(packed);
    case MIXED_FORMAT:
      return decodeMixed(packed);
    default:
      throw unknownFormat();
  }
}

function isBeyondOptions({ selectedOptions, value }: StoredAnswer): boolean {
  return selectedOptions !== undefined || value !== undefined;
}

function encodeOptions(answers: readonly StoredAnswer[]): Buffer {
  const packed = Buffer.alloc(HEADER_BYTES + answers.length * OPTION_RECORD_BYTES);
  packed[0] = OPTIONS_FORMAT;
  let offset = HEADER_BYTES;
  for (const answer of answers) {
    packed[offset] = optionNumber(answer) | packFlags(answer);
    packTimes(packed, offset + 1, answer);
    offset += OPTION_RECORD_BYTES;
  }
  return packed;
}

function decodeOptions(packed: Buffer): StoredAnswer[] {
  if ((packed.length - HEADER_BYTES) % OPTION_RECORD_BYTES !== 0) throw unknownFormat();
  const answers: StoredAnswer[] = [];
  for (let offset = HEADER_BYTES; offset < packed.length; offset += OPTION_RECORD_BYTES) {
    const flags = packed.readUInt8(offset);
    answers.push(unpackRecord(flags, { selectedOption: unpackOption(flags) }, packed, offset + 1));
  }
  return answers;
}

function encodeMixed(answers: readonly StoredAnswer[]): Buffer {
  const values = answers.map(({ value }) => value ?? '').join('');
  const packed = Buffer.alloc(HEADER_BYTES + answers.length * MIXED_RECORD_BYTES + values.length);
  packed[0] = MIXED_FORMAT;
  let offset = HEADER_BYTES;
  for (const answer of answers) {
    const [kind, detail] = kindAndDetail(answer);
    packed[offset] = kind | packFlags(answer);
    packed.writeUInt8(detail, offset + 1);
    packTimes(packed, offset + 2, answer);
    offset += MIXED_RECORD_BYTES;
  }
  packed.write(values, offset, 'ascii');
  return packed;
}

/**
 * The number of records is not stored: the last one is where records and the values that they
 * announce fill the buffer. Every further record makes both longer, so there is only one such place.
 */
function decodeMixed(packed: Buffer): StoredAnswer[] {
  let end = HEADER_BYTES;
  let valuesLength = 0;
  while (end + valuesLength < packed.length) {
    if (end + MIXED_RECORD_BYTES > packed.length) throw unknownFormat();
    if ((packed.readUInt8(end) & KIND_BITS) === THE_LENGTH_OF_A_VALUE) {
      valuesLength += packed.readUInt8(end + 1);
    }
    end += MIXED_RECORD_BYTES;
  }
  if (end + valuesLength !== packed.length) throw unknownFormat();
  const answers: StoredAnswer[] = [];
  let valueAt = end;
  for (let offset = HEADER_BYTES; offset < end; offset += MIXED_RECORD_BYTES) {
    const flags = packed.readUInt8(offset);
    const given = unpackAnswer(flags & KIND_BITS, packed.readUInt8(offset + 1), packed, valueAt);
    valueAt += given.value?.length ?? 0;
    answers.push(unpackRecord(flags, given, packed, offset + 2));
  }
  return answers;
}

function unpackAnswer(kind: number, detail: number, packed: Buffer, valueAt: number): GivenAnswer {
  switch (kind) {
    case AN_OPTION:
      return { selectedOption: detail };
    case A_MASK_OF_OPTIONS:
      return { selectedOption: null, selectedOptions: optionsOf(detail) };
    case THE_LENGTH_OF_A_VALUE:
      return { selectedOption: null, value: packed.toString('ascii', valueAt, valueAt + detail) };
    default:
      return { selectedOption: null };
  }
}

function kindAndDetail(answer: GivenAnswer): [kind: number, detail: number] {
  const { selectedOption, selectedOptions, value } = answer;
  if (value !== undefined) return [THE_LENGTH_OF_A_VALUE, value.length];
  if (selectedOptions !== undefined) return [A_MASK_OF_OPTIONS, maskOf(selectedOptions)];
  return selectedOption === null ? [NO_ANSWER, 0] : [AN_OPTION, selectedOption];
}

function packFlags({ marked, visited, cleared }: StoredAnswer): number {
  return (marked ? MARKED_BIT : 0) | (visited ? VISITED_BIT : 0) | (cleared ? CLEARED_BIT : 0);
}

function packTimes(packed: Buffer, offset: number, answer: StoredAnswer): void {
  packed.writeUIntBE(answer.timeSpent, offset, 3);
  packed.writeUInt32BE(answer.changedAt, offset + 3);
}

/** All answers have the same fields in the same order: the engine then reads them faster. */
function unpackRecord(
  flags: number,
  { selectedOption, selectedOptions, value }: GivenAnswer,
  packed: Buffer,
  timesAt: number,
): StoredAnswer {
  const timeSpent = packed.readUIntBE(timesAt, 3);
  const changedAt = packed.readUInt32BE(timesAt + 3);
  if (flags === 0 && timeSpent === 0 && changedAt === 0) return UNTOUCHED;
  return {
    selectedOption,
    selectedOptions,
    value,
    cleared: (flags & CLEARED_BIT) !== 0 || undefined,
    timeSpent,
    marked: (flags & MARKED_BIT) !== 0,
    visited: (flags & VISITED_BIT) !== 0,
    changedAt,
  };
}

function optionNumber({ selectedOption }: GivenAnswer): number {
  return selectedOption === null ? 0 : selectedOption + 1;
}

function unpackOption(flags: number): number | null {
  const number = flags & OPTION_BITS;
  return number === 0 ? null : number - 1;
}

/** The options as bits; 0 without options. */
function maskOf(options: readonly number[] | undefined): number {
  return options?.reduce((mask, option) => mask | (1 << option), 0) ?? 0;
}

function optionsOf(mask: number): number[] {
  return ALL_OPTIONS.filter((option) => (mask & (1 << option)) !== 0);
}

const ALL_OPTIONS = Array.from({ length: MAX_OPTIONS }, (_, option) => option);

function unknownFormat(): RangeError {
  return new RangeError('Stored responses are in an unknown format');
}

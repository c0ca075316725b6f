/** Max time, in seconds, that a client may report for one question or a whole test. */
export const MAX_SECONDS = 86_400;
/** `changedAt` counts milliseconds since the start and is stored in 32 bits (49 days). */
export const MAX_CHANGED_AT = 0xffff_ffff;
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 8;

/** A student's answer to one question, with its mark and time. Its index identifies the question. */
export interface StoredAnswer {
  /** 0–7, or null while no option is chosen. */
  readonly selectedOption: number | null;
  /** Whole seconds. */
  readonly timeSpent: number;
  readonly marked: boolean;
  readonly visited: boolean;
  /** Present once the student took the chosen option back. Then there is no option. */
  readonly cleared?: true;
  /** Milliseconds from the start to the change of the answer; before that, to the last mark. */
  readonly changedAt: number;
}

/** One answer of a save or submit, matched to the question's index in the paper. */
export interface IncomingAnswer {
  readonly index: number;
  readonly selectedOption: number | null;
  readonly cleared?: boolean | undefined;
  readonly timeSpent: number;
  readonly marked?: boolean | undefined;
  readonly visited?: boolean | undefined;
  readonly changedAt?: number | undefined;
}

export const UNTOUCHED: StoredAnswer = {
  selectedOption: null,
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

/** Whether there is anything to report about the question. */
export function isTouched(answer: StoredAnswer): boolean {
  return answer.visited || answer.marked || answer.selectedOption !== null || answer.timeSpent > 0;
}

/** Whether the student chose an option or took one back. */
export function isDecided(answer: Pick<IncomingAnswer, 'selectedOption' | 'cleared'>): boolean {
  return answer.selectedOption !== null || answer.cleared === true;
}

const FORMAT = 1;
const HEADER_BYTES = 1;
const RECORD_BYTES = 8;
const LAST_OPTION = MAX_OPTIONS - 1;
const OPTION_BITS = 0b111;
const MARKED_BIT = 0b1000;
const VISITED_BIT = 0b1_0000;
/** Papers of at most seven options never have it. */
const EIGHTH_OPTION_BIT = 0b10_0000;
const CLEARED_BIT = 0b100_0000;

/**
 * Packs the answers in question order: one format byte, then 8 bytes per question (option + 1 and
 * flags, 24 bits of seconds, 32 bits of `changedAt`). A save rewrites all answers, so their size
 * decides how much the database writes: 161 bytes for twenty questions, against some 1,500 as JSON.
 */
export function encodeAnswers(answers: readonly StoredAnswer[]): Buffer {
  const packed = Buffer.alloc(HEADER_BYTES + answers.length * RECORD_BYTES);
  packed[0] = FORMAT;
  let offset = HEADER_BYTES;
  for (const answer of answers) {
    packed[offset] =
      packOption(answer.selectedOption) |
      (answer.marked ? MARKED_BIT : 0) |
      (answer.visited ? VISITED_BIT : 0) |
      (answer.cleared ? CLEARED_BIT : 0);
    packed.writeUIntBE(answer.timeSpent, offset + 1, 3);
    packed.writeUInt32BE(answer.changedAt, offset + 4);
    offset += RECORD_BYTES;
  }
  return packed;
}

/** Options 0–6 as 1–7 in three bits, and the last one as a bit of its own. */
function packOption(option: number | null): number {
  if (option === null) return 0;
  return option === LAST_OPTION ? EIGHTH_OPTION_BIT : option + 1;
}

/** Unpacks what `encodeAnswers` packed. Throws RangeError for other formats or incomplete records. */
export function decodeAnswers(packed: Buffer): StoredAnswer[] {
  if (packed[0] !== FORMAT || (packed.length - HEADER_BYTES) % RECORD_BYTES !== 0) {
    throw new RangeError('Stored responses are in an unknown format');
  }
  const answers: StoredAnswer[] = [];
  for (let offset = HEADER_BYTES; offset < packed.length; offset += RECORD_BYTES) {
    answers.push(decodeRecord(packed, offset));
  }
  return answers;
}

function decodeRecord(packed: Buffer, offset: number): StoredAnswer {
  const flags = packed.readUInt8(offset);
  const timeSpent = packed.readUIntBE(offset + 1, 3);
  const changedAt = packed.readUInt32BE(offset + 4);
  if (flags === 0 && timeSpent === 0 && changedAt === 0) return UNTOUCHED;
  return {
    selectedOption: unpackOption(flags),
    timeSpent,
    marked: (flags & MARKED_BIT) !== 0,
    visited: (flags & VISITED_BIT) !== 0,
    ...((flags & CLEARED_BIT) !== 0 && { cleared: true }),
    changedAt,
  };
}

function unpackOption(flags: number): number | null {
  if ((flags & EIGHTH_OPTION_BIT) !== 0) return LAST_OPTION;
  const option = flags & OPTION_BITS;
  return option === 0 ? null : option - 1;
}

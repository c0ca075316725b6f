import { UNTOUCHED, type StoredAnswer } from './response.js';

const FORMAT = 1;
const HEADER_BYTES = 1;
const RECORD_BYTES = 8;
const OPTION_BITS = 0b111;
const MARKED_BIT = 0b1000;
const VISITED_BIT = 0b1_0000;

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
      (answer.selectedOption === null ? 0 : answer.selectedOption + 1) |
      (answer.marked ? MARKED_BIT : 0) |
      (answer.visited ? VISITED_BIT : 0);
    packed.writeUIntBE(answer.timeSpent, offset + 1, 3);
    packed.writeUInt32BE(answer.changedAt, offset + 4);
    offset += RECORD_BYTES;
  }
  return packed;
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
  const option = flags & OPTION_BITS;
  return {
    selectedOption: option === 0 ? null : option - 1,
    timeSpent,
    marked: (flags & MARKED_BIT) !== 0,
    visited: (flags & VISITED_BIT) !== 0,
    changedAt,
  };
}

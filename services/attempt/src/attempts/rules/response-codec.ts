import { UNTOUCHED, type StoredResponse } from './response.js';

const FORMAT = 1;
const HEADER_BYTES = 1;
const RECORD_BYTES = 8;
const OPTION_BITS = 0b111;
const MARKED_BIT = 0b1000;
const VISITED_BIT = 0b1_0000;

/**
 * Packs responses by question order: one format byte, then 8 bytes a question (option + 1 and
 * flags, 24 bits of seconds, 32 bits of `changedAt`). A save rewrites the whole set, so its size
 * decides what the database writes: 161 bytes for twenty questions against some 1,500 as JSON.
 */
export function encodeResponses(responses: readonly StoredResponse[]): Buffer {
  const packed = Buffer.alloc(HEADER_BYTES + responses.length * RECORD_BYTES);
  packed[0] = FORMAT;
  let offset = HEADER_BYTES;
  for (const response of responses) {
    packed[offset] =
      (response.selectedOption === null ? 0 : response.selectedOption + 1) |
      (response.marked ? MARKED_BIT : 0) |
      (response.visited ? VISITED_BIT : 0);
    packed.writeUIntBE(response.timeSpent, offset + 1, 3);
    packed.writeUInt32BE(response.changedAt, offset + 4);
    offset += RECORD_BYTES;
  }
  return packed;
}

/** Reads what `encodeResponses` wrote; throws RangeError on another format or a torn record. */
export function decodeResponses(packed: Buffer): StoredResponse[] {
  if (packed[0] !== FORMAT || (packed.length - HEADER_BYTES) % RECORD_BYTES !== 0) {
    throw new RangeError('Stored responses are in an unknown format');
  }
  const responses: StoredResponse[] = [];
  for (let offset = HEADER_BYTES; offset < packed.length; offset += RECORD_BYTES) {
    responses.push(decodeRecord(packed, offset));
  }
  return responses;
}

function decodeRecord(packed: Buffer, offset: number): StoredResponse {
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

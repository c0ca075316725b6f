import { destination, type DestinationStream } from 'pino';

const FLUSH_MS = 250;
const CHUNK_BYTES = 8 * 1024;
/** When whoever reads the log has stopped reading, lines beyond this are left out. */
const HELD_BYTES = 16 * 1024 * 1024;

let shared: DestinationStream | undefined;

/**
 * Standard output, written to in chunks and beside the requests: a system call for every line costs
 * more than the line. What is held goes out within a quarter of a second, and when the process ends,
 * by a signal or by a fault; only a kill that cannot be caught loses it.
 */
export function standardOutput(): DestinationStream {
  shared ??= destination({
    dest: 1,
    sync: false,
    minLength: CHUNK_BYTES,
    maxLength: HELD_BYTES,
    periodicFlush: FLUSH_MS,
  });
  return shared;
}

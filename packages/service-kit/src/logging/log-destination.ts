import { destination, type DestinationStream } from 'pino';

const FLUSH_MS = 250;
const CHUNK_BYTES = 8 * 1024;
/** When the log's reader stops reading, lines beyond this are dropped. */
const MAX_BUFFER_BYTES = 16 * 1024 * 1024;

let shared: DestinationStream | undefined;

/**
 * Standard output, written in chunks and asynchronously, because a system call for every line costs
 * more than the line. The buffer is flushed within a quarter of a second, and when the process ends
 * by a signal or an error. Only a kill that cannot be caught loses it.
 */
export function standardOutput(): DestinationStream {
  shared ??= destination({
    dest: 1,
    sync: false,
    minLength: CHUNK_BYTES,
    maxLength: MAX_BUFFER_BYTES,
    periodicFlush: FLUSH_MS,
  });
  return shared;
}

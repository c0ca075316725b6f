// Runs the import command whenever its parent sends arguments, and replies with the status, output and peak memory (KB).
// Started with the compiled command and --expose-gc.
import { on } from 'node:events';
import { pathToFileURL } from 'node:url';
import { captureCommand } from '@abhyas/service-kit/testing';
import { peakMemory, resetPeakMemory } from './peak-memory.mjs';

const { importCommand } = await import(pathToFileURL(process.argv[2]).href);

const requests = on(process, 'message', { close: ['disconnect'] });
process.send('ready');
for await (const [args] of requests) {
  globalThis.gc();
  resetPeakMemory();
  const result = await captureCommand(importCommand, process.env, ...args);
  process.send({ ...result, peak: peakMemory() });
}

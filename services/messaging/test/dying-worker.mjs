// Takes one mail from the queue and never finishes it, like a worker that is about to be killed.
import { Worker } from 'bullmq';
import { createClient } from 'redis';

const connection = createClient({ url: process.argv[2] });
const hold = () => {
  process.stdout.write('taken\n');
  return new Promise(() => undefined);
};
const worker = new Worker('mail', hold, {
  connection,
  prefix: '{bull}',
  lockDuration: 500,
  stalledInterval: 500,
  maxStalledCount: 100,
});
worker.on('error', (error) => process.stderr.write(`${error.message}\n`));

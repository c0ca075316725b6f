import { setTimeout as sleep } from 'node:timers/promises';
import { ToolError } from '../stack/tool-error.ts';
import type { Compose } from './compose.ts';
import type { Crowd } from './crowd.ts';

/** In the order in which they are killed. */
const killedServices = [
  ...['attempt', 'auth', 'catalogue', 'messaging', 'redis', 'mysql', 'gateway'],
  ...['pages', 'mfe-marketing-renderer', 'mfe-exams-renderer'],
  ...['shell', 'mfe-marketing', 'mfe-exams', 'mfe-test-runner', 'mfe-dashboard'],
] as const;

const replicas = 3;
const downMs = 1_000;
const calmMs = 3_000;
const spreadMs = 10_000;

/** Kills each container in turn, while students save, and starts it again. */
export async function killEach(compose: Compose, crowd: Crowd): Promise<void> {
  for (const service of killedServices) {
    const id = await compose.id(service);
    const fault = crowd.observations.begin(`kill ${service}`);
    await compose.kill(id);
    await sleep(downMs);
    await compose.start(id);
    fault.isOver();
    await sleep(calmMs);
  }
}

/**
 * Runs the attempt service three times while students save, kills one of the three, and goes back to
 * one. Returns how the saves were spread over the replicas.
 *
 * @throws ToolError if a replica gets no saves
 */
export async function scaleAttempt(compose: Compose, crowd: Crowd): Promise<string> {
  const up = crowd.observations.begin(`attempt × ${replicas}`);
  await scale(compose, replicas);
  up.isOver();
  await sleep(spreadMs);
  const ids = await compose.ids('attempt');
  const before = await savesOf(compose, ids);
  await sleep(spreadMs);
  const after = await savesOf(compose, ids);
  const saves = after.map((count, index) => count - (before[index] ?? 0));
  const death = crowd.observations.begin('kill a replica');
  const [victim = ''] = ids;
  await compose.kill(victim);
  await sleep(spreadMs);
  await compose.start(victim);
  death.isOver();
  const down = crowd.observations.begin('attempt × 1');
  await scale(compose, 1);
  down.isOver();
  await sleep(calmMs);
  const [least = 0] = saves.toSorted((one, other) => one - other);
  const sum = saves.reduce((total, count) => total + count, 0);
  if (saves.length !== replicas || least < sum / replicas / 2) {
    throw new ToolError(`the replicas of attempt got ${saves.join(', ')} saves.`);
  }
  return saves.join(', ');
}

async function scale(compose: Compose, count: number): Promise<void> {
  const only = ['--no-deps', '--no-recreate', '--wait'];
  await compose.run('up', ...only, '--scale', `attempt=${count}`, 'attempt');
}

/** The saves that each replica has answered. */
function savesOf(compose: Compose, ids: readonly string[]): Promise<number[]> {
  return Promise.all(
    ids.map(async (id) => {
      const metrics = await compose.askInside(id, 3000, '/metrics');
      const counts = metrics
        .split('\n')
        .filter((line) => /^http_request_duration_seconds_count\{.*progress/.test(line));
      return counts.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    }),
  );
}

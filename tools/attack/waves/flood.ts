import { performance } from 'node:perf_hooks';
import type { Attack } from '../wave.ts';

const FOR_MS = 8_000;
const CONNECTIONS = 100;

/** Searches, pages and lists from one address, as fast as responses arrive, for eight seconds. */
export async function floodReads(attack: Attack): Promise<void> {
  const until = performance.now() + FOR_MS;
  const call = async (): Promise<void> => {
    while (performance.now() < until) {
      const word = Math.floor(attack.random() * 1e9).toString(36);
      const path = attack.pick([
        `/exams/search?q=${word}&page=1&limit=12`,
        '/exams?page=1&limit=12',
        `/exams/${attack.target.examId}`,
        '/api/user/profile',
        '/',
      ]);
      await attack.send({ path, from: '127.72.0.1', token: attack.token() });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, call));
}

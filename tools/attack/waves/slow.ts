import { exchange } from '../http.ts';
import type { Attack } from '../wave.ts';

const CONNECTIONS = 200;
const PAUSE_MS = 3_000;
/** Fifteen seconds without progress, and a margin for a busy machine. */
const MAX_OPEN_MS = 22_000;

/** Headers and bodies that arrive a byte every three seconds: the gateway has to end them. */
export async function sendSlowly(attack: Attack): Promise<void> {
  const head = 'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const bytes = Array.from({ length: 40 }, () => 'a');
  const kinds: [name: string, pieces: string[]][] = [
    ['a slow header', [`${head}X: `, ...bytes]],
    ['a slow body', [`${head}Content-Length: 4000\r\n\r\n{`, ...bytes]],
    ['a slow chunk', [`${head}Transfer-Encoding: chunked\r\n\r\nfff\r\n`, ...bytes]],
    ['a silent connection', ['']],
  ];
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, index) => {
      const [name, pieces] = kinds[index % kinds.length] ?? ['', []];
      const from = `127.73.${index % 4}.${1 + (index % 50)}`;
      const { isClosed, open } = await exchange(attack.target.port, from, pieces, {
        pause: PAUSE_MS,
        timeout: MAX_OPEN_MS,
      });
      attack.report.requests += 1;
      if (!isClosed) attack.find(`${name} was still open after ${Math.round(open / 1000)} s`);
    }),
  );
}

import type { Attack } from '../wave.ts';

const ENCODINGS = ['gzip', 'br'] as const;
const FOREIGN = 'attacker.example';

/** Requests that try to change what caches send to others: addresses that end like another's key, and foreign hosts. */
export async function poisonCaches(attack: Attack): Promise<void> {
  for (const [index, encoding] of ENCODINGS.entries()) {
    for (const path of [
      `/exams?page=1&limit=${7 + index}&category=SSC`,
      `/exams/search?page=1&limit=${7 + index}&q=ssc`,
    ]) {
      await attack.send({ path: path + encoding, from: '127.74.0.1' });
      await attack.send({ path: `${path}%20${encoding}`, from: '127.74.0.1' });
      // The gateway reads the entry of this encoding, and does not compress its response.
      const headers = { 'accept-encoding': `${encoding};q=0` };
      const others = await attack.send({ path, from: '127.74.0.2', headers });
      // Calls with a token bypass the cache.
      const own = await attack.send({ path, from: '127.74.0.3', token: attack.token() });
      if (others.text !== own.text) attack.find(`${path} got the response of another address`);
    }
  }
  const headers = { host: FOREIGN, 'x-forwarded-host': FOREIGN };
  for (const path of ['/robots.txt', '/sitemap.xml', '/', '/exam-test-series', '/remotes.json']) {
    const { text } = await attack.send({ path, from: '127.74.0.1', headers });
    if (text.includes(FOREIGN)) attack.find(`${path} names the host that its request names`);
  }
}

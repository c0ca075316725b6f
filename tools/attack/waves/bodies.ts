import { apiRoutes } from '../api-routes.ts';
import type { Attack } from '../wave.ts';

const SIZE = 250_000;
/** No route needs more than this of the data that is sent here. */
const MAX_TAKEN = 100_000;

/** The bodies that are most expensive to read and check, at every route, with and without a token. */
export async function sendBodies(attack: Attack): Promise<void> {
  const bodies = worstBodies();
  const routes = apiRoutes(attack.target).filter(
    // Log-outs would end only the attackers' own sessions.
    ({ method, path }) => method !== 'GET' && !path.includes('logout'),
  );
  const jobs = routes.flatMap(({ method, path }, place) =>
    bodies.flatMap(([name, body], index) =>
      [undefined, attack.token(index)].map((token, who) => async () => {
        // From many addresses, so that checks cost something before limits stop the attack.
        const from = `127.66.${place}.${1 + ((index * 2 + who) % 250)}`;
        const response = await attack.send({
          method,
          path,
          from,
          body,
          ...(token !== undefined && { token }),
        });
        const isTaken = response.status >= 200 && response.status < 300;
        if (isTaken && body.length > MAX_TAKEN) attack.find(`${method} ${path} took ${name}`);
      }),
    ),
  );
  await attack.inParallel(12, jobs);
}

function worstBodies(): [name: string, body: string][] {
  const members = (count: number, value: string): string =>
    Array.from({ length: count }, (_, index) => `"k${index}":${value}`).join(',');
  const long = 'a'.repeat(SIZE);
  return [
    ['22,000 members', `{${members(22_000, '1')}}`],
    ['900 members', `{${members(900, '1')}}`],
    ['members twice', `{${Array.from({ length: 20_000 }, () => '"email":"a"').join(',')}}`],
    [
      'an array of 100,000',
      `{"responses":[${'1,'.repeat(99_999)}1],"reports":[${'{},'.repeat(500)}{}]}`,
    ],
    ['objects in an array', `{"responses":[${'{"questionId":"q"},'.repeat(12_000)}{}]}`],
    ['a deep array', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['deep objects', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
    ['a long email', JSON.stringify({ email: `${long}@example.com`, password: long, otp: long })],
    ['dots', JSON.stringify({ email: `a@${'a.'.repeat(SIZE / 2)}`, name: long, message: long })],
    ['spaces', JSON.stringify({ email: `${' '.repeat(SIZE)}a`, phone: ' '.repeat(10), name: ' ' })],
    ['halves of characters', `{"email":"${String.raw`\ud800`.repeat(20_000)}"}`],
    ['a large number', `{"timeSpent":${'9'.repeat(SIZE)},"responses":[]}`],
    ['__proto__', `{"__proto__":{"email":"a"},"constructor":{"prototype":{"x":1}}}`],
    ['no JSON', `{"email":${long}`],
    ['nothing', ''],
  ];
}

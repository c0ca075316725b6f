import { apiRoutes } from '../api-routes.ts';
import type { Attack } from '../wave.ts';

const PER_ROUTE = 40;

/** Random values in bodies, paths and queries of every route. */
export async function sendGarbage(attack: Attack): Promise<void> {
  const jobs = apiRoutes(attack.target).flatMap(({ method, path, takesJson }, place) =>
    Array.from({ length: PER_ROUTE }, (_, index) => {
      const call = {
        method,
        path: garble(attack, path),
        from: `127.67.${place}.${1 + (index % 8)}`,
        token: index % 5 === 0 ? 'no.such.token' : attack.token(index),
        ...(takesJson && index % 7 !== 0 && { json: body(attack) }),
      };
      // The attackers' own sessions are still needed.
      return () =>
        path.includes('logout') || path.includes('delete') ? Promise.resolve() : attack.send(call);
    }),
  );
  await attack.inParallel(8, jobs);
}

const names = [
  'email password name mobile otp newPassword currentPassword remember accessToken googleId',
  'education address loginAlerts testReminders testId responses currentQuestionIndex timeSpent',
  'revision reports userId message phone subject kind remote version count token',
]
  .join(' ')
  .split(' ') as [string, ...string[]];

function body(attack: Attack): unknown {
  const { random } = attack;
  if (random() < 0.1) return value(attack, 2);
  return Object.fromEntries(
    names.filter(() => random() < 0.6).map((name) => [name, value(attack, 3)]),
  );
}

function value(attack: Attack, depth: number): unknown {
  const { random, target } = attack;
  const plain: [unknown, ...unknown[]] = [
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    2 ** 53,
    '',
    ' ',
    'a@example.com',
    `${'x'.repeat(60)}@example.com`,
    "' OR 1=1 -- ",
    '{{7*7}}${7*7}',
    '\u0000',
    '\u202E\u200B',
    '😀'.repeat(30),
    '9'.repeat(40),
    '2026-02-30T00:00:00Z',
    target.testId,
    target.victim.attemptId,
    'not-a-uuid',
  ];
  if (depth > 0 && random() < 0.25) {
    const members = Array.from({ length: Math.floor(random() * 4) }, () =>
      value(attack, depth - 1),
    );
    return random() < 0.5
      ? members
      : Object.fromEntries(members.map((member) => [attack.pick(names), member]));
  }
  return attack.pick(plain);
}

const queries = [
  '?page=-1&limit=0',
  '?page=1e9&limit=999999',
  '?page[]=1&page[]=2',
  '?q=%F0%9F%98%80&page=NaN',
  `?q=${'a'.repeat(3_000)}`,
  '?q=%00%27%22%3B--',
  '?q=%E0%A4%A',
  '?__proto__[x]=1',
] as const;

function garble(attack: Attack, path: string): string {
  const { random } = attack;
  if (random() < 0.4) return `${path}${attack.pick([...queries] as [string, ...string[]])}`;
  if (random() < 0.5) return path;
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, () =>
    attack.pick([
      'undefined',
      '%20',
      '1',
      'x'.repeat(2_000),
      '00000000-0000-0000-0000-000000000000',
      '%F0%9F%98%80',
      "'%20OR%201=1",
    ]),
  );
}

import { randomUUID } from 'node:crypto';
import { codeFor } from '../support/mail.ts';
import { postFrom, type RawResponse } from '../support/raw-http.ts';
import { expectRefused, statusesOf } from '../support/revocation.ts';
import { expect, given, test, then, when } from '../support/test.ts';

/** Of this machine's 127.0.0.2 to 254, those that other tests do not use up. */
const addresses = Array.from({ length: 253 }, (_, index) => index + 2)
  .filter((last) => last < 60 || last > 70)
  .map((last) => `127.0.0.${last}`);
/** Where one who tries many accounts sits. */
const loneAddress = '127.0.0.70';
/** Who attacks, and where the owner has never been. */
const [stranger = '', elsewhere = ''] = addresses;

const logInFrom = (
  from: string,
  email: string,
  password: string,
  cookie?: string,
): Promise<RawResponse> =>
  postFrom(from, '/api/auth/login', { email, password }, undefined, cookie);

const bodyOf = ({ body }: RawResponse): Record<string, unknown> =>
  JSON.parse(body) as Record<string, unknown>;

function expectTooMany(answer: RawResponse, atMostSeconds: number): void {
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(atMostSeconds);
  expect(bodyOf(answer)).toMatchObject({
    success: false,
    code: 'too_many_requests',
    requestId: answer.headers['x-request-id'],
  });
}

/** A slow machine tells some of a crowd to come again, and counts nothing. */
const isBusy = (answer: RawResponse): boolean =>
  answer.status === 503 && bodyOf(answer)['code'] === 'too_busy';

/** Does something so many times, a number of them at once. */
async function repeatedly<Result>(
  times: number,
  atOnce: number,
  act: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let done = 0; done < times; done += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, times - done) }, (_, index) =>
      act(done + index),
    );
    results.push(...(await Promise.all(batch)));
  }
  return results;
}

async function timed<Result>(work: Promise<Result>): Promise<[Result, number]> {
  const began = performance.now();
  return [await work, performance.now() - began];
}

test('a thousand wrong passwords for one account, from everywhere, open nothing and do not lock its owner out', async ({
  student,
}) => {
  test.setTimeout(120_000);
  const { email, password, browserCookie } = student;
  const guess = (from: string) => logInFrom(from, email, `guess ${randomUUID()}`);

  await given('ten of them one after the other, the last ones slower', async () => {
    const waits: number[] = [];
    for (let tries = 1; tries <= 10; tries += 1) {
      const [answer, milliseconds] = await timed(guess(stranger));
      expect(answer.status).toBe(401);
      waits.push(milliseconds);
    }
    expect(waits.at(-1)).toBeGreaterThan(950);
  });

  await when('the other 990 come from hundreds of addresses', async () => {
    const answers = await repeatedly(990, 45, (index) =>
      guess(addresses[index % addresses.length] ?? stranger),
    );
    for (const answer of answers.filter((it) => !isBusy(it))) expectTooMany(answer, 15 * 60);
    expect(answers.filter(isBusy).length).toBeLessThan(answers.length / 2);
  });

  await then('not even the right password gets a stranger in', async () => {
    expectTooMany(await logInFrom(stranger, email, password), 15 * 60);
  });

  await then(
    'the owner still gets in with a browser they used before, from a new address',
    async () => {
      expect((await logInFrom(elsewhere, email, password, browserCookie)).status).toBe(200);
    },
  );

  await then('and from anywhere by a new password', async () => {
    expectTooMany(await logInFrom(elsewhere, email, password), 15 * 60);
    expect((await postFrom(elsewhere, '/api/auth/forgot-password', { email })).status).toBe(200);
    const otp = await codeFor(email, { purpose: 'reset' });
    const newPassword = `after all this, ${randomUUID()}`;
    const reset = await postFrom(elsewhere, '/api/auth/reset-password', {
      email,
      otp,
      newPassword,
    });
    expect(reset.status).toBe(200);
    expect((await logInFrom(elsewhere, email, newPassword)).status).toBe(200);
  });
});

test('one address that tries many accounts is slowed, then stopped; others are not', async ({
  student,
}) => {
  test.setTimeout(120_000);
  const someone = () => `${randomUUID()}@example.com`;
  let again = 0;
  const tryPassword = async (): Promise<RawResponse> => {
    const answer = await logInFrom(loneAddress, someone(), 'password-of-many');
    if (!isBusy(answer)) return answer;
    again += 1;
    return tryPassword();
  };
  const tryCode = () =>
    postFrom(loneAddress, '/api/auth/verify-email', { email: someone(), otp: '123456' });

  await given('a hundred and twenty accounts tried with one password', async () => {
    const answers = await repeatedly(120, 8, tryPassword);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  });

  await then('the next one is held back', async () => {
    const [answer, milliseconds] = await timed(tryPassword());
    expect(answer.status).toBe(401);
    expect(milliseconds).toBeGreaterThan(1350);
  });

  await then('with some more tried by a code there is an end after three hundred', async () => {
    const answers = await repeatedly(200, 8, tryCode);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(300 - 121 - again);
    for (const answer of answers.filter(({ status }) => status !== 422)) {
      expectTooMany(answer, 10 * 60);
    }
    expectTooMany(await logInFrom(loneAddress, student.email, student.password), 10 * 60);
  });

  await then('everybody else logs in', async () => {
    expect((await logInFrom(elsewhere, student.email, student.password)).status).toBe(200);
  });
});

test('a session that has ended is refused by every service within five seconds', async ({
  student,
}) => {
  await given('a token that every service has just taken', async () => {
    expect(new Set(await statusesOf(student.token))).toEqual(new Set([200]));
  });

  const endedAt = await when('its session is ended', async () => {
    const answer = await postFrom('127.0.0.1', '/api/auth/logout', {}, student.token);
    expect(answer.status).toBe(200);
    return Date.now();
  });

  await then('none takes it that is asked five seconds later', () =>
    expectRefused(student.token, endedAt),
  );
});

import { randomUUID } from 'node:crypto';
import { codeFor } from '../support/mail.ts';
import { isBusy, postFrom, type RawResponse } from '../support/raw-http.ts';
import { expectRefused, statusesOf } from '../support/revocation.ts';
import { alone, expect, given, test, then, when } from '../support/test.ts';

/** Of this machine's 127.0.0.2 to 254, the addresses that other tests do not use up. */
const addresses = Array.from({ length: 253 }, (_, index) => index + 2)
  .filter((last) => last < 60 || last > 70)
  .map((last) => `127.0.0.${last}`);
/** The address of a client that tries many accounts. */
const loneAddress = '127.0.0.70';
/** The attackers' addresses, which the owner has never used. */
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

function expectTooMany(response: RawResponse, atMostSeconds: number): void {
  expect(response.status).toBe(429);
  const seconds = Number(response.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(atMostSeconds);
  expect(bodyOf(response)).toMatchObject({
    success: false,
    code: 'too_many_requests',
    requestId: response.headers['x-request-id'],
  });
}

/** Does something many times, with limited concurrency. */
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

test(
  'a thousand wrong passwords for one account, from everywhere, open nothing and do not lock its owner out',
  alone,
  async ({ student }) => {
    const { email, password, browserCookie } = student;
    const guess = (from: string) => logInFrom(from, email, `guess ${randomUUID()}`);

    await given('ten of them one after the other, the last ones slower', async () => {
      const waits: number[] = [];
      for (let tries = 1; tries <= 10; tries += 1) {
        const [response, milliseconds] = await timed(guess(stranger));
        expect(response.status).toBe(401);
        waits.push(milliseconds);
      }
      expect(waits.at(-1)).toBeGreaterThan(950);
    });

    await when('the other 990 come from hundreds of addresses', async () => {
      const responses = await repeatedly(990, 45, (index) =>
        guess(addresses[index % addresses.length] ?? stranger),
      );
      for (const response of responses.filter((it) => !isBusy(it)))
        expectTooMany(response, 15 * 60);
      // A slow machine asks some of them to try again, and counts nothing.
      expect(responses.filter(isBusy).length).toBeLessThan(responses.length / 2);
    });

    await then('a stranger does not get in even with the right password', async () => {
      expectTooMany(await logInFrom(stranger, email, password), 15 * 60);
    });

    await then('the owner still gets in with a known browser, from a new address', async () => {
      expect((await logInFrom(elsewhere, email, password, browserCookie)).status).toBe(200);
    });

    await then('and from any browser after a reset', async () => {
      expectTooMany(await logInFrom(elsewhere, email, password), 15 * 60);
      expect((await postFrom(elsewhere, '/api/auth/forgot-password', { email })).status).toBe(200);
      const otp = await codeFor(email, { purpose: 'reset' });
      const newPassword = `after all this, ${randomUUID()}`;
      const body = { email, otp, newPassword };
      expect((await postFrom(elsewhere, '/api/auth/reset-password', body)).status).toBe(200);
      expect((await logInFrom(elsewhere, email, newPassword)).status).toBe(200);
    });
  },
);

test(
  'one address that tries many accounts is slowed down, then blocked; others are not',
  alone,
  async ({ student }) => {
    const someone = () => `${randomUUID()}@example.com`;
    let again = 0;
    const tryPassword = async (): Promise<RawResponse> => {
      const response = await logInFrom(loneAddress, someone(), 'password-of-many');
      if (!isBusy(response)) return response;
      again += 1;
      return tryPassword();
    };
    const tryCode = () =>
      postFrom(loneAddress, '/api/auth/verify-email', { email: someone(), otp: '123456' });

    await given('a hundred and twenty accounts tried with one password', async () => {
      const responses = await repeatedly(120, 8, tryPassword);
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401]));
    });

    await then('the next one is slow', async () => {
      const [response, milliseconds] = await timed(tryPassword());
      expect(response.status).toBe(401);
      expect(milliseconds).toBeGreaterThan(1350);
    });

    await then('more tries with a code are blocked after three hundred calls', async () => {
      const responses = await repeatedly(200, 25, tryCode);
      expect(responses.filter(({ status }) => status === 422)).toHaveLength(300 - 121 - again);
      for (const response of responses.filter(({ status }) => status !== 422)) {
        expectTooMany(response, 10 * 60);
      }
      expectTooMany(await logInFrom(loneAddress, student.email, student.password), 10 * 60);
    });

    await then('all other students can log in', async () => {
      expect((await logInFrom(elsewhere, student.email, student.password)).status).toBe(200);
    });
  },
);

test('every service refuses an ended session within five seconds', async ({ student }) => {
  await given('a token that every service has just accepted', async () => {
    expect(new Set(await statusesOf(student.token))).toEqual(new Set([200]));
  });

  const endedAt = await when('its session ends', async () => {
    const response = await postFrom('127.0.0.1', '/api/auth/logout', {}, student.token);
    expect(response.status).toBe(200);
    return Date.now();
  });

  await then('no service accepts it five seconds later', () =>
    expectRefused(student.token, endedAt),
  );
});

import type { ResponseOf } from '@abhyas/web-kit/contract';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { codeFor } from '../support/mail.ts';
import { act, without } from '../support/stack.ts';
import { newStudent, type NewStudent } from '../support/student.ts';
import { alone, expect, given, test, then, when } from '../support/test.ts';

const register = (request: APIRequestContext, person: NewStudent): Promise<APIResponse> =>
  request.post('/api/auth/register', { data: person });

/** Reads the mailed code and completes the registration with it. */
async function expectVerified(request: APIRequestContext, person: NewStudent): Promise<string> {
  const data = { email: person.email, otp: await codeFor(person.email) };
  const response = await request.post('/api/auth/verify-email', { data });
  expect(response.status()).toBe(200);
  const { token, user } = (await response.json()) as ResponseOf<'/api/auth/verify-email', 'post'>;
  expect(user.name).toBe(person.name);
  return token;
}

async function untilReady(request: APIRequestContext): Promise<void> {
  const status = async () => (await request.get('/healthz').catch(() => undefined))?.status();
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
}

test(
  'a code survives an outage of the mail server and a crash of Redis',
  alone,
  async ({ request }) => {
    const person = newStudent();
    await without('maildev', async () => {
      await given('a person registers while the mail server is down', async () => {
        expect((await register(request, person)).status()).toBe(201);
      });
      await when('Redis, which holds the queue, is killed', async () => {
        await act('kill', 'redis');
        await untilReady(request);
      });
    });
    await then('the code arrives and is valid', () => expectVerified(request, person));
  },
);

test(
  'a code arrives although messaging is killed while it sends it',
  alone,
  async ({ request }) => {
    const person = newStudent();
    await act('freeze', 'maildev');
    try {
      await given('a person registers while the mail server hangs', async () => {
        expect((await register(request, person)).status()).toBe(201);
      });
      await when('messaging, which talks to it, is killed', async () => {
        await act('kill', 'messaging');
        await untilReady(request);
      });
    } finally {
      await act('thaw', 'maildev');
    }
    await then('the code arrives and is valid', () => expectVerified(request, person));
  },
);

test(
  'without Redis nobody is half registered, and logged-in students stay logged in',
  alone,
  async ({ request, student }) => {
    const person = newStudent();
    const headers = { authorization: `Bearer ${student.token}` };
    await without('redis', async () => {
      await when('a person registers', async () => {
        const response = await register(request, person);
        expect(response.status()).toBe(503);
        expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
        expect(await response.json()).toMatchObject({ success: false, code: 'dependency_down' });
      });
      await then('logged-in students continue', async () => {
        expect((await request.get('/api/user/saved-tests', { headers })).status()).toBe(200);
      });
    });
    await untilReady(request);
    await then('the same person registers as if nothing had happened', async () => {
      const again = { ...person, name: 'Asha R Rao' };
      expect((await register(request, again)).status()).toBe(201);
      await expectVerified(request, again);
    });
  },
);

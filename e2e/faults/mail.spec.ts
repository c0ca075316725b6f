import type { APIRequestContext, APIResponse } from '@playwright/test';
import { codeFor } from '../support/mail.ts';
import { act, without } from '../support/stack.ts';
import { newStudent, type NewStudent } from '../support/student.ts';
import { expect, given, test, then, when } from '../support/test.ts';

const register = (request: APIRequestContext, person: NewStudent): Promise<APIResponse> =>
  request.post('/api/auth/register', { data: person });

/** Reads the mailed code and finishes the registration with it. */
async function expectVerified(request: APIRequestContext, person: NewStudent): Promise<string> {
  const data = { email: person.email, otp: await codeFor(person.email) };
  const answer = await request.post('/api/auth/verify-email', { data });
  expect(answer.status()).toBe(200);
  const { token, user } = (await answer.json()) as { token: string; user: { name: string } };
  expect(user.name).toBe(person.name);
  return token;
}

async function untilReady(request: APIRequestContext): Promise<void> {
  const status = async () => (await request.get('/healthz').catch(() => undefined))?.status();
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
}

test('a code waits out an outage of the mail server and the death of Redis', async ({
  request,
}) => {
  const person = newStudent();
  await without('maildev', async () => {
    await given('someone who registers while the mail server is away', async () => {
      expect((await register(request, person)).status()).toBe(201);
    });
    await when('Redis, which holds the queue, is killed', async () => {
      await act('kill', 'redis');
      await untilReady(request);
    });
  });
  await then('the code comes and is good', () => expectVerified(request, person));
});

test('a code comes although messaging is killed while it sends it', async ({ request }) => {
  const person = newStudent();
  await act('freeze', 'maildev');
  try {
    await given('someone who registers while the mail server hangs', async () => {
      expect((await register(request, person)).status()).toBe(201);
    });
    await when('messaging, which talks to it, is killed', async () => {
      await act('kill', 'messaging');
      await untilReady(request);
    });
  } finally {
    await act('thaw', 'maildev');
  }
  await then('the code comes and is good', () => expectVerified(request, person));
});

test('with Redis away nobody is half registered, and who is logged in stays so', async ({
  request,
  student,
}) => {
  const person = newStudent();
  const headers = { authorization: `Bearer ${student.token}` };
  await without('redis', async () => {
    await when('someone registers', async () => {
      const answer = await register(request, person);
      expect(answer.status()).toBe(503);
      expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ success: false, code: 'dependency_down' });
    });
    await then('those who are logged in go on', async () => {
      expect((await request.get('/api/user/saved-tests', { headers })).status()).toBe(200);
    });
  });
  await untilReady(request);
  await then('the same person registers as if nothing had been', async () => {
    const again = { ...person, name: 'Asha R Rao' };
    expect((await register(request, again)).status()).toBe(201);
    await expectVerified(request, again);
  });
});

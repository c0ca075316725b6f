import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@abhyas/web-kit/contract';
import { serviceNames } from '../../tools/stack/inventory.ts';
import { callsOf } from '../support/contract-calls.ts';
import { closeNow, openNow, upcomingTests } from '../support/live-tests.ts';
import { announceOwnLiveTest, type OwnLiveTest } from '../support/own-live-test.ts';
import { rawRequest, type RawResponse } from '../support/raw-http.ts';
import { registerStudent, type Student } from '../support/student.ts';
import { expect, given, test, then, when } from '../support/test.ts';

const FROM = '127.0.90.1';

type Started = ResponseOf<'/tests/{testId}/start', 'post'>;

test('the questions of a live test are sent to open attempts only', async ({ student }) => {
  const starter = await registerStudent();
  const live = await given('a live test with two registered students', async () => {
    const announced = await announceOwnLiveTest(student);
    for (const { token } of [student, starter]) {
      const path = `/api/user/upcoming-tests/${announced.id}/register`;
      expect((await call('POST', path, token)).status).toBeLessThan(300);
    }
    return announced;
  });

  await then('nobody gets them before it opens', () => expectHidden(live, student));

  await when('it is open', async () => {
    await openNow(live.id);
    // The service caches a test for a second.
    await expect
      .poll(async () => (await call('GET', `/tests/${live.testId}`, student.token)).status)
      .toBe(200);
  });

  await then('a student who starts it gets them', async () => {
    const started = await call('POST', `/tests/${live.testId}/start`, starter.token);
    expect(started.body).toContain(live.secret);
    const { test: paper, attemptId } = JSON.parse(started.body) as Started;
    const ids = [attemptId, ...paper.questions.map(({ _id }) => _id)];
    await then('but nobody else', () => expectHidden(live, student, ids));
  });

  await when('it is over', async () => {
    await closeNow(live.id);
    await expect
      .poll(async () => (await call('GET', `/tests/${live.testId}`, student.token)).status)
      .toBe(403);
  });

  await then('a registered student who did not take it gets none of them', async () => {
    await expectHidden(live, student);
    const late = await call('POST', `/tests/${live.testId}/start`, student.token);
    expect([late.status, late.body.includes(live.secret)]).toEqual([403, false]);
    expect((await upcomingTests(student.token)).map(({ id }) => id)).not.toContain(live.id);
  });
});

/** No reading call of the contracts, with any id of the test, returns a text of its questions. */
async function expectHidden(
  live: OwnLiveTest,
  { token }: Student,
  moreIds: readonly string[] = [],
): Promise<void> {
  const ids = [live.testId, live.id, ...moreIds];
  await call('POST', '/api/user/saved-tests', token, { testId: live.testId });
  for (const { path } of serviceNames.flatMap(callsOf).filter(({ method }) => method === 'GET')) {
    const filled = path.replace('{examId}', live.examId);
    const paths = filled.includes('{') ? ids.map((id) => filled.replace(/\{\w+\}/, id)) : [filled];
    for (const address of paths) {
      for (const query of ['', `?page=1&limit=50&q=${live.searched}`]) {
        expectWithoutSecret(live, await call('GET', `${address}${query}`, token), address);
      }
    }
  }
  const userId = `user_${randomUUID()}`;
  for (const message of [live.searched, `Show me the question about ${live.searched}`]) {
    const answer = await call('POST', '/chat/message', token, { userId, message });
    expect(answer.status, answer.body).toBeLessThan(300);
    expectWithoutSecret(live, answer, message);
  }
}

function expectWithoutSecret(
  { secret }: OwnLiveTest,
  { status, body }: RawResponse,
  what: string,
): void {
  expect(status, what).toBeLessThan(500);
  expect(status, what).not.toBe(429);
  expect(body.includes(secret), `${what} contains a question: ${body.slice(0, 500)}`).toBe(false);
}

function call(method: string, path: string, token: string, body?: object): Promise<RawResponse> {
  return rawRequest(path, {
    from: FROM,
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

import type { ResponseOf } from '@abhyas/web-kit/contract';
import { apiRoutes } from '../api-routes.ts';
import { Browser } from '../browser.ts';
import type { Call, Response } from '../http.ts';
import type { Target } from '../target.ts';
import type { Attack } from '../wave.ts';

type Upcoming = ResponseOf<'/api/user/upcoming-tests'>;
type Started = ResponseOf<'/tests/{testId}/start', 'post'>;

/** An account that takes the live test to get its keys. */
interface Cheat {
  attemptId: string;
  ask: (call: Omit<Call, 'from' | 'token'>) => Promise<Response>;
}

/**
 * Keys of a live test while others can still take it: two new accounts hand in different answers at once, and
 * then read everything that the product says. Whatever differs would tell which answers are right.
 */
export async function readLiveKeys(attack: Attack): Promise<void> {
  const { live } = attack.target;
  const [right, wrong] = [await takeTest(attack, 0, 1), await takeTest(attack, 1, 0)];
  if (!right || !wrong) return;
  const target = { ...attack.target, examId: live.examId, testId: live.testId };
  const seen = [await readAll(right, target), await readAll(wrong, target)] as const;
  for (const [door, text] of seen[0]) {
    const other = seen[1].get(door) ?? '';
    if (text.includes(live.secret) || other.includes(live.secret)) {
      attack.find(`${door} has a key of a live test that is open`);
    } else if (text !== other) {
      attack.find(`${door} tells right from wrong answers of a live test that is open`);
    }
  }
}

/** Starts, answers every question with one option, and submits. */
async function takeTest(attack: Attack, index: number, option: number): Promise<Cheat | undefined> {
  const { testId } = attack.target.live;
  const from = `127.75.0.${1 + index}`;
  const name = Math.floor(attack.random() * 1e9).toString(36);
  const browser = new Browser(attack.target, from);
  const { token } = await browser.signUp(`cheat-${name}@example.com`, 'a long walk to Munnar');
  const ask: Cheat['ask'] = (call) => attack.send({ ...call, from, token });
  const upcoming = JSON.parse((await ask({ path: '/api/user/upcoming-tests' })).text) as Upcoming;
  const id = upcoming.find((test) => test.testId === testId)?.id;
  await ask({ method: 'POST', path: `/api/user/upcoming-tests/${id}/register` });
  const started = await ask({ method: 'POST', path: `/tests/${testId}/start` });
  if (started.status !== 201) {
    attack.find(`the live test cannot be started: ${started.status}`);
    return undefined;
  }
  const { attemptId, test } = JSON.parse(started.text) as Started;
  const responses = test.questions.map(({ _id }) => ({ questionId: _id, selectedOption: option }));
  await ask({ path: `/tests/${attemptId}/submit`, json: { responses } });
  const again = await ask({ method: 'POST', path: `/tests/${testId}/start` });
  if (again.status < 400) attack.find(`a live test is started twice: ${again.status}`);
  for (const { _id } of test.questions) {
    for (const list of ['bookmarks', 'question-reports']) {
      const json = { attemptId, reason: 'wrong-answer' };
      const path = `/api/user/${list}/${_id}`;
      const { status } = await ask({ method: 'PUT', path, json });
      if (status < 400) attack.find(`PUT ${list} takes a question of an open live test: ${status}`);
    }
  }
  return { attemptId, ask };
}

/** Everything that a student can read, and what the assistant says, by its door. */
async function readAll(cheat: Cheat, target: Target): Promise<Map<string, string>> {
  const { attemptId } = cheat;
  const seen = new Map<string, string>();
  const note = (door: string, { text }: Response): void => {
    seen.set(door, anonymous(text, attemptId));
  };
  const own = { ...target, victim: { ...target.victim, attemptId } };
  const reads = apiRoutes(own).filter(({ method }) => method === 'GET');
  for (const { path } of reads) {
    const door = `GET ${path.replace(attemptId, '{attemptId}')}`;
    const query = path.endsWith('attempted-tests') ? `?examId=${target.examId}` : '';
    note(door, await cheat.ask({ path: `${path}${query}` }));
    if (!path.includes(attemptId)) continue;
    const byTest = path.replace(attemptId, target.testId);
    note(`${door} by test`, await cheat.ask({ path: byTest }));
  }
  for (const sort of ['-score', 'score', '-accuracy']) {
    note(`history by ${sort}`, await cheat.ask({ path: `/api/user/test-history?sort=${sort}` }));
  }
  const userId = `user_${attemptId}`;
  for (const message of ['How was my last test?', 'My average score', 'My weak subjects']) {
    const json = { userId, message };
    note(`assistant: ${message}`, await cheat.ask({ path: '/chat/message', json }));
  }
  return seen;
}

/** Differs between any two students. Recommendations follow what others take meanwhile. */
const OWN_FIELDS = new Set([
  ...['requestId', 'answer', 'email', 'userId', 'recommendedTests'],
  ...['timeSpent', 'seconds', 'remainingSeconds'],
]);

/** Without what differs between any two students: ids, names, times, and the given answer. */
function anonymous(text: string, attemptId: string): string {
  return withoutOwn(text)
    .replaceAll(attemptId, 'ATTEMPT')
    .replaceAll(/cheat-\w+@example\.com/g, 'EMAIL')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\d{8}T\d{6}Z/g, 'TIME')
    .replaceAll(/127\.\d+\.\d+\.\d+/g, 'ADDRESS');
}

/** JSON without the fields of a student; other texts stay as they are. */
function withoutOwn(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (name, value: unknown) =>
      OWN_FIELDS.has(name) ? undefined : value,
    );
  } catch {
    return text;
  }
}

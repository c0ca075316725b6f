import type { ResponseOf } from '@abhyas/web-kit/contract';
import { Browser } from '../browser.ts';
import type { Response } from '../http.ts';
import { Mailbox } from '../mailbox.ts';
import type { Attack } from '../wave.ts';

const OWN = 'monsoon over Pune';
const FOREIGN = 'winter in Shimla';

type Started = ResponseOf<'/tests/{testId}/start', 'post'>;
type Results = ResponseOf<'/api/test/results/{attemptId}'>;

/**
 * Finding out who is registered, locking owners out, planting a password behind their address, and a
 * second first attempt with a new account.
 */
export async function attackAccounts(attack: Attack): Promise<void> {
  await findOutWhoIsRegistered(attack);
  await lockOwnerOut(attack);
  await killResetCode(attack);
  await plantPassword(attack);
  await startOver(attack);
}

async function findOutWhoIsRegistered(attack: Attack): Promise<void> {
  const outcomes: string[] = [];
  for (const [index, email] of [attack.target.victim.email, nobody(attack, 'unknown')].entries()) {
    const stranger = new Browser(attack.target, `127.74.0.${1 + index}`);
    const registered = noted(attack, 'register', await stranger.register(email, FOREIGN));
    const loggedIn = noted(attack, 'log in', await stranger.logIn(email, FOREIGN));
    outcomes.push(JSON.stringify([shape(registered), shape(loggedIn)]));
  }
  if (outcomes[0] !== outcomes[1]) {
    attack.find(`registered and unknown addresses differ: ${outcomes.join(' and ')}`);
  }
}

async function lockOwnerOut(attack: Attack): Promise<void> {
  const owner = new Browser(attack.target, '127.74.1.1');
  const email = nobody(attack, 'locked-out');
  await owner.signUp(email, OWN);
  const stranger = new Browser(attack.target, '127.74.1.66');
  for (let tries = 0; tries < 6; tries += 1) {
    noted(attack, 'register', await stranger.register(email, FOREIGN));
  }
  for (let tries = 0; tries < 11; tries += 1) {
    noted(attack, 'log in', await stranger.logIn(email, `${FOREIGN} ${tries}`));
  }
  // A phone changes its address all day.
  owner.from = '127.74.1.2';
  const loggedIn = noted(attack, 'log in', await owner.logIn(email, OWN));
  if (loggedIn.status !== 200) attack.find(`the owner cannot log in: ${loggedIn.status}`);
  const newDevice = new Browser(attack.target, '127.74.1.3');
  const response = await newDevice.post('/api/auth/forgot-password', { email });
  if (noted(attack, 'ask for a reset', response).status !== 200) {
    attack.find(`the owner cannot ask for a reset: ${response.status}`);
  }
}

async function killResetCode(attack: Attack): Promise<void> {
  const email = nobody(attack, 'reset');
  await new Browser(attack.target, '127.74.2.1').signUp(email, OWN);
  const owner = new Browser(attack.target, '127.74.2.2');
  await owner.post('/api/auth/forgot-password', { email });
  const otp = await new Mailbox(attack.target.mailPort).code(email, 1);
  const stranger = new Browser(attack.target, '127.74.2.66');
  const wrong = otp === '111111' ? '222222' : '111111';
  for (let tries = 0; tries < 6; tries += 1) {
    noted(
      attack,
      'guess a code',
      await stranger.post('/api/auth/verify-reset-otp', { email, otp: wrong }),
    );
  }
  const body = { email, otp, newPassword: `${OWN}, again` };
  const reset = noted(attack, 'reset', await owner.post('/api/auth/reset-password', body));
  if (reset.status !== 200) attack.find(`guesses killed the owner's code: ${reset.status}`);
}

async function plantPassword(attack: Attack): Promise<void> {
  const email = nobody(attack, 'planted');
  // Both share the client address of a coaching centre.
  const owner = new Browser(attack.target, '127.74.3.1');
  const stranger = new Browser(attack.target, '127.74.3.1');
  await owner.register(email, OWN);
  await new Mailbox(attack.target.mailPort).code(email);
  await stranger.register(email, FOREIGN);
  await owner.verify(email, 1);
  const planted = noted(attack, 'log in', await stranger.logIn(email, FOREIGN));
  if (planted.status === 200) attack.find('a stranger chose the password of an account');
}

/** Deletes the account after a test, and takes the test with the next account of the same address. */
async function startOver(attack: Attack): Promise<void> {
  const email = nobody(attack, 'starting-over');
  const first = await new Browser(attack.target, '127.74.4.1').signUp(email, OWN);
  await takeTest(attack, first.token);
  const json = { password: OWN };
  await attack.send({ ...fromHome(first.token), path: '/api/auth/delete-account', json });
  // From another address: one gets a code a minute.
  const returned = new Browser(attack.target, '127.74.4.2');
  await returned.register(email, OWN);
  const { isRetake } = await takeTest(attack, await returned.verify(email, 1));
  if (!isRetake) attack.find('a new account with the same address has a new first attempt');
}

async function takeTest(attack: Attack, token: string): Promise<Results['testAttempt']> {
  const home = fromHome(token);
  const path = `/tests/${attack.target.testId}/start`;
  const { attemptId } = JSON.parse(
    (await attack.send({ ...home, method: 'POST', path })).text,
  ) as Started;
  await attack.send({ ...home, path: `/tests/${attemptId}/submit`, json: { responses: [] } });
  const { text } = await attack.send({ ...home, path: `/api/test/results/${attemptId}` });
  return (JSON.parse(text) as Results).testAttempt;
}

function fromHome(token: string): { from: string; token: string } {
  return { from: '127.74.4.1', token };
}

function noted(attack: Attack, what: string, response: Response): Response {
  attack.note(what, response);
  return response;
}

/** The content of a response, without the parts that differ by request. */
function shape({ status, text }: Response): string {
  return `${status} ${text.replace(/"requestId":"[^"]*"/, '')}`;
}

function nobody(attack: Attack, name: string): string {
  return `${name}-${Math.floor(attack.random() * 1e9).toString(36)}@example.com`;
}

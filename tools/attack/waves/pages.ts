import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { send, type Response } from '../http.ts';
import type { Attack } from '../wave.ts';

const FOR_MS = 12_000;
const REQUESTS = 210;
const READ_EVERY_MS = 250;
/** A busy machine may be late with a page; for a row of this length, pages go out without HTML. */
const MAX_LATE = 4;
/** More pages than one address may open in a moment. */
const CROWD = 800;

/** Pages at addresses that nobody can have cached: other pages keep their HTML, and what is not there is not found. */
export async function inventPages(attack: Attack): Promise<void> {
  const read = [`/exam-details/${attack.target.examId}`, '/exam-test-series', '/'];
  for (const path of read) await warmUp(attack, path);
  const until = performance.now() + FOR_MS;
  const reading = read.map((path, index) => readPage(attack, path, `127.75.1.${1 + index}`, until));
  const opening: Promise<void>[] = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    opening.push(openUnknown(attack, index));
    await sleep(FOR_MS / REQUESTS);
  }
  await Promise.all([...reading, ...opening]);
  await crowdPages(attack);
}

/** The first time, a page may take longer than others wait for it. */
async function warmUp({ target }: Attack, path: string): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (hasHtml(await send(target.port, { path, from: '127.75.1.1' }))) return;
    await sleep(READ_EVERY_MS);
  }
}

/** The data of its screen is in a page that has its HTML. */
function hasHtml({ status, text }: Response): boolean {
  return status === 200 && text.includes('"queries":{');
}

/** A reader whose pages must have their HTML. */
async function readPage(attack: Attack, path: string, from: string, until: number): Promise<void> {
  let late = 0;
  for (let number = 0; performance.now() < until; number += 1) {
    const response = await attack.send({ path: `${path}?read=${number}`, from });
    late = hasHtml(response) ? 0 : late + 1;
    if (late === MAX_LATE) attack.find(`${path} went out ${MAX_LATE} times without HTML`);
    await sleep(READ_EVERY_MS);
  }
}

async function openUnknown(attack: Attack, index: number): Promise<void> {
  const from = '127.75.0.1';
  if (index % 3 === 0) {
    const word = Math.floor(attack.random() * 1e9).toString(36);
    await attack.send({ path: `/exam-test-series?q=${word}`, from });
    return;
  }
  const { examId } = attack.target;
  const exam = index % 3 === 1 ? randomUUID() : `${examId}/${randomUUID()}`;
  const path = `${index % 3 === 1 ? '/exam-details' : '/test-details'}/${exam}`;
  noteUnknown(attack, path, await send(attack.target.port, { path, from }));
}

/** 503: whether there is such a page is not known now. */
function noteUnknown(attack: Attack, path: string, response: Response): void {
  const isPending = response.status === 503 && response.headers['retry-after'] !== undefined;
  attack.note(path, isPending ? { ...response, status: 404 } : response);
  const name = path.replaceAll(/[0-9a-f-]{36}/g, '…');
  if (response.status === 200) attack.find(`${name} does not exist and got 200`);
}

/** Many pages from one address: it is refused some, in a page, and others are not. */
async function crowdPages(attack: Attack): Promise<void> {
  const refused: Response[] = [];
  const jobs = Array.from({ length: CROWD }, (_, index) => async () => {
    const path = `/dashboard?crowd=${index}`;
    const response = await attack.send({ path, from: '127.75.0.2' });
    if (response.status === 429) refused.push(response);
  });
  await attack.inParallel(40, jobs);
  const [first] = refused;
  if (!first) attack.find(`one address opened ${CROWD} pages at once`);
  else if (first.headers['retry-after'] === undefined || !first.text.includes('<h1>')) {
    attack.find('a page that is refused says neither what happened nor when to come back');
  }
  const { status } = await attack.send({ path: '/dashboard?crowd=other', from: '127.75.0.3' });
  if (status !== 200) attack.find(`another address got ${status} for a page meanwhile`);
}

import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { ResponseOf } from '@abhyas/web-kit/contract';
import { execaNode } from 'execa';
import { seeded } from '../chaos/random.ts';
import type { AttackOptions } from './attack-options.ts';
import { Browser } from './browser.ts';
import { Bystander } from './bystander.ts';
import { send } from './http.ts';
import { announceLiveTest } from './live-test.ts';
import { Measurements } from './measurements.ts';
import type { Account, LiveTarget, Target } from './target.ts';
import { describeWave, type WaveOutcome } from './verdict.ts';
import type { WaveReport } from './wave.ts';
import type { WaveName } from './waves/wave-names.ts';

export interface AttackOutcome {
  waves: WaveOutcome[];
  /** Acknowledged answers, at most one per question and student. */
  acknowledged: number;
  /** Those that the results do not show. */
  lost: number;
}

/** Where the gateway and the mail catcher listen on loopback, and the environment of the catalogue. */
export interface AttackedStack {
  port: number;
  mailPort: number;
  catalogue: Readonly<Record<string, string>>;
}

const ATTACKERS = 3;
const PASSWORD = 'a long walk to Munnar';
/** A wave that hangs is ended after this time. */
const MAX_WAVE_MS = 180_000;

/** Runs the waves one after another while students use the product. */
export async function runAttack(
  { catalogue, ...ports }: AttackedStack,
  options: AttackOptions,
  say: (line: string) => void,
): Promise<AttackOutcome> {
  const { examId, testId, exam } = await chooseTest(ports.port);
  const accounts = await signUp(ports, options);
  const measurements = new Measurements();
  const random = seeded(options.seed);
  const context = { port: ports.port, measurements, random, examId, testId };
  const students = accounts
    .slice(ATTACKERS)
    .map((account, index) => new Bystander(context, account, `127.1.0.${1 + index}`));
  for (const student of students) await student.start();
  const [victim] = students;
  if (!victim) throw new Error('There is no student to attack.');
  const live = await openLiveTest(ports.port, { catalogue, exam, token: victim.account.token });
  const target: Target = {
    ...ports,
    examId,
    testId,
    live,
    attackers: accounts.slice(0, ATTACKERS),
    victim: { ...victim.account, attemptId: victim.attemptId },
  };
  const outcome: AttackOutcome = { waves: [], acknowledged: 0, lost: 0 };
  const stop = new AbortController();
  const using = Promise.all(students.map((student) => student.use(stop.signal)));
  try {
    for (const [index, wave] of options.waves.entries()) {
      measurements.take();
      const began = performance.now();
      const attack = await runWave(wave, options.seed + index, target);
      const seconds = (performance.now() - began) / 1000;
      const seen = { wave, seconds, attack, students: measurements.take() };
      say(describeWave(seen));
      outcome.waves.push(seen);
    }
  } finally {
    stop.abort();
    await using;
  }
  for (const student of students) {
    await student.submit();
    outcome.lost += await student.countLost();
    outcome.acknowledged += student.book.acknowledgedCount;
  }
  return outcome;
}

async function runWave(wave: WaveName, seed: number, target: Target): Promise<WaveReport> {
  const { ipcOutput } = await execaNode(join(import.meta.dirname, 'wave-process.ts'), {
    ipcInput: { wave, seed, target },
    stdio: 'inherit',
    reject: false,
    timeout: MAX_WAVE_MS,
    killSignal: 'SIGKILL',
  });
  const [report] = ipcOutput as [WaveReport?];
  return report ?? { requests: 0, statuses: {}, findings: ['the wave timed out or crashed'] };
}

async function chooseTest(port: number): Promise<{ examId: string; testId: string; exam: string }> {
  const from = '127.1.1.1';
  const list = await send(port, { path: '/exams?page=1&limit=1', from });
  const [exam] = (JSON.parse(list.text) as ResponseOf<'/exams'>).exams;
  const detail = await send(port, { path: `/exams/${exam?._id}`, from });
  const [test] = (JSON.parse(detail.text) as ResponseOf<'/exams/{examId}'>).tests;
  if (!exam || !test) throw new Error('The catalogue has no test.');
  return { examId: exam._id, testId: test._id, exam: exam.name };
}

async function openLiveTest(
  port: number,
  { catalogue, exam, token }: Pick<AttackedStack, 'catalogue'> & { exam: string; token: string },
): Promise<LiveTarget> {
  const { title, secret } = await announceLiveTest(catalogue, exam);
  const list = await send(port, {
    path: '/api/user/upcoming-tests',
    from: '127.1.1.1',
    token,
  });
  const upcoming = JSON.parse(list.text) as ResponseOf<'/api/user/upcoming-tests'>;
  const found = upcoming.find(({ name }) => name.includes(title));
  if (!found) throw new Error('The live test is not listed.');
  return { examId: found.examId, testId: found.testId, secret };
}

async function signUp(
  ports: Pick<AttackedStack, 'port' | 'mailPort'>,
  { students, seed }: AttackOptions,
): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let index = 0; index < students + ATTACKERS; index += 1) {
    const browser = new Browser(ports, `127.1.2.${1 + index}`);
    accounts.push(await browser.signUp(`student-${seed}-${index}@example.com`, PASSWORD));
  }
  return accounts;
}

import { parseArgs } from 'node:util';
import { ToolError } from '../stack/tool-error.ts';
import { AttemptHarness, testSizes, type TestSize } from './attempt-harness.ts';
import { blockMs, compare, runBlock, type Contender, type Figures } from './contenders.ts';
import { EmptyStack } from './empty-stack.ts';
import { syncRate } from './machine.ts';
import { paperProfiles, withProfile, type PaperProfile } from './paper-profiles.ts';
import { RawTable } from './raw-table.ts';
import { Saves, startTest, type StartedTest } from './saving-student.ts';
import { Visitor } from './visitor.ts';

const crowds = [1, 8, 64, 256];
/** Until the whole code path is compiled as in a long-running process: V8 takes long for the path of a save. */
const warmUpMs = 20_000;
/** A save of several kinds of questions costs at most so many times one of single choices. */
const profileGoal = 1.15;

/**
 * Saves through the gateway. Compares that with an empty route of the same framework behind a gateway of the
 * same configuration that reads the same bodies, and with the statement of a save alone.
 *
 * `--questions 20 --students 64` measures that one case. `--profile gate` measures a paper of the kinds of
 * questions that GATE has beside one of as many single choices.
 */
export async function measureProgress(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      questions: { type: 'string' },
      students: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const profile = values.profile === undefined ? undefined : profileNamed(values.profile);
  const sizes: TestSize[] = profile
    ? [65]
    : testSizes.filter((size) => Number(values.questions ?? size) === size);
  const counts = values.students === undefined ? crowds : [Number(values.students)];
  const harness = await AttemptHarness.open('attempt');
  let empty: EmptyStack | undefined;
  try {
    empty = await EmptyStack.open(harness.harness);
    console.log(
      `${syncRate(harness.harness.stack.folders.data).toLocaleString('en-IN')} small writes a second made to last (fdatasync), one after another`,
    );
    for (const size of sizes) await measureSize(harness, empty, { size, profile, counts });
  } finally {
    await empty?.close();
    await harness.close();
  }
}

function profileNamed(name: string): PaperProfile {
  if (name in paperProfiles) return name as PaperProfile;
  const known = Object.keys(paperProfiles).join(', ');
  throw new ToolError(`no such profile: "${name}". There are ${known}.`);
}

interface Measured {
  size: TestSize;
  profile: PaperProfile | undefined;
  counts: readonly number[];
}

async function measureSize(
  harness: AttemptHarness,
  empty: EmptyStack,
  { size, profile, counts }: Measured,
): Promise<void> {
  const started = await startAll(harness, size, Math.max(...counts));
  const students = await enrol(harness, empty, started);
  const mixed = profile
    ? await enrol(harness, empty, await withProfileOf(harness, started, profile))
    : [];
  const raw = await RawTable.open(
    harness.harness,
    students.map(({ attemptId }) => attemptId),
  );
  try {
    console.log(`\n${size} questions; milliseconds; processor milliseconds per save`);
    console.log(header);
    const among = (count: number): Contender[] => [
      nothing(empty, students.slice(0, count)),
      raw.contender(count),
      ours(harness, 'save', students.slice(0, count)),
      ...(profile ? [ours(harness, profile, mixed.slice(0, count))] : []),
    ];
    // Warms up caches and compilers, then the connections for each count.
    for (const contender of among(students.length)) await runBlock(contender, warmUpMs);
    for (const count of counts) {
      for (const contender of among(count)) await runBlock(contender, blockMs / 3);
      const figures = await compare(among(count));
      print(count, figures);
      if (profile) judgeProfile(figures, profile);
    }
  } finally {
    await raw.close();
    for (const student of [...students, ...mixed]) student.leave();
  }
}

class Student {
  readonly attemptId: string;
  readonly #saves: Saves;
  readonly #unsaved: Saves;
  readonly #here: Visitor;
  readonly #there: Visitor;

  constructor(attemptId: string, saves: [Saves, Saves], visitors: [Visitor, Visitor]) {
    this.attemptId = attemptId;
    [this.#saves, this.#unsaved] = saves;
    [this.#here, this.#there] = visitors;
  }

  save(): Promise<void> {
    return this.#saves.send(this.#here);
  }

  /** The same request to a route that does nothing with it. */
  saveNowhere(): Promise<void> {
    return this.#unsaved.send(this.#there);
  }

  leave(): void {
    this.#here.close();
    this.#there.close();
  }
}

/** An attempt, and the token of its student. */
interface StartedAttempt {
  token: string;
  started: StartedTest;
}

async function startAll(
  harness: AttemptHarness,
  size: TestSize,
  count: number,
): Promise<StartedAttempt[]> {
  const visitor = await Visitor.open(harness.frontPort);
  const attempts: StartedAttempt[] = [];
  for (let number = 0; number < count; number += 1) {
    const token = harness.newToken();
    attempts.push({ token, started: await startTest(visitor, harness.testOf(size), token) });
  }
  visitor.close();
  return attempts;
}

async function withProfileOf(
  { harness }: AttemptHarness,
  attempts: readonly StartedAttempt[],
  profile: PaperProfile,
): Promise<StartedAttempt[]> {
  const copies = await withProfile(
    harness,
    attempts.map(({ started }) => started),
    profile,
  );
  return copies.map((started, index) => ({ token: attempts[index]?.token ?? '', started }));
}

async function enrol(
  harness: AttemptHarness,
  empty: EmptyStack,
  attempts: readonly StartedAttempt[],
): Promise<Student[]> {
  const students: Student[] = [];
  for (const { token, started } of attempts) {
    const here = await Visitor.open(harness.frontPort);
    const saves: [Saves, Saves] = [new Saves(token, started), new Saves(token, started)];
    students.push(new Student(started.attemptId, saves, [here, await Visitor.open(empty.port)]));
  }
  return students;
}

function nothing(empty: EmptyStack, students: readonly Student[]): Contender {
  return {
    name: 'empty route',
    clients: students.map((student) => () => student.saveNowhere()),
    processes: empty.processes,
  };
}

function ours(harness: AttemptHarness, name: string, students: readonly Student[]): Contender {
  const { stack } = harness.harness;
  return {
    name,
    clients: students.map((student) => () => student.save()),
    processes: {
      gateway: harness.front.pid ?? 0,
      service: stack.process('attempt').pid ?? 0,
      database: stack.process('mariadb').pid ?? 0,
    },
  };
}

const header =
  'students               per second      p50      p95      p99   processor: gateway + service + database';

function print(count: number, figures: ReadonlyMap<string, Figures>): void {
  for (const [name, { times, seconds, processor }] of figures) {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): string =>
      (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2).padStart(8);
    const each = ['gateway', 'service', 'database'].map(
      (part) => (processor[part] ?? 0) / times.length,
    );
    const whole = each.reduce((sum, time) => sum + time, 0);
    console.log(
      [
        String(count).padStart(8),
        name.padEnd(12),
        String(Math.round(times.length / seconds)).padStart(11),
        at(0.5),
        at(0.95),
        at(0.99),
        `  ${whole.toFixed(3)} = ${each.map((time) => time.toFixed(3)).join(' + ')}`,
      ].join(' '),
    );
  }
  judge(figures);
}

/** The goals: half the rate of the lower one, a p99 under five times the empty route's, 0.3 ms of processor time. */
function judge(figures: ReadonlyMap<string, Figures>): void {
  const rateOf = (name: string): number => {
    const found = figures.get(name);
    return found ? found.times.length / found.seconds : 0;
  };
  const p99Of = (name: string): number => {
    const sorted = figures.get(name)?.times.toSorted((a, b) => a - b) ?? [];
    return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  };
  const bound = Math.min(rateOf('empty route'), rateOf('statement'));
  console.log(
    `         → ${(rateOf('save') / bound).toFixed(2)} of the lower rate (goal 0.5), p99 ${(p99Of('save') / p99Of('empty route')).toFixed(1)} times the empty route's (goal under 5)`,
  );
}

/** Compares the processor time of a save, which other work of the machine changes least, and its rate. */
function judgeProfile(figures: ReadonlyMap<string, Figures>, profile: PaperProfile): void {
  const each = (name: string, of: (figures: Figures) => number): number => {
    const found = figures.get(name);
    return found ? of(found) / found.times.length : 0;
  };
  const processor = ({ processor }: Figures): number =>
    Object.values(processor).reduce((sum, time) => sum + time, 0);
  const ratio = (of: (figures: Figures) => number): string =>
    (each(profile, of) / each('save', of)).toFixed(2);
  console.log(
    `         → a save of ${profile} takes ${ratio(processor)} times the processor time of one of single choices (goal ${profileGoal}), ${ratio(({ seconds }) => seconds)} times as long`,
  );
}

import { systemIds } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { TimeCreditsRepository } from '../src/taking/time-credits.repository.js';
import { TimeCreditsService } from '../src/taking/time-credits.service.js';
import { idOf, progress, startSystem, type Student, type TestSystem } from './app.js';
import { buildPaper } from './builders.js';
import { countRows, rowOf } from './rows.js';

// Makes many calls, one after another, on a machine that may be busy.

const QUESTIONS = 4;
const STUDENTS = 2;

type StudentEvent =
  | { readonly what: 'start' | 'submit' | 'results'; readonly who: number }
  | {
      readonly what: 'save';
      readonly who: number;
      readonly question: number;
      readonly option: number;
    }
  | { readonly what: 'sweep' | 'credit' };

/** The events at one instant, and the pause after them. */
interface Step {
  readonly events: readonly StudentEvent[];
  readonly seconds: number;
}

const who = fc.nat(STUDENTS - 1);
const event: fc.Arbitrary<StudentEvent> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ what: fc.constant('start' as const), who }) },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('save' as const),
      who,
      question: fc.nat(QUESTIONS - 1),
      option: fc.nat(3),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('submit' as const), who }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('results' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constantFrom('sweep' as const, 'credit' as const) }),
  },
);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    events: fc.array(event, { minLength: 1, maxLength: 6 }),
    // Close to the minute of grace as often as far from it.
    seconds: fc.constantFrom(0, 1, 30, 59, 60, 61, 300, 700),
  }),
  { minLength: 3, maxLength: 12 },
);

interface SentAnswer {
  readonly question: number;
  readonly option: number;
  readonly at: number;
  readonly isAcknowledged: boolean;
}

/** The requests for one attempt. */
class SentAnswers {
  private readonly sent: SentAnswer[] = [];

  note(answer: SentAnswer): void {
    this.sent.push(answer);
  }

  /**
   * No graded answer is older than the last acknowledged one. Of several at one instant any may be
   * the last. A refused one may have been stored all the same, when a submit followed at once.
   */
  expectIn(selected: readonly unknown[]): void {
    selected.forEach((option, question) => {
      const sent = this.sent.filter((one) => one.question === question);
      const acknowledged = sent.filter((one) => one.isAcknowledged).map(({ at }) => at);
      const possible = sent.filter(({ at }) => acknowledged.every((known) => at >= known));
      const options: unknown[] = possible.map((one) => one.option);
      if (acknowledged.length === 0) options.push(null);
      expect(options).toContain(option);
    });
  }
}

describe('any events in any order, over two replicas', () => {
  let system: TestSystem;
  let credits: TimeCreditsService;
  beforeAll(async () => {
    system = await startSystem(2);
    const repository = new TimeCreditsRepository(system.database);
    credits = new TimeCreditsService(system.database, repository, system.clock);
  });
  afterAll(() => system.close());

  it('lose no acknowledged answer, end no attempt twice, change no finished attempt', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (story) => {
        const paper = system.catalogue.publish(buildPaper({ size: QUESTIONS }));
        const participants = await Promise.all(
          Array.from(
            { length: STUDENTS },
            async () => new Participant(await system.student(), paper),
          ),
        );
        for (const { events, seconds } of story) {
          await Promise.all(events.map((one) => run(one, participants, paper)));
          await Promise.all(participants.map((participant) => participant.noteFinished()));
          system.clock.advance(seconds);
        }
        for (const participant of participants) await participant.checkAll();
      }),
      { numRuns: 8 },
    );
  });

  async function run(
    one: StudentEvent,
    participants: readonly Participant[],
    paper: PaperSnapshot,
  ) {
    switch (one.what) {
      case 'sweep':
        return system.sweep();
      case 'credit':
        return credits.give(
          { name: systemIds.uuid(), minutes: 2, testId: paper.testId, userId: null, window: null },
          { reason: 'any', grantedBy: 'anyone' },
        );
      case 'save':
        return participants[one.who]?.save(one.question, one.option);
      case 'start':
      case 'submit':
      case 'results':
        return participants[one.who]?.[one.what]();
    }
  }

  /** A student with one browser. It saves to the attempt that it started last. */
  class Participant {
    private readonly answers = new Map<string, SentAnswers>();
    private readonly finished = new Map<string, Record<string, unknown>>();
    private current: string | undefined;

    constructor(
      private readonly student: Student,
      private readonly paper: PaperSnapshot,
    ) {}

    async start(): Promise<void> {
      const started = await this.student.post(`/tests/${this.paper.testId}/start`);
      expect([200, 201]).toContain(started.status);
      this.current = idOf(started);
      if (!this.answers.has(this.current)) this.answers.set(this.current, new SentAnswers());
    }

    async save(question: number, option: number): Promise<void> {
      const attemptId = this.current;
      if (attemptId === undefined) return;
      const at = system.clock.now().getTime();
      const save = await this.student.put(
        `/tests/${attemptId}/progress`,
        progress([
          { questionId: this.paper.questions[question]?.id, selectedOption: option, timeSpent: 1 },
        ]),
      );
      expect([200, 409, 410]).toContain(save.status);
      const isAcknowledged = save.status === 200;
      this.answers.get(attemptId)?.note({ question, option, at, isAcknowledged });
    }

    async submit(): Promise<void> {
      // Another attempt may start before the response arrives.
      const attemptId = this.current;
      if (attemptId === undefined) return;
      const { status, body } = await this.student.post(`/tests/${attemptId}/submit`);
      expect([status, body['attemptId']]).toEqual([200, attemptId]);
    }

    async results(): Promise<void> {
      if (this.current === undefined) return;
      const { status } = await this.student.get(`/api/test/results/${this.current}`);
      expect([200, 409]).toContain(status);
    }

    /** Stores each row when it is first seen finished. */
    async noteFinished(): Promise<void> {
      for (const attemptId of this.answers.keys()) {
        const row = await rowOf(system, attemptId);
        const known = this.finished.get(attemptId);
        if (known) expect(row).toEqual(known);
        else if (row['finished_at'] !== null) this.finished.set(attemptId, row);
      }
    }

    async checkAll(): Promise<void> {
      if (this.current !== undefined) await this.submit();
      await this.noteFinished();
      const of = { user_id: this.student.id, test_id: this.paper.testId };
      const taken = this.answers.size;
      expect(await countRows(system, 'attempts', of)).toBe(taken);
      expect(await countRows(system, 'ranking_entries', of)).toBe(Math.min(1, taken));
      expect(await countRows(system, 'attempts', { ...of, is_first: '1' })).toBe(
        Math.min(1, taken),
      );
      const history = await this.student.get('/api/user/test-history');
      expect(history.body['totalTests']).toBe(taken);
      for (const [attemptId, sent] of this.answers) {
        const { body } = await this.student.get(`/api/test/results/${attemptId}`);
        sent.expectIn([...(body['detailedResults'] ?? [])].map((one) => one['selectedOption']));
        await this.checkDeadline(attemptId);
      }
    }

    /** Checks that the deadline is start + duration + allowance, and that no finish is after it. */
    private async checkDeadline(attemptId: string): Promise<void> {
      const row = await rowOf(system, attemptId);
      const [startedAt, deadlineAt, finishedAt] = ['started_at', 'deadline_at', 'finished_at'].map(
        (column) => Number(row[column]),
      );
      const allowed = Number(row['duration_seconds']) + 60 * Number(row['allowance_minutes']);
      expect(Number(deadlineAt) - Number(startedAt)).toBe(1000 * allowed);
      expect(finishedAt).toBeLessThanOrEqual(Number(deadlineAt));
    }
  }
});

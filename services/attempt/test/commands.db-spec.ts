import { REDIS, type RedisClient } from '@abhyas/service-kit';
import { captureCommand, type CommandResult } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { statisticsCommand } from '../src/commands/item-statistics.js';
import { rebuildCommand } from '../src/commands/rebuild-rankings.js';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { idOf, startSystem, type Student, type TestSystem } from './app.js';
import { buildPaper, buildQuestion } from './builders.js';
import { BuiltCommands } from './built-commands.js';
import { envOf } from './env-of.js';

// These tests start processes, on a machine that may be busy.

describe('commands for operators', () => {
  let system: TestSystem;
  let paper: PaperSnapshot;

  beforeAll(async () => {
    system = await startSystem();
    paper = buildPaper({ title: 'Percentages, set 7', marking: { correct: '3', wrong: '-1' } });
    system.catalogue.publish(paper);
    // By participant, which of the six questions are right (1), wrong (0) or unanswered (-). Only weak
    // participants have the last question right.
    for (const answered of ['111100', '11110-', '111000', '100001', '0-0001']) {
      await take(await system.student(), paper, answered);
    }
  });
  afterAll(() => system.close());

  async function take(student: Student, { testId, questions }: PaperSnapshot, answered: string) {
    const id = idOf(await student.post(`/tests/${testId}/start`));
    system.clock.advance(60);
    const responses = questions.flatMap((question, index) => {
      if (answered[index] === '-') return [];
      const isRight = answered[index] === '1';
      return {
        questionId: question.id,
        selectedOption: isRight ? question.correct : (question.correct + 1) % 4,
        timeSpent: 5,
      };
    });
    await student.post(`/tests/${id}/submit`, { responses });
  }

  describe('stats:items', () => {
    const items = (...args: string[]): Promise<CommandResult> =>
      captureCommand(statisticsCommand, envOf(system.config), ...args);

    it('shows the statistics of each question over the first attempts', async () => {
      const retaker = await system.student();
      const other = system.catalogue.publish(buildPaper());
      await take(retaker, other, '100000');
      const { status, out } = await items(paper.testId, '--json');
      expect(status).toBe(0);
      const report = JSON.parse(out) as { title: string; items: Record<string, unknown>[] };
      expect(report.title).toBe('Percentages, set 7');
      expect(report.items.map((item) => item['questionId'])).toEqual(
        paper.questions.map(({ id }) => id),
      );
      expect(report.items.map((item) => item['participants'])).toEqual([5, 5, 5, 5, 5, 5]);
      // Four of five right, one wrong that costs a third of a mark: (4 − 1/3) ÷ 5.
      expect(report.items[0]?.['facility']).toBeCloseTo((100 * (4 - 1 / 3)) / 5, 6);
      expect(Number(report.items[0]?.['discrimination'])).toBeGreaterThan(0);
      expect(Number(report.items[5]?.['discrimination'])).toBeLessThan(0);
      expect(Number(report.items[5]?.['efficiency'])).toBeLessThan(0);
    });

    it('flags a question in which better participants have lower marks', async () => {
      const { status, out } = await items('percentages, SET 7');
      expect(status).toBe(0);
      const lines = out.split('\n');
      expect(lines[1]).toBe('6 questions, first attempts of 5 participants');
      expect(lines[3]).toMatch(
        /^no\. +participants +facility +discrimination +efficiency +question$/,
      );
      expect(lines[4]).toMatch(/^ *1 +5 +73\.3 % +\d+\.\d +\d+\.\d +What is 0 \+ 1\?$/);
      expect(lines[9]).toMatch(/^ *6 +5 +\d+\.\d % +-\d+\.\d +-\d+\.\d +! +What is 5 \+ 1\?$/);
      expect(out).toContain('1 with negative discrimination (!)');
    });

    it('ignores retakes, and counts the questions of every version', async () => {
      const changed = buildPaper({ title: 'Changed' });
      system.catalogue.publish(changed);
      const student = await system.student();
      await take(student, changed, '110000');
      const next = {
        ...changed,
        version: 2,
        questions: [...changed.questions.slice(1), buildQuestion(6)],
      };
      system.catalogue.publish(next);
      await take(student, next, '111111');
      await take(await system.student(), next, '011111');
      const { out } = await items('Changed', '--json');
      const report = JSON.parse(out) as { items: Record<string, unknown>[] };
      expect(
        report.items.map((item) => [item['questionId'], item['participants'], item['facility']]),
      ).toEqual([
        [changed.questions[1]?.id, 2, 50],
        [changed.questions[2]?.id, 2, 50],
        [changed.questions[3]?.id, 2, 50],
        [changed.questions[4]?.id, 2, 50],
        [changed.questions[5]?.id, 2, 50],
        [next.questions[5]?.id, 1, 100],
        [changed.questions[0]?.id, 1, 100],
      ]);
    });

    it('explains invalid arguments', async () => {
      expect(await items()).toMatchObject({
        status: 2,
        err: expect.stringContaining('Name a test'),
      });
      expect(await items('a', 'b')).toMatchObject({
        status: 2,
        err: expect.stringContaining('Name only one test'),
      });
      expect(await items('--all')).toMatchObject({
        status: 2,
        err: expect.stringContaining("Unknown option '--all'"),
      });
      expect(await items('गणित')).toMatchObject({
        status: 1,
        err: 'No one has opened a test with the id or title "गणित".\n',
      });
      expect(await items('--help')).toMatchObject({
        status: 0,
        out: expect.stringContaining('npm run stats:items -- TEST'),
      });
    });

    it('lists the tests when several have the title', async () => {
      const twins = [buildPaper({ title: 'Twins' }), buildPaper({ title: 'Twins' })];
      for (const twin of twins) {
        system.catalogue.publish(twin);
        await (await system.student()).post(`/tests/${twin.testId}/start`);
      }
      const { status, err } = await items('Twins');
      expect(status).toBe(1);
      for (const twin of twins) expect(err).toContain(twin.testId);
      const { out } = await items(twins[0]?.testId ?? '');
      expect(out).toContain('first attempts of 0 participants');
    });
  });

  describe('rankings:rebuild', () => {
    const rebuild = (...args: string[]): Promise<CommandResult> =>
      captureCommand(rebuildCommand, envOf(system.config), ...args);

    it('rebuilds the sets in Redis, whatever their state was', async () => {
      const redis = system.replicas[0]?.app.get<RedisClient>(REDIS);
      await redis?.flushDb();
      await redis?.hSet('attempt:{rankings}:state', { epoch: 'x', generation: 'y', batch: '9' });
      await redis?.zAdd('attempt:{rankings}:y:overall:', { value: 'z', score: 1 });
      const { status, out } = await rebuild();
      expect(status).toBe(0);
      expect(out).toMatch(/^\d+ entries on \d+ leaderboards rebuilt in [\d.]+ s\.\n$/);
      const keys = (await redis?.keys('attempt:{rankings}:*')) ?? [];
      expect(keys.filter((key) => key.includes(':y:'))).toEqual([]);
      const leaderboard = keys.find((key) => key.endsWith(`:board:${paper.testId}`));
      expect(await redis?.zCard(leaderboard ?? '')).toBe(5);
      const state = await redis?.hGetAll('attempt:{rankings}:state');
      expect(state).toMatchObject({ overall: 'complete' });
      // Again, over complete sets.
      expect((await rebuild()).status).toBe(0);
    });

    it('reports that Redis cannot be reached, and unknown arguments', async () => {
      const env = { REDIS_URL: 'redis://127.0.0.1:1' };
      expect(
        await captureCommand(rebuildCommand, { ...envOf(system.config), ...env }),
      ).toMatchObject({
        status: 1,
        err: expect.stringContaining('Redis cannot be reached'),
      });
      expect((await rebuild('--now')).status).toBe(2);
    });
  });

  it('run as processes that end by themselves', async () => {
    const commands = await BuiltCommands.build(system.config);
    expect(await commands.run('rebuild-rankings')).toMatchObject({
      status: 0,
      out: expect.stringContaining('rebuilt'),
    });
    expect(await commands.run('item-statistics', paper.testId)).toMatchObject({
      status: 0,
      out: expect.stringContaining('Percentages, set 7'),
    });
    expect(await commands.run('allow-time', 'list')).toMatchObject({ status: 0 });
    expect(await commands.run('allow-time')).toMatchObject({
      status: 2,
      err: expect.stringContaining('Start with what to do'),
    });
  });
});

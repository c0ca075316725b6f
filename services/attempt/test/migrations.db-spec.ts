import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MigrationInterface } from 'typeorm';
import { TimeAllowances1763780000000 } from '../migrations/1763780000000-time-allowances.js';
import { SubjectSums1763790000000 } from '../migrations/1763790000000-subject-sums.js';
import { FiguresFromIndexes1795381200000 } from '../migrations/1795381200000-figures-from-indexes.js';
import { BookmarksAndQuestionReports1795434720000 } from '../migrations/20261123115200-bookmarks-and-question-reports.js';
import { CreditedAttemptsOfStudents1795491000000 } from '../migrations/20261124033000-credited-attempts-of-students.js';
import { SectionEnds1795638600000 } from '../migrations/20261125203000-section-ends.js';
import { StoreBlankAttempts1795731900000 } from '../migrations/20261126222500-store-blank-attempts.js';
import { SaveDigests1795733100000 } from '../migrations/20261126224500-save-digests.js';
import { AwardsOfPapers1795733400000 } from '../migrations/20261126225000-awards-of-papers.js';
import { RankValuesInIndexes1795734000000 } from '../migrations/20261126230000-rank-values-in-indexes.js';
import { MarksOfSubjects1795734900000 } from '../migrations/20261126231500-marks-of-subjects.js';
import { SolutionsOfLiveTests1795946400000 } from '../migrations/20261129100000-solutions-of-live-tests.js';
import { idOf, progress, startSystem, type TestSystem } from './app.js';
import { answers, buildPaper, buildSection } from './builders.js';
import { countRows, rowOf } from './rows.js';

// The database commits with every DDL statement. When the service is killed before the end, the
// finished statements stay, but the migration is not recorded.
describe('an interrupted migration', () => {
  let system: TestSystem;

  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.close());

  it.each([
    TimeAllowances1763780000000,
    SubjectSums1763790000000,
    FiguresFromIndexes1795381200000,
    BookmarksAndQuestionReports1795434720000,
    CreditedAttemptsOfStudents1795491000000,
    SectionEnds1795638600000,
    StoreBlankAttempts1795731900000,
    SaveDigests1795733100000,
    AwardsOfPapers1795733400000,
    RankValuesInIndexes1795734000000,
    MarksOfSubjects1795734900000,
    SolutionsOfLiveTests1795946400000,
  ])('succeeds when it runs again: %p', async (Migration) => {
    const student = await system.student();
    const paper = system.catalogue.publish(buildPaper());
    const attemptId = idOf(await student.post(`/tests/${paper.testId}/start`));
    await student.post(`/tests/${attemptId}/submit`, { responses: answers(paper, { right: 2 }) });
    await student.get(`/api/test/results/${attemptId}`);
    const sums = () =>
      system.database.query('SELECT * FROM subject_sums ORDER BY test_id, subject');
    const before: unknown = await sums();
    expect(before).not.toEqual([]);

    await run(Migration);

    expect(await sums()).toEqual(before);
  });

  it('stores whose the attempts are that an earlier release credited', async () => {
    const student = await system.student();
    const paper = system.catalogue.publish(buildPaper());
    const attemptId = idOf(await student.post(`/tests/${paper.testId}/start`));
    const now = system.clock.now();
    await system.database.query(
      `INSERT INTO time_credits
         (name, minutes, running_from, running_until, reason, granted_by, granted_at)
       VALUES ('earlier', 5, ?, ?, 'power cut', 'operator', ?)`,
      [now, now, now],
    );
    await system.database.query(
      `INSERT INTO credited_attempts (credit_name, attempt_id, credited_at)
       VALUES ('earlier', ?, ?)`,
      [attemptId, now],
    );

    await run(CreditedAttemptsOfStudents1795491000000);

    const where = { credit_name: 'earlier', user_id: student.id };
    expect(await countRows(system, 'credited_attempts', where)).toBe(1);
  });

  it('leaves open attempts of an earlier release as they are, with one clock', async () => {
    const student = await system.student();
    const paper = system.catalogue.publish(buildPaper());
    const attemptId = idOf(await student.post(`/tests/${paper.testId}/start`));
    const body = progress(answers(paper, { right: 3 }));
    await student.put(`/tests/${attemptId}/progress`, body);
    const { section_ends: ends, ...before } = await rowOf(system, attemptId);
    expect(ends).toBeNull();

    // The table as that release knows it.
    const runner = system.database.createQueryRunner();
    await new SectionEnds1795638600000().down(runner);
    await runner.release();
    expect(await rowOf(system, attemptId)).toEqual(before);
    await run(SectionEnds1795638600000);

    expect(await rowOf(system, attemptId)).toEqual({ ...before, section_ends: null });
    const resumed = await student.post(`/tests/${paper.testId}/start`);
    expect(resumed.body).toMatchObject({ attemptId, resumed: true, revision: 1 });
    expect(resumed.body['responses']).toHaveLength(3);
    expect(resumed.body).not.toHaveProperty('sectionRemainingSeconds');
    await student.post(`/tests/${attemptId}/submit`);
    expect(await rowOf(system, attemptId)).toMatchObject({ answered: 3, correct_answers: 3 });
  });

  it('stores the marks of subjects that an earlier release has counted, as grading does', async () => {
    const student = await system.student();
    const marking = { correct: '4', wrong: '-4/3' };
    const plain = buildPaper({ size: 9, marking });
    const inSections = buildPaper({ size: 6, marking, sections: [buildSection(6, { marking })] });
    const unmarked = buildPaper({ size: 6 });
    const ids: string[] = [];
    for (const paper of [plain, inSections, unmarked]) {
      system.catalogue.publish(paper);
      const attemptId = idOf(await student.post(`/tests/${paper.testId}/start`));
      const responses = answers(paper, { right: 4, wrong: 2 });
      await student.post(`/tests/${attemptId}/submit`, { responses });
      ids.push(attemptId);
    }
    const shares = () =>
      system.database.query<{ attemptId: string; share: number | null }[]>(
        `SELECT attempt_id AS attemptId, subject, marks_share AS share FROM subject_results
          WHERE user_id = ? ORDER BY attempt_id, subject`,
        [student.id],
      );
    const graded = await shares();
    const of = (rows: Awaited<ReturnType<typeof shares>>, index: number) =>
      rows.filter(({ attemptId }) => attemptId === ids[index]).map(({ share }) => share);
    expect(of(graded, 0)).toEqual([2 / 9, 2 / 9, 2 / 3]);
    expect(of(graded, 2)).toEqual([null, null, null]);

    // The table as that release knows it.
    const runner = system.database.createQueryRunner();
    await new MarksOfSubjects1795734900000().down(runner);
    await runner.release();
    await run(MarksOfSubjects1795734900000);

    const migrated = await shares();
    expect(of(migrated, 0)).toEqual(of(graded, 0));
    expect(of(migrated, 1)).toEqual([null, null, null]);
    expect(of(migrated, 2)).toEqual([null, null, null]);
  });

  async function run(Migration: new () => MigrationInterface): Promise<void> {
    const runner = system.database.createQueryRunner();
    try {
      await new Migration().up(runner);
    } finally {
      await runner.release();
    }
  }
});

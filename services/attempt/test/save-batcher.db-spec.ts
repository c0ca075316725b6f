import { systemIds } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeAnswers, UNTOUCHED } from '../src/scoring/rules/answer.js';
import { AttemptsRepository } from '../src/taking/attempts.repository.js';
import { ProgressRepository, type ProgressWrite } from '../src/taking/progress.repository.js';
import {
  idOf,
  progress,
  startSystem,
  type Student,
  type TestResponse,
  type TestSystem,
} from './app.js';
import { buildPaper } from './builders.js';

const CROWD = 40;
const paper = buildPaper({ size: 4 });
const [question] = paper.questions;

interface Participant {
  student: Student;
  id: string;
  path: string;
}

describe('saves of many students at once, over two replicas', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem(2);
    system.catalogue.publish(paper);
  });
  afterAll(() => system.close());

  function gather(count = CROWD): Promise<Participant[]> {
    return Promise.all(
      Array.from({ length: count }, async () => {
        const student = await system.student();
        const id = idOf(await student.post(`/tests/${paper.testId}/start`));
        return { student, id, path: `/tests/${id}/progress` };
      }),
    );
  }

  function chosen(selectedOption: number, revision?: number): object {
    const answer = { questionId: question?.id, selectedOption, timeSpent: 1 };
    return progress([answer], revision === undefined ? {} : { revision });
  }

  async function storedOption({ student }: Participant): Promise<unknown> {
    const { body } = await student.post(`/tests/${paper.testId}/start`);
    return body['responses']?.[0]?.['selectedOption'];
  }

  it('are all stored, each with its own answer', async () => {
    const participants = await gather();
    const answers = await Promise.all(
      participants.map(({ student, path }, index) => student.put(path, chosen(index % 4))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await Promise.all(participants.map(storedOption))).toEqual(
      participants.map((_, index) => index % 4),
    );
  });

  it('of two devices with the same revision: one is stored, the other gets the stored state', async () => {
    const participants = await gather();
    const pairs = await Promise.all(
      participants.map(({ student, path }) =>
        Promise.all([student.put(path, chosen(1, 5)), student.put(path, chosen(2, 5))]),
      ),
    );
    const stored = await Promise.all(participants.map(storedOption));
    for (const [index, pair] of pairs.entries()) {
      const statuses = pair.map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(stored[index]).toBe(statuses.indexOf(200) + 1);
      const refused = pair.find(({ status }) => status === 409);
      expect(currentOf(refused)).toEqual({ revision: 5, option: stored[index] });
    }
  });

  it('are not blocked by one whose attempt is locked', async () => {
    const participants = await gather(12);
    const [locked, ...others] = participants;
    if (!locked) throw new Error('There are participants.');
    const runner = system.database.createQueryRunner();
    try {
      await runner.startTransaction();
      await runner.query('SELECT id FROM attempts WHERE id = ? FOR UPDATE', [locked.id]);
      const waiting = locked.student.put(locked.path, chosen(3));
      const answers = await Promise.all(
        others.map(({ student, path }) => student.put(path, chosen(2))),
      );
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      await runner.commitTransaction();
      expect((await waiting).status).toBe(200);
      expect(await storedOption(locked)).toBe(3);
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  });

  it('are refused one by one: late, finished and foreign ones do not affect the others', async () => {
    const participants = await gather(9);
    const stranger = await system.student();
    await Promise.all(
      participants
        .filter((_, index) => index % 3 === 1)
        .map(({ student, id }) => student.post(`/tests/${id}/submit`)),
    );
    const answers = await Promise.all(
      participants.map(({ student, path }, index) =>
        (index % 3 === 2 ? stranger : student).put(path, chosen(1)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      participants.map((_, index) => [200, 409, 404][index % 3]),
    );
  });

  it('are stored only while owner, state, revision and deadline are unchanged', async () => {
    const participants = await gather(6);
    const finished = participants[4];
    await finished?.student.post(`/tests/${finished.id}/submit`);
    const changes: Partial<ProgressWrite>[] = [
      {},
      { userId: systemIds.uuid() },
      { mergedInto: 1, revision: 2 },
      { deadlineAt: new Date(system.clock.now().getTime() + paper.duration * 1000 + 1) },
      {},
      {},
    ];
    const writes = participants.map((participant, index) => ({
      ...writeOf(participant, 0, 1),
      ...changes[index],
    }));
    const taken = await system.replicas[0]?.app.get(ProgressRepository).saveBatch(writes);
    expect(participants.map(({ id }) => taken?.get(id))).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(await Promise.all(participants.slice(0, 4).map(storedOption))).toEqual([
      1,
      null,
      null,
      null,
    ]);
  });

  it('report exactly which were stored, for any order of arrival', async () => {
    const participants = await gather(12);
    const stores = system.replicas.map(({ app }) => app.get(ProgressRepository));
    const attempts = system.replicas[0]?.app.get(AttemptsRepository);
    for (let round = 0; round < 15; round += 1) {
      const rivals = await Promise.all(
        [0, 1, 2, 3].map(async (option) => {
          const store = stores[option % stores.length];
          const writes = participants.map((participant) => writeOf(participant, round, option));
          // On a slow disk a rival may exceed the lock timeout. Then nothing is saved.
          const outcome = await store
            ?.saveBatch(option % 2 ? writes.toReversed() : writes)
            .catch(() => undefined);
          return { option, writes, outcome };
        }),
      );
      for (const [index, participant] of participants.entries()) {
        const winners = rivals.filter(({ outcome }) => outcome?.get(participant.id) === true);
        const stored = await attempts?.findOwn(participant.student.id, participant.id);
        expect(stored?.revision).toBe(round + 1);
        expect(winners).toHaveLength(1);
        expect(stored?.responses).toEqual(winners[0]?.writes[index]?.responses);
      }
    }
  });

  function writeOf({ student, id }: Participant, mergedInto: number, selectedOption: number) {
    const responses = paper.questions.map(() => ({ ...UNTOUCHED, selectedOption }));
    const write: ProgressWrite = {
      id,
      userId: student.id,
      mergedInto,
      deadlineAt: new Date(system.clock.now().getTime() + paper.duration * 1000),
      revision: mergedInto + 1,
      responses: encodeAnswers(responses),
      currentQuestionIndex: selectedOption,
      savedAt: system.clock.now(),
      saveDigest: selectedOption,
    };
    return write;
  }

  it('are merged again if the database rolls them back for another transaction', async () => {
    const participants = await gather(3);
    const { database } = system;
    // Its changes last although the statement is rolled back.
    await database.query('CREATE TABLE rollbacks (remaining INT) ENGINE = MyISAM');
    await database.query('INSERT INTO rollbacks VALUES (4)');
    await database.query(`
      CREATE TRIGGER roll_back BEFORE UPDATE ON attempts FOR EACH ROW
      IF (SELECT remaining FROM rollbacks) > 0 THEN
        UPDATE rollbacks SET remaining = remaining - 1;
        SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213;
      END IF`);
    try {
      const saves = await Promise.all(
        participants.map(({ student, path }) => student.put(path, chosen(2))),
      );
      expect(saves.map(({ status, body }) => [status, body['revision']])).toEqual(
        participants.map(() => [200, 1]),
      );
      expect(await database.query('SELECT remaining FROM rollbacks')).toEqual([{ remaining: 0 }]);
      expect(await Promise.all(participants.map(storedOption))).toEqual([2, 2, 2]);
    } finally {
      await database.query('DROP TRIGGER roll_back');
      await database.query('DROP TABLE rollbacks');
    }
  });
});

function currentOf(response: TestResponse | undefined): unknown {
  const current = response?.body['current'];
  return {
    revision: current?.['revision'],
    option: current?.['responses']?.[0]?.['selectedOption'],
  };
}

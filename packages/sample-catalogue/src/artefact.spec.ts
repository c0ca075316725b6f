import { describe, expect, it } from '@jest/globals';
import { artefactLines } from './artefact.ts';
import { textKey } from './family.ts';
import type { ListedQuestion, SampleHead, SamplePool } from './records.ts';

// Creates thousands of questions, which takes longer on a busy machine.

describe('the artefact', () => {
  const [first = '', ...rest] = artefactLines();
  const head = JSON.parse(first) as SampleHead;
  const pools = rest.slice(0, head.live.weeks).map((line) => JSON.parse(line) as SamplePool);
  const listed = rest.slice(head.live.weeks).map((line) => JSON.parse(line) as ListedQuestion);

  it('has one JSON object a line', () => {
    expect([first, ...rest].filter((line) => !/^\{[^\n]*\}\n$/.test(line))).toEqual([]);
  });

  it('has the listed questions exam by exam, in the order of the list', () => {
    const names = listed.map(({ exam }) => exam);
    const starts = names.filter((name, index) => name !== names[index - 1]);
    expect(starts).toEqual(head.exams.map(({ name }) => name));
  });

  it('gives the weeks to the exams in turn, the same number to each', () => {
    expect(pools.map(({ exam }) => exam)).toEqual(
      pools.map((_, week) => head.exams[week % head.exams.length]?.name),
    );
    expect(pools.length % head.exams.length).toBe(0);
  });

  it('has a calendar that begins on a Sunday at ten in the morning in India', () => {
    const opensAt = new Date(head.live.firstOpensAt);
    expect(opensAt.getUTCDay()).toBe(0);
    expect(opensAt.toISOString().slice(11)).toBe('04:30:00.000Z');
  });

  it('has in no pool a question that the exam lists', () => {
    const texts = Map.groupBy(listed, ({ exam }) => exam);
    for (const { exam, candidates } of pools) {
      const known = new Set(texts.get(exam)?.map(textKey));
      expect(candidates.flat().filter((question) => known.has(textKey(question)))).toEqual([]);
    }
  });
});

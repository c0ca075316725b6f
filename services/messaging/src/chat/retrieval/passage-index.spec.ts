import { describe, expect, it } from '@jest/globals';
import { HELP_PASSAGES } from '../knowledge/help-passages.js';
import { STUDY_PASSAGES } from '../knowledge/study-passages.js';
import { PassageIndex } from './passage-index.js';

const PASSAGES = [...HELP_PASSAGES, ...STUDY_PASSAGES];
const index = new PassageIndex(PASSAGES);

describe('PassageIndex', () => {
  it.each(PASSAGES.map((passage) => [passage.title, passage.id]))(
    'finds the passage %j by its title',
    (title, id) => expect(index.find(title)[0]?.passage.id).toBe(id),
  );

  it.each([
    ['I forgot my password', 'help-password'],
    ['otp not coming', 'help-code-missing'],
    ['can i pause the test and resume later', 'help-pause'],
    ['what if my internet goes during the test', 'help-pause'],
    ['is there minus marking', 'help-negative-marking'],
    ['what does percentile mean', 'help-percentile'],
    ['how is all india rank calculated', 'help-rank'],
    ['which tests are free', 'help-free-tests'],
    ['how do i contact support', 'help-contact'],
    ['how to improve maths calculation speed', 'study-quant'],
    ['I feel very nervous and anxious', 'study-stress'],
    ['current affairs preparation', 'study-gk'],
    ['i cannot concentrate, phone distraction', 'study-focus'],
    ['how many hours should i sleep', 'study-sleep'],
    ['best books for preparation', 'study-books'],
    ['should I guess or skip', 'study-guessing'],
    ['how to prepare while working in a job', 'study-working'],
    ['what should i do one day before the exam', 'study-last-week'],
  ])('finds a passage for %j', (question, id) => {
    expect(index.find(question)[0]?.passage.id).toBe(id);
  });

  it.each([
    'what is the capital of France',
    'solve 2x + 3 = 7',
    'write a poem about the monsoon',
    'qwertyuiop',
    'the of and',
    '',
    '\u0000\uFFFF 💥',
  ])('finds nothing for %j', (question) => expect(index.find(question)).toEqual([]));

  it.each([
    ['How do I prepare for SSC CGL?', 'prepare', 'study-ssc-railway'],
    ['how to prepare for GATE EE', 'prepare', 'study-gate'],
    ['prepare for NEET UG', 'prepare', 'study-start'],
    ['How do I prepare?', 'prepare', 'study-start'],
    ['CTET syllabus', 'syllabus', 'help-syllabus'],
  ])('finds a passage for %j about the named exam', (question, about, id) => {
    expect(index.find(question, about)[0]?.passage.id).toBe(id);
  });

  it('finds nothing when the message only names an exam', () => {
    expect(index.find('SSC CGL', '')).toEqual([]);
  });

  it('has no two passages with the same id', () => {
    expect(new Set(PASSAGES.map((passage) => passage.id)).size).toBe(PASSAGES.length);
  });
});

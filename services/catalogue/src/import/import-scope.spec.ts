import { describe, expect, it } from '@jest/globals';
import { NO_PARTS } from '../questions/rules/question-parts.js';
import { ImportScope, MAX_EXAMS, MAX_TOPICS } from './import-scope.js';
import type { QuestionDraft } from './rules/import-item.js';

function buildDraft(change: Partial<QuestionDraft>): QuestionDraft {
  return {
    ...NO_PARTS,
    externalId: null,
    exam: 'SSC CGL',
    subject: 'Arithmetic',
    topic: 'Addition',
    difficulty: 'Easy',
    question: 'What is 1 + 1?',
    options: ['2', '1', '3', '0'],
    key: { kind: 'single', correct: 0 },
    explanation: null,
    source: null,
    licence: null,
    ...change,
  };
}

describe('ImportScope', () => {
  it('accepts any number of questions of known exams, but not too many exams', () => {
    const scope = new ImportScope();
    for (let index = 0; index < MAX_EXAMS; index += 1) {
      expect(scope.add(buildDraft({ exam: `Exam ${index}` }))).toEqual({ isNew: true });
    }
    expect(scope.add(buildDraft({ exam: 'One more' }))).toEqual({
      reason: 'more than 2000 exams are named',
    });
    expect(scope.add(buildDraft({ exam: 'EXAM  0' }))).toEqual({ isNew: false });
  });

  it('refuses too many topics', () => {
    const scope = new ImportScope();
    for (let index = 0; index < MAX_TOPICS; index += 1) {
      if ('reason' in scope.add(buildDraft({ topic: `Topic ${index}` }))) {
        throw new Error(`at ${index}`);
      }
    }
    expect(scope.add(buildDraft({ topic: 'One more' }))).toEqual({
      reason: 'more than 100000 topics are named',
    });
    expect(scope.add(buildDraft({ topic: 'Topic 5' }))).toEqual({ isNew: false });
  });
});

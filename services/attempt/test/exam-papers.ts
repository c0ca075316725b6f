import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import {
  buildMultipleQuestion,
  buildNumericQuestion,
  buildPaper,
  buildQuestion,
  buildSection,
} from './builders.js';

type Overrides = Partial<PaperSnapshot>;

/** Shaped as JEE Advanced sets its papers: several right options with partial marks, numbers, one option. */
export function buildAdvancedPaper(overrides: Overrides = {}): PaperSnapshot {
  return buildPaper({
    title: 'Advanced, paper 1',
    marking: { correct: '4', wrong: '-2' },
    sections: [
      buildSection(4, {
        name: 'Several right options',
        marking: { correct: '4', wrong: '-2', partial: ['1', '2', '3'] },
      }),
      buildSection(3, { name: 'Numbers', marking: { correct: '4', wrong: '0' } }),
      buildSection(2, { name: 'One right option', marking: { correct: '3', wrong: '-1' } }),
    ],
    questions: [
      buildMultipleQuestion(0, [0, 1, 2]),
      buildMultipleQuestion(1, [0, 1, 2, 3]),
      buildMultipleQuestion(2, [1]),
      buildMultipleQuestion(3, [0, 2]),
      { ...buildNumericQuestion(4, '9.79', '9.82'), unit: 'm/s²' },
      buildNumericQuestion(5, '12'),
      buildNumericQuestion(6, '-0.5'),
      buildQuestion(7),
      buildQuestion(8),
    ],
    ...overrides,
  });
}

/** Shaped as GATE sets its papers, and the example of docs/marking.md. */
export function buildGatePaper(overrides: Overrides = {}): PaperSnapshot {
  return buildPaper({
    title: 'GATE, set 1',
    marking: { correct: '1', wrong: '-1/3' },
    sections: [buildSection(5, { name: 'All', marking: { correct: '1', wrong: '-1/3' } })],
    questions: [
      buildQuestion(0),
      buildQuestion(1),
      { ...buildQuestion(2), marking: { correct: '2', wrong: '-2/3' } },
      { ...buildMultipleQuestion(3, [0, 2]), marking: { correct: '2', wrong: '0' } },
      { ...buildNumericQuestion(4, '7'), marking: { correct: '1', wrong: '0' } },
    ],
    ...overrides,
  });
}

/** Shaped as NEET was: five questions that all count, and fifteen of which any ten do. */
export function buildChoicePaper(
  counted: 'first' | 'best',
  overrides: Overrides = {},
): PaperSnapshot {
  return buildPaper({
    title: 'NEET, set 1',
    marking: { correct: '4', wrong: '-1' },
    sections: [
      buildSection(5, { name: 'Section A' }),
      buildSection(15, { name: 'Section B', choose: { questions: 10, counted } }),
    ],
    size: 20,
    ...overrides,
  });
}

/** Shaped as IBPS sets its papers: sections of five minutes, one after the other. */
export function buildLockedPaper(overrides: Overrides = {}): PaperSnapshot {
  const marking = { correct: '1', wrong: '-1/4' };
  return buildPaper({
    title: 'Prelims, set 1',
    duration: 600,
    marking,
    sections: [
      buildSection(3, { name: 'English', seconds: 300, marking }),
      buildSection(3, { name: 'Reasoning', seconds: 300, marking }),
    ],
    size: 6,
    ...overrides,
  });
}

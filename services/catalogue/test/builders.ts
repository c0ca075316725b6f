import { DIFFICULTIES } from '../src/questions/rules/difficulty.js';

export interface FileQuestion {
  id: string;
  exam: string;
  subject: string;
  topic: string;
  difficulty: string;
  question: string;
  options: string[];
  correct: number;
  explanation: string;
  source: string;
  licence: string;
}

/** A question as in a file; each number gives a different one. */
export function buildQuestion(number: number, change: Partial<FileQuestion> = {}): FileQuestion {
  return {
    id: `made-${number}`,
    exam: 'SSC CGL',
    subject: 'Arithmetic',
    topic: 'Addition',
    difficulty: DIFFICULTIES[number % 3] ?? 'Easy',
    question: `What is ${number} + 1?`,
    options: [number + 1, number, number + 2, number - 1].map(String),
    correct: 0,
    explanation: `${number} + 1 = ${number + 1}.`,
    source: 'made for a test',
    licence: 'MIT',
    ...change,
  };
}

/** Questions of one exam, numbered from `first`. */
export function buildQuestions(
  count: number,
  change: Partial<FileQuestion> = {},
  first = 0,
): FileQuestion[] {
  return Array.from({ length: count }, (_, index) => buildQuestion(first + index, change));
}

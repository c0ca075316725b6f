import { z } from 'zod';
import { cleanAnswer, MAX_ANSWERS, problemsOf, type Answer, type AnswerProblem } from './answer.js';

/** The formats of a file with answers. */
export type AnswersFormat = 'json-lines' | 'markdown';

interface Found {
  line: number;
  answer: Answer;
}

interface Parsed {
  found: Found[];
  problems: AnswerProblem[];
}

/** The answers of a file, cleaned and checked. If there are problems, none of them may be stored. */
export interface ReadAnswers {
  answers: Answer[];
  /** By line. */
  problems: AnswerProblem[];
}

/** Reads the text of a file in either format. */
export function readAnswers(text: string, format: AnswersFormat): ReadAnswers {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const { found, problems } = format === 'markdown' ? readMarkdown(lines) : readJsonLines(lines);
  const cleaned = found.map(({ line, answer }) => ({ line, answer: cleanAnswer(answer) }));
  for (const { line, answer } of cleaned) {
    for (const reason of problemsOf(answer)) problems.push({ line, reason });
  }
  problems.push(...duplicatesOf(cleaned, 'slug', 'name'));
  problems.push(...duplicatesOf(cleaned, 'question', 'question'));
  if (problems.length === 0 && found.length === 0) {
    problems.push({ line: 1, reason: 'The file has no answers.' });
  }
  if (found.length > MAX_ANSWERS) {
    problems.push({ line: 1, reason: `The file has more than ${MAX_ANSWERS} answers.` });
  }
  return {
    answers: cleaned.map(({ answer }) => answer),
    problems: problems.toSorted((one, other) => one.line - other.line),
  };
}

const rowSchema = z.strictObject({
  group: z.string(),
  question: z.string(),
  answer: z.string(),
  slug: z.string().optional(),
});

function readJsonLines(lines: readonly string[]): Parsed {
  const parsed: Parsed = { found: [], problems: [] };
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const line = index + 1;
    const row = rowOf(text);
    if (typeof row === 'string') parsed.problems.push({ line, reason: row });
    else parsed.found.push({ line, answer: { ...row, slug: row.slug } });
  }
  return parsed;
}

/** @returns the row, or why it is none */
function rowOf(text: string): z.infer<typeof rowSchema> | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'The line is not JSON.';
  }
  const { data, error } = rowSchema.safeParse(value);
  if (data) return data;
  const { path = [], code } = error.issues[0] ?? {};
  if (code === 'unrecognized_keys') {
    return 'Only the members group, question, answer and slug are known.';
  }
  return path.length === 0
    ? 'The line is not a JSON object.'
    : `The member "${path.join('.')}" is missing or not a text.`;
}

const GROUP = /^#[^\S\n]+(.*)$/;
const QUESTION = /^##[^\S\n]+(.*?)(?:\s*\{#([^{}]*)\})?\s*$/;
/** A line of an answer that starts like a heading is written with a backslash. */
const ESCAPED = /^\\(?=[#\\])/;

function readMarkdown(lines: readonly string[]): Parsed {
  const parsed: Parsed = { found: [], problems: [] };
  let group = '';
  let current: Answer | undefined;
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const question = QUESTION.exec(text);
    const heading = GROUP.exec(text);
    if (question) {
      current = { slug: question[2], group, question: question[1] ?? '', answer: '' };
      parsed.found.push({ line, answer: current });
    } else if (heading) {
      group = heading[1] ?? '';
      current = undefined;
    } else if (text.startsWith('#')) {
      const reason =
        'Write "# " before a group and "## " before a question. Other headings are unknown.';
      parsed.problems.push({ line, reason });
    } else if (current) {
      current.answer += `${text.replace(ESCAPED, '')}\n`;
    } else if (text.trim() !== '') {
      parsed.problems.push({ line, reason: 'The text belongs to no question.' });
    }
  }
  return parsed;
}

function duplicatesOf(
  found: readonly Found[],
  field: 'slug' | 'question',
  noun: string,
): AnswerProblem[] {
  const lines = new Map<string, number>();
  return found.flatMap(({ line, answer }) => {
    const value = answer[field];
    if (value === undefined || value === '') return [];
    const first = lines.get(value);
    if (first === undefined) {
      lines.set(value, line);
      return [];
    }
    return [{ line, reason: `The ${noun} "${value}" is on line ${first} too.` }];
  });
}

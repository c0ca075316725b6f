import { optionCountProblem, optionLetter } from '../../../questions/rules/options.js';
import type { Category } from '../../rules/category-path.js';
import { markupToText, type TextOfMarkup } from '../../rules/markup-to-text.js';
import {
  childElement,
  childElements,
  elementAt,
  rawText,
  type MarkupElement,
} from '../../rules/markup/markup-node.js';
import { readDifficulty } from '../../rules/read-difficulty.js';
import { RefusedItemError } from '../../rules/refused-item.js';

const NAMES: Readonly<Record<string, string>> = {
  shortanswer: 'a short-answer question',
  numerical: 'a numeric question',
  matching: 'a matching question',
  match: 'a matching question',
  essay: 'an essay question',
  description: 'a description, which has no answers',
  cloze: 'a cloze text',
  multianswer: 'a cloze text',
  ordering: 'an ordering question',
};

/** Characters that may have a meaning in Markdown. */
const MARKDOWN = /[*_`#[\]<>&\\|~]|^[ \t]*(?:[-+]|\d{1,9}[.)])\s|^(?: {4}|\t)|^(?:=+|-+)[ \t]*$/m;

const TAGS = ['exam', 'subject', 'topic', 'difficulty', 'source', 'licence'] as const;

/**
 * Converts a `<question>` of Moodle XML to an item of the importer. Throws RefusedItemError if it is not
 * a choice with one right answer, or if it needs more than text.
 *
 * @param warnings receives what its author should check, although it is imported
 */
export function readMoodleItem(
  question: MarkupElement,
  category: Category,
  warnings: string[],
): Readonly<Record<string, unknown>> {
  refuseOtherKinds(question);
  const answers = childElements(question, 'answer');
  const correct = findKey(answers);
  const { subject, difficulty = '', ...tags } = tagsOf(question);
  const id = childElement(question, 'idnumber');
  return {
    ...(id && rawText(id).trim() && { id: rawText(id).trim() }),
    ...(subject !== undefined && { subject }),
    ...category,
    ...tags,
    difficulty: readDifficulty(difficulty),
    question: textIn(question, 'questiontext', 'question', warnings) ?? '',
    options: isTrueFalse(question)
      ? answers.map(truthOf)
      : answers.map((answer, index) => textOf(answer, `option ${optionLetter(index)}`, warnings)),
    correct,
    explanation: explanationOf(question, answers[correct], warnings),
  };
}

function refuseOtherKinds(question: MarkupElement): void {
  const type = question.attributes.get('type') ?? '';
  if (type === 'truefalse') return;
  if (type !== 'multichoice') {
    const name = Object.hasOwn(NAMES, type) ? NAMES[type] : `of the type “${type.slice(0, 60)}”`;
    throw new RefusedItemError(`it is ${name}; only single choice is supported`);
  }
  const single = childElement(question, 'single');
  if (single && !/^(?:true|1)$/i.test(rawText(single).trim())) {
    throw new RefusedItemError('it accepts several answers; only single choice is supported');
  }
}

/** Negative marks are ignored, because the exam sets them. Positive marks for a wrong answer are refused. */
function findKey(answers: readonly MarkupElement[]): number {
  const fractions = answers.map(({ attributes }) => Number(attributes.get('fraction') ?? '0'));
  const partial = fractions.findIndex((fraction) => !(fraction <= 0 || fraction === 100));
  if (partial >= 0) {
    const given = answers[partial]?.attributes.get('fraction')?.slice(0, 20);
    throw new RefusedItemError(
      `answer ${partial + 1} earns ${given} % of the marks (partial credit)`,
    );
  }
  const right = fractions.filter((fraction) => fraction === 100).length;
  if (right !== 1) throw new RefusedItemError(`there are ${right} right answers, not one`);
  const problem = optionCountProblem(answers.length);
  if (problem !== undefined) throw new RefusedItemError(problem);
  return fractions.indexOf(100);
}

function isTrueFalse(question: MarkupElement): boolean {
  return question.attributes.get('type') === 'truefalse';
}

/** Moodle shows these words in the language of its reader, and writes them in English. */
function truthOf(answer: MarkupElement): string {
  const text = textOf(answer, 'answer', []).trim().toLowerCase();
  if (text === 'true') return 'True';
  if (text === 'false') return 'False';
  throw new RefusedItemError('an answer of a true/false question is neither “true” nor “false”');
}

function tagsOf(question: MarkupElement): Partial<Record<(typeof TAGS)[number], string>> {
  const tags = childElement(question, 'tags');
  const texts = tags ? childElements(tags, 'tag').map((tag) => rawText(tag).trim()) : [];
  return Object.fromEntries(
    TAGS.flatMap((name) => {
      const tag = texts.find((text) => text.toLowerCase().startsWith(`${name}:`));
      return tag === undefined ? [] : [[name, tag.slice(name.length + 1).trim()]];
    }),
  );
}

function explanationOf(
  question: MarkupElement,
  right: MarkupElement | undefined,
  warnings: string[],
): string | null {
  return (
    textIn(question, 'generalfeedback', 'explanation', warnings) ||
    (right && textIn(right, 'feedback', 'explanation', warnings)) ||
    null
  );
}

function textIn(
  parent: MarkupElement,
  name: string,
  where: string,
  warnings: string[],
): string | undefined {
  const element = childElement(parent, name);
  return element && textOf(element, where, warnings);
}

/** The text of a `<text>`, in the format that its parent element names. */
function textOf(element: MarkupElement, where: string, warnings: string[]): string {
  const text = elementAt(element, 'text');
  // Files written by hand have the text in place of `<text>`.
  const raw = text
    ? rawText(text)
    : rawText({ ...element, children: element.children.filter(isText) });
  const read = readText(raw, element.attributes.get('format') ?? 'moodle_auto_format');
  if ('reason' in read) throw new RefusedItemError(`${where}: ${read.reason}`);
  warnings.push(...(read.warnings ?? []).map((warning) => `${where}: ${warning}`));
  return read.text;
}

function isText(node: unknown): node is string {
  return typeof node === 'string';
}

function readText(raw: string, format: string): TextOfMarkup {
  switch (format) {
    case 'html':
      return markupToText(raw);
    case 'moodle_auto_format':
      return markupToText(raw.trim().replace(/\r\n?|\n/g, '<br>'));
    case 'plain_text':
      return { text: raw };
    case 'markdown':
      if (!MARKDOWN.test(raw)) return { text: raw };
      return { reason: 'it is written in Markdown' };
    default:
      return { reason: `its format “${format.slice(0, 40)}” is not known` };
  }
}

import type { Answer } from './answer.js';
import type { AnswersFormat } from './read-answers.js';

/** Writes answers so that an import of the text changes nothing. */
export function writeAnswers(answers: readonly Answer[], format: AnswersFormat): string {
  return format === 'markdown' ? asMarkdown(answers) : asJsonLines(answers);
}

function asJsonLines(answers: readonly Answer[]): string {
  return answers
    .map(({ group, slug, question, answer }) => JSON.stringify({ group, slug, question, answer }))
    .map((line) => `${line}\n`)
    .join('');
}

function asMarkdown(answers: readonly Answer[]): string {
  const blocks: string[] = [];
  let last: string | undefined;
  for (const { group, slug, question, answer } of answers) {
    if (group !== last) blocks.push(`# ${group}`);
    last = group;
    blocks.push(`## ${question} {#${slug}}`, answer.replace(/^(?=[#\\])/gm, '\\'));
  }
  return `${blocks.join('\n\n')}\n`;
}

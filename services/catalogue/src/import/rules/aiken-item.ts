import { describeValue } from './describe-value.js';

export type AikenCheck =
  | { ok: true; item: { question: string; options: readonly string[]; correct: number } }
  | { ok: false; reason: string };

const OPTION = /^\s*([A-Z])[.)]\s*(.*)$/s;
const ANSWER = /^\s*ANSWER\s*:(.*)$/is;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Reads one Aiken item: the question, its options (`A.` or `A)` and so on), each on a line, and `ANSWER:`
 * with a letter. A question may have several lines. The first line always belongs to it, even if it looks
 * like an option ("A. P. J. Abdul Kalam was …").
 */
export function readAikenItem(lines: readonly string[]): AikenCheck {
  const [first = '', ...others] = lines;
  const answer = ANSWER.exec(others.at(-1) ?? '')?.[1]?.trim();
  if (answer === undefined) return invalid('it does not end with a line "ANSWER:" and a letter');
  const body = others.slice(0, -1);
  const start = body.findIndex((line) => OPTION.test(line));
  if (start < 0) return invalid('it has no options');
  const options = body.slice(start).map((line) => OPTION.exec(line));
  const mismatch = options.findIndex((option, index) => option?.[1] !== LETTERS.charAt(index));
  if (mismatch >= 0) {
    return invalid(`a line between options and answer is no option ${LETTERS.charAt(mismatch)}`);
  }
  if (!/^[A-Z]$/i.test(answer)) {
    return invalid(
      `ANSWER is ${describeValue(answer)}; expected is the letter of the right option`,
    );
  }
  const correct = LETTERS.indexOf(answer.toUpperCase());
  if (correct >= options.length) {
    return invalid(`ANSWER names option ${answer.toUpperCase()}, and there are ${options.length}`);
  }
  return {
    ok: true,
    item: {
      question: [first, ...body.slice(0, start)].join('\n'),
      options: options.map((option) => option?.[2] ?? ''),
      correct,
    },
  };
}

function invalid(reason: string): AikenCheck {
  return { ok: false, reason };
}

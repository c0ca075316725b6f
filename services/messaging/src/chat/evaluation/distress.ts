import type { CatalogueFacts } from '../../clients/catalogue.client.js';
import { AnswerFinder } from '../assistant/find-answer.js';
import { CARE, DANGER_REPLY, DISTRESS_REPLY } from '../knowledge/wellbeing-passages.js';
import type { DistressMessages } from '../understanding/distress/train-distress.js';
import { readDistress, readLines, readQuestions, type EvaluatedQuestion } from './question-file.js';

/** The least of the messages of distress that must be found, and the most others taken for it, in percent. */
export const MIN_FOUND = 97;
export const MAX_TAKEN = 3;

/** Of the helpline: replies about distress hold it. */
const NUMBER = '14416';

const finder = new AnswerFinder();

/** The share of messages to which the reply is about distress, each the first of its conversation; in percent. */
export function shareWithCare(
  messages: readonly string[],
  facts: CatalogueFacts | undefined,
): number {
  const cared = messages.filter((message) => isCare(finder.find(message, [], facts).text));
  return (100 * cared.length) / messages.length;
}

function isCare(text: string): boolean {
  return text === DANGER_REPLY || text === DISTRESS_REPLY || text.endsWith(CARE);
}

/** What the finding of distress is trained with: the tuned half of all written messages. */
export async function trainingMessages(
  read: (file: string) => Promise<string>,
): Promise<DistressMessages> {
  const { danger, distress } = readDistress(await read('distress.tuned.txt'));
  const questions = readQuestions(await read('tuned.questions.txt'));
  const isCalm = ({ has }: EvaluatedQuestion): boolean =>
    !has.some((part) => part.includes(NUMBER));
  const messagesOf = (asked: readonly EvaluatedQuestion[]) => asked.flatMap((it) => it.messages);
  return {
    danger,
    distress: [...distress, ...messagesOf(questions.filter((asked) => !isCalm(asked)))],
    ordinary: [
      ...readLines(await read('ordinary.tuned.txt')),
      ...messagesOf(questions.filter(isCalm)),
    ],
  };
}

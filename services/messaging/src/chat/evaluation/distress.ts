import type { CatalogueFacts } from '../../clients/catalogue.client.js';
import { AnswerFinder } from '../assistant/find-answer.js';
import { CARE, DANGER_REPLY, DISTRESS_REPLY } from '../knowledge/wellbeing-passages.js';

/** The least of the messages of distress that must be found, and the most others taken for it, in percent. */
export const MIN_FOUND = 97;
export const MAX_TAKEN = 3;

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

import type { CatalogueFacts } from '../../clients/catalogue.client.js';
import type { AssistantService, Reply } from '../assistant/assistant.service.js';
import type { Turn } from '../conversations.repository.js';
import { fillPlaceholders } from './fact-values.js';
import type { EvaluatedQuestion } from './question-file.js';

const STUDENT_ID = '0193a1c0-0000-7000-8000-0000000000aa';

/** A question with the reply that it got. */
export interface Judgement {
  question: EvaluatedQuestion;
  reply: string;
  /** The patterns that are missing, or that must not be there. */
  faults: readonly string[];
  /** Milliseconds that the last reply took. */
  took: number;
}

/** Asks every question in a conversation of its own and judges the replies. */
export async function evaluate(
  assistant: Pick<AssistantService, 'reply'>,
  facts: CatalogueFacts,
  questions: readonly EvaluatedQuestion[],
): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const question of questions) {
    const { reply, took } = await converse(assistant, question);
    judgements.push({ question, reply, took, faults: faultsOf(reply, question, facts) });
  }
  return judgements;
}

async function converse(
  assistant: Pick<AssistantService, 'reply'>,
  { messages, isSignedIn }: EvaluatedQuestion,
): Promise<{ reply: string; took: number }> {
  const history: Turn[] = [];
  let reply: Reply | undefined;
  let took = 0;
  for (const message of messages) {
    const start = performance.now();
    reply = await assistant.reply(message, history, isSignedIn ? STUDENT_ID : undefined);
    took = performance.now() - start;
    const { text, examIds, aspects } = reply;
    history.push(
      { role: 'user', text: message },
      { role: 'assistant', text, examIds, aspects: [...aspects] },
    );
  }
  return { reply: reply?.text.replaceAll('*', '') ?? '', took };
}

function faultsOf(reply: string, question: EvaluatedQuestion, facts: CatalogueFacts): string[] {
  const isIn = (pattern: string): boolean =>
    new RegExp(fillPlaceholders(pattern, facts), 'isu').test(reply);
  return [
    ...question.has.filter((pattern) => !isIn(pattern)).map((pattern) => `missing: ${pattern}`),
    ...question.hasNot.filter(isIn).map((pattern) => `not allowed: ${pattern}`),
  ];
}

/** The share of right replies, in percent. */
export function shareRight(judgements: readonly Judgement[]): number {
  const right = judgements.filter(({ faults }) => faults.length === 0).length;
  return (100 * right) / judgements.length;
}

/** The time within which 95 % of the replies were there, in milliseconds. */
export function percentile95(judgements: readonly Judgement[]): number {
  const times = judgements.map(({ took }) => took).sort((a, b) => a - b);
  return times[Math.ceil(times.length * 0.95) - 1] ?? 0;
}

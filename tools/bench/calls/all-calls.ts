import { accountCalls, profileCalls } from './account-calls.ts';
import { attemptCalls } from './attempt-calls.ts';
import type { Call } from './call.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { messagingCalls } from './messaging-calls.ts';
import type { Papers } from './papers.ts';
import { reviewCalls } from './review-calls.ts';
import { targetCalls } from './target-calls.ts';

/** Every route of the product that the gateway lets through; those with goals come first. */
export function allCalls(papers: Papers): Call[] {
  return [
    ...profileCalls,
    ...attemptCalls(papers),
    ...reviewCalls,
    ...catalogueCalls(papers),
    ...messagingCalls,
    ...accountCalls,
    ...targetCalls(papers),
  ];
}

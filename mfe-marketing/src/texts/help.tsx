import type { ReactElement } from 'react';

export const title = 'Help';
export const subtitle = 'Answers about accounts, tests, results and your data.';
export const description =
  'How do I reset my password, retake a test or read my percentile? Short answers about accounts, tests, results and your data on Abhyas.';
export const contactSupport = 'Contact Support';
export const loading = 'Loading the answers';
export const failed = 'The answers could not be loaded';
export const failedText = (link: (label: string) => ReactElement) => (
  <>
    <span>Check your connection and try again, or</span> {link('write to us')}
    <span>.</span>
  </>
);
export const search = 'Search the answers';
export const results = 'Search results';
export const found = (count: number, text: string) =>
  count === 1 ? `1 answer for “${text}”` : `${count === 0 ? 'No' : count} answers for “${text}”`;
export const noneFound = 'No answer found';
export const noneFoundText =
  'Please ask in a different way, for example “password”, “rank” or “offline”. Or write to us.';
export const noAnswers = 'There are no answers here yet';
export const noAnswersText = 'Write to us, and our team will answer you.';
export const linkToAnswer = 'Link to this answer';
export const linkToAnswerOf = (question: string) => `Link to this answer: ${question}`;

import type { ReactNode } from 'react';

export const place = (number: number, total: number): string => `Question ${number} of ${total}`;
/** The same as a heading. `quiet` shows the second part with less weight. */
export const heading = (
  number: number,
  total: number,
  quiet: (words: string) => ReactNode,
): ReactNode => (
  <>
    Question {number} {quiet(`of ${total}`)}
  </>
);

/** The button that takes the chosen option back. */
export const clearResponse = 'Clear Response';

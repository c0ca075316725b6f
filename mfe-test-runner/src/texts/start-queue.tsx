import type { ReactNode } from 'react';

/** The screen of a student who waits for a turn to start a test. */
export const manyStart = 'Many students are starting now.';
export const turnIn = (wait: ReactNode): ReactNode => <>Your turn is in about {wait}.</>;
export const spokenTurnIn = (wait: string): string => `Your turn is in about ${wait}.`;
export const yourTurn = 'It is your turn. The test opens now.';
export const noTimeLost = 'You will lose no time. Your clock starts when the test opens.';
export const opensByItself =
  'The test opens on this page by itself. You do not need to press anything.';
export const offline =
  'You are offline. The test opens when your connection is back. We keep your turn for 2 minutes after its time.';
export const failed =
  'The test did not open yet. We try again, and we keep your turn for 2 minutes.';
export const notNow = 'Not now';

/** `40 s`, and whole minutes above a minute: nobody needs more of an estimate. */
export const wait = (seconds: number): string =>
  seconds <= 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;

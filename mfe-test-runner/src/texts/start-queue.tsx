import type { ReactElement } from 'react';

/** The screen of a student who waits for a turn to open or start a test. */
export const turnIn = (wait: ReactElement): ReactElement => (
  <>
    <span>Your turn is in about</span> {wait}
    <span>.</span>
  </>
);
export const spokenTurnIn = (wait: string): string => `Your turn is in about ${wait}.`;
export const notNow = 'Not now';

/** What the texts say of a wait depends on what opens after it. */
interface TurnTexts {
  title: string;
  manyStudents: string;
  yourTurn: string;
  noTimeLost: string;
  opensByItself: string;
  offline: string;
  failed: string;
}

const instructions: TurnTexts = {
  title: 'Instructions',
  manyStudents: 'Many students are opening this test now.',
  yourTurn: 'It is your turn. The instructions open now.',
  noTimeLost: 'You will lose no time. Your clock starts when you press Start Test.',
  opensByItself:
    'The instructions open on this page by themselves. You do not need to press anything until then.',
  offline:
    'You are offline. The instructions open when your connection is back. When your turn comes, we keep it for 2 minutes.',
  failed: 'The instructions did not open yet. We try again, and we keep your turn for 2 minutes.',
};

const test: TurnTexts = {
  title: 'Your Test',
  manyStudents: 'Many students are starting now.',
  yourTurn: 'It is your turn. The test opens now.',
  noTimeLost: 'You will lose no time. Your clock starts when the test opens.',
  opensByItself: 'The test opens on this page by itself. You do not need to press anything.',
  offline:
    'You are offline. The test opens when your connection is back. When your turn comes, we keep it for 2 minutes.',
  failed: 'The test did not open yet. We try again, and we keep your turn for 2 minutes.',
};

/** By what a student waits for. */
export const turnTexts = { instructions, test };

/** `40 s`, and whole minutes above a minute: nobody needs more of an estimate. */
export const wait = (seconds: number): string =>
  seconds <= 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;

import { lazyWithRetry } from '@abhyas/web-kit';

/** Few exams have a keypad on the screen, so it has a chunk of its own. */
export const LazyKeypad = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "keypad" */ './number-keypad')).NumberKeypad,
}));

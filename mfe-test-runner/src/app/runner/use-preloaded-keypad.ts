import { useEffect } from 'react';
import { LazyKeypad } from '../../features/question/components/lazy-keypad';
import type { Paper } from '../../shared/paper.types';

/** Loads the keypad before a question needs it: there may be no network then. */
export function usePreloadedKeypad({ profile, questions }: Paper): void {
  const isNeeded = profile?.keypad === true && questions.some(({ kind }) => kind === 'numeric');
  useEffect(() => {
    if (isNeeded) LazyKeypad.preload();
  }, [isNeeded]);
}

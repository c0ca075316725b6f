import { useEffect, useMemo, useState } from 'react';
import type { Paper } from '../../shared/paper.types';
import { LazyCalculator } from './lazy-calculator';

export interface CalculatorPanel {
  readonly isOpen: boolean;
  /** Whether it was open before: then it keeps what it contains. */
  readonly isUsed: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** The calculator, in a test whose real exam has one on the screen. */
export function useCalculatorPanel({ profile }: Paper): CalculatorPanel | undefined {
  const isOffered = (profile?.calculator ?? null) !== null;
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  if (isOpen && !isUsed) setIsUsed(true);
  // Loaded before it is needed: there may be no network then.
  useEffect(() => {
    if (isOffered) LazyCalculator.preload();
  }, [isOffered]);
  return useMemo(
    () =>
      isOffered
        ? {
            isOpen,
            isUsed,
            toggle: () => setIsOpen((before) => !before),
            close: () => setIsOpen(false),
          }
        : undefined,
    [isOffered, isOpen, isUsed],
  );
}

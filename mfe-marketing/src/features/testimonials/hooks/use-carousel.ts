import { useMediaQuery } from '@abhyas/web-kit';
import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';
import { ADVANCE_MS, cardsAt, turn } from '../rules/carousel';
import { useWindowWidth } from './use-window-width';

/** A carousel's position. A timer moves it unless it is paused, and so does the user. */
export function useCarousel(cards: number) {
  const shown = useWindowWidth(cardsAt);
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [position, setPosition] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isRunning = !prefersReducedMotion && !isPaused && !isHovered && !isFocused;

  const go = (steps: number) => {
    setPosition((before) => turn(before, steps, cards, shown ?? 1));
  };
  const advance = useEffectEvent(() => {
    go(1);
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(advance, ADVANCE_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isRunning, position]);

  return {
    /** Undefined while the width is not known. */
    shown,
    first: turn(position, 0, cards, shown ?? 1),
    isRunning,
    isPaused: isPaused || prefersReducedMotion,
    canRun: !prefersReducedMotion,
    go,
    togglePause: () => {
      setPaused(!isPaused);
    },
    /** Handlers for the element that pauses the carousel on hover and focus. */
    pauseHandlers: {
      onMouseEnter: () => {
        setHovered(true);
      },
      onMouseLeave: () => {
        setHovered(false);
      },
      onFocus: () => {
        setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}

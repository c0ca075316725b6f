import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';
import { useMediaQuery } from '@abhyas/web-kit';
import { ADVANCE_MS, cardsAt, turn } from '../rules/carousel';
import { useWindowWidth } from './use-window-width';

/** Where a carousel stands, and what moves it: time, unless something holds it, and the reader. */
export function useCarousel(cards: number) {
  const shown = useWindowWidth(cardsAt);
  const wantsStillness = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [position, setPosition] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isRunning = !wantsStillness && !isPaused && !isHovered && !isFocused;

  const go = (steps: number) => {
    setPosition((before) => turn(before, steps, cards, shown));
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
    shown,
    first: turn(position, 0, cards, shown),
    isRunning,
    isPaused: isPaused || wantsStillness,
    canRun: !wantsStillness,
    go,
    togglePause: () => {
      setPaused(!isPaused);
    },
    /** Handlers for the element on which a pointer or the focus holds the carousel. */
    holders: {
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

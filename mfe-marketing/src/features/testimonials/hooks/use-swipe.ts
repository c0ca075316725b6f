import { useRef, type TouchEvent } from 'react';

const MIN_PIXELS = 40;

/** Handlers that turn a horizontal swipe with one finger into a step forward or back. */
export function useSwipe(go: (steps: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (!touch || !from) return;
      const x = touch.clientX - from.x;
      const isHorizontal = Math.abs(x) > Math.abs(touch.clientY - from.y);
      if (isHorizontal && Math.abs(x) >= MIN_PIXELS) go(x < 0 ? 1 : -1);
    },
  };
}

import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { insideScreen, type Offset, type Rectangle } from '../rules/panel-place';

/** How far an arrow key moves the panel. CSS pixels. */
const STEP = 24;

const STEPS: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

export interface PanelPlace {
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly style: CSSProperties;
  /** For the part by which a pointer drags the panel. */
  readonly handle: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
  /** For the button on which arrow keys move the panel. */
  readonly onArrow: (event: KeyboardEvent) => void;
}

/** A panel that is moved by dragging or by arrow keys, and never leaves the screen. */
export function usePanelPlace(): PanelPlace {
  const panel = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 });
  // What is drawn may lag behind several moves of one frame.
  const latest = useRef(offset);
  const grip = useRef<Offset>(undefined);

  const actions = useMemo(() => {
    const moveBy = (change: Offset): void => {
      if (panel.current) latest.current = shifted(panel.current, latest.current, change);
      setOffset(latest.current);
    };
    return {
      moveBy,
      handle: {
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          if (event.button !== 0 || isControl(event.target)) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = { x: event.clientX, y: event.clientY };
        },
        onPointerMove: (event: PointerEvent<HTMLElement>) => {
          if (!grip.current) return;
          const { x, y } = grip.current;
          grip.current = { x: event.clientX, y: event.clientY };
          moveBy({ x: event.clientX - x, y: event.clientY - y });
        },
        onPointerUp: () => (grip.current = undefined),
        onPointerCancel: () => (grip.current = undefined),
      },
      onArrow: (event: KeyboardEvent) => {
        const step = STEPS[event.key];
        if (!step) return;
        event.preventDefault();
        moveBy(step);
      },
    };
  }, []);

  // A phone that is turned, or a smaller window, must not leave the panel outside.
  useEffect(() => {
    const stay = (): void => actions.moveBy({ x: 0, y: 0 });
    window.addEventListener('resize', stay);
    return () => window.removeEventListener('resize', stay);
  }, [actions]);

  return {
    panel,
    style: { translate: `${offset.x}px ${offset.y}px` },
    handle: actions.handle,
    onArrow: actions.onArrow,
  };
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, input, label') !== null;
}

function shifted(panel: HTMLElement, before: Offset, change: Offset): Offset {
  const { left, top, width, height } = panel.getBoundingClientRect();
  const [x = 0, y = 0] = getComputedStyle(panel)
    .translate.split(' ')
    .map((length) => Number.parseFloat(length) || 0);
  const home: Rectangle = { left: left - x, top: top - y, width, height };
  const wanted = { x: before.x + change.x, y: before.y + change.y };
  return insideScreen(home, wanted, { width: window.innerWidth, height: window.innerHeight });
}

import type { ReactNode } from 'react';

/** What a control can be shown as, although nobody points at it or presses it. */
export type Shown = 'hover' | 'focus-visible' | 'active';

/** One state of a part. */
export interface PartState {
  name: string;
  content: ReactNode;
  /** Shows the first control of the content as if it was pointed at, focused or pressed. */
  shown?: Shown;
}

/** An entry of the page: components that are used together. */
export interface Part {
  /** Identifies the entry in the address of the page. */
  id: string;
  title: string;
  /** The exported names that it shows. */
  components: readonly string[];
  /** When to use it: one sentence. */
  use: string;
  /** When not to use it, and what to use instead: one sentence. */
  avoid: string;
  /** Whether people act on it: then it shows {@link INTERACTION_NAMES}. */
  isControl?: boolean;
  states: readonly PartState[];
}

/** The names of the states that every control shows. */
export const INTERACTION_NAMES = ['Rest', 'Hover', 'Focus', 'Pressed'] as const;

/** The states that every control has. */
export function interactionStates(content: ReactNode): PartState[] {
  const [rest, hover, focus, pressed] = INTERACTION_NAMES;
  return [
    { name: rest, content },
    { name: hover, content, shown: 'hover' },
    { name: focus, content, shown: 'focus-visible' },
    { name: pressed, content, shown: 'active' },
  ];
}

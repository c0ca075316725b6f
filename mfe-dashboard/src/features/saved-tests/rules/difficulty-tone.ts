import type { Tone } from '@abhyas/ui';

/** The colour of a difficulty: Easy green, Moderate yellow, otherwise red. */
export function difficultyTone(difficulty: string): Tone {
  if (difficulty === 'Easy') return 'success';
  return difficulty === 'Moderate' ? 'warning' : 'danger';
}

import type { DeclaredBreak } from './released.ts';

/**
 * Compares the breaks that were found with those that were declared.
 *
 * @returns a sentence per error; none if every break is declared with a reason and every declaration is still needed
 */
export function judgeBreaks(
  found: readonly string[],
  declared: readonly DeclaredBreak[],
): string[] {
  return [
    ...found
      .filter((it) => !declared.some((one) => one.break === it))
      .map((it) => `breaks what was released: ${it}`),
    ...declared
      .filter((one) => one.reason.trim() === '')
      .map((one) => `declared without a reason: ${one.break}`),
    ...declared
      .filter((one) => !found.includes(one.break))
      .map((one) => `declared, but no longer a break; remove it: ${one.break}`),
  ];
}

/** Why an expression has no value. */
export type Problem =
  | { readonly kind: 'missing-number'; readonly after: string }
  | { readonly kind: 'missing-first-number'; readonly before: string }
  | { readonly kind: 'missing-operator'; readonly before: string }
  | { readonly kind: 'missing-bracket'; readonly after: string }
  | { readonly kind: 'unopened-bracket' }
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'exponent' }
  | { readonly kind: 'two-points'; readonly text: string }
  | { readonly kind: 'division-by-zero' }
  | { readonly kind: 'root-of-negative' }
  | { readonly kind: 'power-of-negative' }
  | { readonly kind: 'logarithm' }
  | { readonly kind: 'logarithm-base' }
  | { readonly kind: 'factorial' }
  | { readonly kind: 'tangent' }
  | { readonly kind: 'domain'; readonly name: string; readonly from: string; readonly to?: string }
  | { readonly kind: 'too-large' };

/** Thrown inside the calculator; `calculate` returns its problem. */
export class CalculationError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.kind);
    this.name = 'CalculationError';
    this.problem = problem;
  }
}

/** Texts of questions. A door of its own: apps without questions do not load it. */
export { MathText } from './math-text';
export { usePreparedFormulas } from './use-prepared-formulas';

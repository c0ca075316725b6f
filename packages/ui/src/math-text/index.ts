/** Texts, tables and numbers of questions. A door of its own: apps without questions do not load it. */
export { AcceptedValues, type AcceptedValuesProps } from './accepted-values';
export { DataTable, type DataTableProps } from './data-table';
export { MathText } from './math-text';
export { NumericValue, type NumericValueProps } from './numeric-value';
export { usePreparedFormulas } from './use-prepared-formulas';

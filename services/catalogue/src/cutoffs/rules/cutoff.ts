/** The least marks with which candidates of a category passed a stage of the real exam in a year. */
export interface Cutoff {
  /** Empty for an exam with one stage. */
  stage: string;
  year: number;
  category: string;
  /** Exact decimals without trailing zeros. */
  marks: string;
  maxMarks: string;
  /** What says so: the title of a notice, for example. */
  source: string;
  /** Where to read it. */
  url: string | null;
}

/** Names a stage and year for the operator, as `Tier 1 of 2024` or `2024`. */
export function paperName({ stage, year }: Pick<Cutoff, 'stage' | 'year'>): string {
  return stage === '' ? String(year) : `${stage} of ${year}`;
}

/** Equal for the cut-offs of one stage and year; case does not matter. */
export function paperKey({ stage, year }: Pick<Cutoff, 'stage' | 'year'>): string {
  return `${year} ${stage.toLowerCase()}`;
}

/** A decimal as the database writes it, without trailing zeros. */
export function trimDecimal(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** Categories of exams whose names contain one of these words. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  AFCAT: ['Defence'],
  AIIMS: ['Medical'],
  CAPF: ['Defence'],
  CDS: ['Defence'],
  CISF: ['Defence'],
  CRPF: ['Defence'],
  CTET: ['Teaching'],
  GATE: ['Engineering'],
  GD: ['Defence'],
  IBPS: ['Banking'],
  JE: ['Engineering'],
  JEE: ['Engineering'],
  NDA: ['Defence'],
  NEET: ['Medical'],
  NET: ['Teaching'],
  RBI: ['Banking'],
  RRB: ['Railways'],
  SBI: ['Banking'],
  SSC: ['SSC'],
  TET: ['Teaching'],
};

/** What an exam is for, by its name; none if its words say nothing. */
export function examCategoriesOf(name: string): string[] {
  const words = name.toUpperCase().split(/[^A-Z]+/);
  return [...new Set(words.flatMap((word) => CATEGORIES[word] ?? []))];
}

/** Every category of a list of exams, in the order of the list, with the number of exams that have it. */
export function countExamCategories(
  exams: readonly { examCategories: readonly string[] }[],
): { name: string; exams: number }[] {
  const counts = new Map<string, number>();
  for (const name of exams.flatMap(({ examCategories }) => examCategories)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, exams: count }));
}

/**
 * The exams of a category; all exams if none is wanted.
 *
 * @param category case does not matter
 */
export function examsOfCategory<Exam extends { examCategories: readonly string[] }>(
  exams: readonly Exam[],
  category: string | undefined,
): readonly Exam[] {
  if (category === undefined) return exams;
  return exams.filter(({ examCategories }) =>
    examCategories.some((name) => name.toLowerCase() === category.toLowerCase()),
  );
}

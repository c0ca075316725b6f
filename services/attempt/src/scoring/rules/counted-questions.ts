/** What counting needs of a paper. */
interface CountedPaper {
  readonly questions: readonly { readonly award?: 'bonus' | 'dropped' | undefined }[];
  readonly sections?:
    | readonly {
        readonly questions: number;
        readonly choose: { readonly questions: number } | null;
      }[]
    | undefined;
}

/**
 * How many questions of a paper count in its results: dropped ones do not, and of a section of which
 * n answers count, at most n do.
 */
export function countedQuestions({ questions, sections }: CountedPaper): number {
  const counting = (from: number, to: number): number =>
    questions.slice(from, to).filter(({ award }) => award !== 'dropped').length;
  if (!sections) return counting(0, questions.length);
  let counted = 0;
  let from = 0;
  for (const section of sections) {
    const inSection = counting(from, from + section.questions);
    counted += Math.min(section.choose?.questions ?? inSection, inSection);
    from += section.questions;
  }
  return counted;
}

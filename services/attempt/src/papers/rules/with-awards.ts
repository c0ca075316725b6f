/** What a question counts: null for one without an award. */
export type Award = 'bonus' | 'dropped' | null;

/** The awards of a version of a test, by the id of the question. */
export interface VersionAwards {
  readonly version: number;
  readonly awards: Readonly<Record<string, Award>>;
}

interface AwardedPaper {
  readonly version: number;
  readonly questions: readonly {
    readonly id: string;
    readonly award?: 'bonus' | 'dropped' | undefined;
  }[];
}

/**
 * A paper with the awards of a later version of its test. Questions that the later version does not have
 * keep their own. A paper that is later than the awards stays as it is.
 */
export function withAwards<Paper extends AwardedPaper>(
  paper: Paper,
  { version, awards }: VersionAwards,
): Paper {
  if (version < paper.version) return paper;
  return {
    ...paper,
    questions: paper.questions.map((question) => {
      const award = awards[question.id];
      return award === undefined ? question : { ...question, award: award ?? undefined };
    }),
  };
}

/** The awards of the newest paper; questions that it does not have keep those of before. */
export function nextAwards(newest: AwardedPaper, before: VersionAwards | null): VersionAwards {
  return {
    version: newest.version,
    awards: {
      ...before?.awards,
      ...Object.fromEntries(newest.questions.map(({ id, award }) => [id, award ?? null])),
    },
  };
}

/** The questions of a paper that have another award in the second one, by their index. */
export function changedAwards(one: AwardedPaper, other: AwardedPaper): number[] {
  return one.questions.flatMap(({ award }, index) =>
    award === other.questions[index]?.award ? [] : [index],
  );
}

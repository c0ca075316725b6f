const MAX_WORDS = 8;

/** Where a bookmarked question belongs. */
export interface BookmarkPlace {
  readonly examId: string;
  readonly examName: string;
  readonly subject: string;
  readonly topic: string;
}

/** What a student filters by. Absent members filter nothing. */
export interface BookmarkFilter {
  readonly examId?: string | undefined;
  readonly subject?: string | undefined;
  readonly topic?: string | undefined;
  readonly q?: string | undefined;
}

/** What the filters of the page offer. */
export interface FilterChoices {
  readonly exams: { _id: string; name: string }[];
  readonly subjects: string[];
  readonly topics: string[];
}

/** The words of a search, in lower case, at most eight. */
export function searchWords(q: string | undefined): string[] {
  return (q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/**
 * The exams of all bookmarks, the subjects of the chosen exam, and the topics of the chosen exam and
 * subject, by name. A choice that fits no bookmark counts as none, so that the others stay open.
 */
export function filterChoices(
  places: readonly BookmarkPlace[],
  { examId, subject }: BookmarkFilter,
): FilterChoices {
  const exams = new Map(places.map((place) => [place.examId, place.examName]));
  const ofExam = narrow(places, (place) => place.examId === examId);
  const ofSubject = narrow(ofExam, (place) => place.subject === subject);
  return {
    exams: [...exams]
      .map(([_id, name]) => ({ _id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    subjects: namesOf(ofExam.map((place) => place.subject)),
    topics: namesOf(ofSubject.map((place) => place.topic)),
  };
}

function narrow(
  places: readonly BookmarkPlace[],
  isChosen: (place: BookmarkPlace) => boolean,
): readonly BookmarkPlace[] {
  const chosen = places.filter(isChosen);
  return chosen.length > 0 ? chosen : places;
}

function namesOf(names: readonly string[]): string[] {
  return [...new Set(names)]
    .filter((name) => name !== '')
    .toSorted((a, b) => a.localeCompare(b, 'en'));
}

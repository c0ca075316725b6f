import { ExamSearch } from './exam-search.js';

const MAX_SUGGESTIONS = 3;

interface NamedExam {
  name: string;
  /** When it was hidden from students; null while it is visible. */
  archivedAt: Date | null;
}

/** Says to the operator that there is no exam of this name, and which one may be meant. */
export function describeUnknownExam(name: string, exams: readonly NamedExam[]): string {
  return `There is no exam named ${JSON.stringify(name)}. ${suggest(name, exams)}`;
}

function suggest(name: string, exams: readonly NamedExam[]): string {
  if (exams.length === 0) return 'There are no exams yet.';
  const search = new ExamSearch(
    exams.map((exam) => ({
      id: exam.name,
      name: exam.name,
      description: '',
      terms: '',
      subjects: '',
    })),
  );
  const nearest = search.find(name).ids.slice(0, MAX_SUGGESTIONS);
  const names =
    nearest.length > 0 ? nearest : exams.slice(0, MAX_SUGGESTIONS).map((exam) => exam.name);
  const archived = new Set(exams.flatMap((exam) => (exam.archivedAt ? exam.name : [])));
  const shown = names.map((each) => (archived.has(each) ? `${each} (archived)` : each)).join(', ');
  if (nearest.length > 0) return `Did you mean ${shown}?`;
  const further = exams.length - names.length;
  return further > 0 ? `There are ${shown} and ${further} more.` : `There are ${shown}.`;
}

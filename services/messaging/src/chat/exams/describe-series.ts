import type { ExamFacts, SeriesFacts } from '../../clients/catalogue.client.js';
import * as texts from './exams.texts.js';

const FRACTIONS = new Map([
  ['1/2', '½'],
  ['1/3', '⅓'],
  ['2/3', '⅔'],
  ['1/4', '¼'],
  ['3/4', '¾'],
]);

/** "2 marks", "½ mark"; without a sign. */
export function marksText(marks: string): string {
  const value = marks.replace(/^[-+−]/u, '');
  return texts.marks(FRACTIONS.get(value) ?? value, isMoreThanOne(value));
}

function isMoreThanOne(value: string): boolean {
  const [numerator = 0, denominator = 1] = value.split('/').map(Number);
  return numerator / denominator > 1;
}

function wrongAnswer(marks: string): string {
  return /^[-+−]?0+$/u.test(marks) ? texts.noNegativeMarking : texts.wrongCosts(marksText(marks));
}

function minutes(series: SeriesFacts): string {
  return texts.range(Math.round(series.minDuration / 60), Math.round(series.maxDuration / 60));
}

/** Marks of a right and of a wrong answer. */
function marking(series: SeriesFacts): string {
  return texts.marking(marksText(series.markingCorrect), wrongAnswer(series.markingWrong));
}

function lengthOf(series: SeriesFacts): string {
  return texts.length(texts.range(series.minQuestions, series.maxQuestions), minutes(series));
}

function nameOf(series: SeriesFacts): string {
  return series.category === 'full'
    ? texts.fullTest(series.name)
    : texts.kindOfTest(series.category);
}

/** The full mock tests of an exam, each with length and marking. */
export function describeFullTests(exam: ExamFacts): string[] {
  return exam.series
    .filter(({ category }) => category === 'full')
    .map((series) =>
      texts.fullTests(nameOf(series), lengthOf(series), marking(series), series.tests),
    );
}

function otherTests(series: SeriesFacts): string {
  return texts.otherTests(nameOf(series), lengthOf(series), marking(series), series.tests);
}

/** The other tests of an exam, by kind. */
export function describeOtherTests(exam: ExamFacts): string[] {
  return exam.series.filter(({ category }) => category !== 'full').map(otherTests);
}

/** The tests of the kinds that a message names, such as "sectional". */
export function describeKind(exam: ExamFacts, text: string): string[] {
  return exam.series
    .filter(({ category }) => category !== 'full' && text.includes(category))
    .map(otherTests);
}

/** A kind of test over all exams, such as "chapterwise"; undefined when a message names none. */
export function describeKindOfAll(exams: readonly ExamFacts[], text: string): string | undefined {
  const alike = exams
    .flatMap(({ series }) => series)
    .filter(({ category }) => category !== 'full' && text.includes(category));
  const [first] = alike;
  if (!first || alike.some(({ category }) => category !== first.category)) return undefined;
  const all: SeriesFacts = {
    ...first,
    minQuestions: Math.min(...alike.map((one) => one.minQuestions)),
    maxQuestions: Math.max(...alike.map((one) => one.maxQuestions)),
    minDuration: Math.min(...alike.map((one) => one.minDuration)),
    maxDuration: Math.max(...alike.map((one) => one.maxDuration)),
  };
  const isMarkedAlike = new Set(alike.map(marking)).size === 1;
  const marks = isMarkedAlike ? marking(first) : texts.markedAsReal;
  return texts.kindOfAll(nameOf(all), lengthOf(all), marks);
}

/** How our tests of an exam are marked: full and sectional ones as in the real exam, the rest plainly. */
export function describeMarking(exam: ExamFacts): string[] {
  const asInTheExam = exam.series.filter(({ category }) => isAsInTheExam(category));
  const others = exam.series.filter(({ category }) => !isAsInTheExam(category));
  const groups = Map.groupBy([...asInTheExam, ...others], marking);
  return [...groups].map(([text, alike]) => {
    const kinds = [...new Set(alike.map(({ category }) => category))];
    return texts.markingOfKinds(kinds, text);
  });
}

function isAsInTheExam(category: string): boolean {
  return category === 'full' || category === 'sectional';
}

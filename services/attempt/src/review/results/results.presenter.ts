import type { Paper, SnapshotQuestion } from '../../papers/paper.js';
import { presentContent, presentSolution } from '../../papers/papers.presenter.js';
import type { QuestionTime } from '../../rankings/question-times.js';
import type { AttemptRanking } from '../../rankings/rankings.repository.js';
import { isRanked } from '../../rankings/rules/is-ranked.js';
import { rangeOf, type Cohort } from '../../rankings/rules/summarize-cohort.js';
import { decodeAnswers, isAnswered, type StoredAnswer } from '../../scoring/rules/answer.js';
import {
  parseFraction,
  percentOf,
  roundFraction,
  roundRatio,
} from '../../scoring/rules/fraction.js';
import { isFullyRight } from '../../scoring/rules/mark-answer.js';
import type { AttemptScore, Tally } from '../../scoring/rules/score-attempt.js';
import type { TopicTally } from '../../scoring/rules/tally-topics.js';
import type { EndedAttempt, FinishedAttempt } from '../../taking/attempt.entity.js';
import type {
  AttemptFiguresDto,
  CohortDto,
  DetailedResultDto,
  DifficultyPerformanceDto,
  InsightDto,
  PendingAttemptDto,
  SectionPerformanceDto,
  SubjectPerformanceDto,
  TopicPerformanceDto,
} from './results.dto.js';
import type { ListedTest } from './rules/choose-next-test.js';
import type { Insight } from './rules/insights/insight.types.js';

/** Easy to hard. Other names come last, in the order of the paper. */
const DIFFICULTY_ORDER = ['Easy', 'Moderate', 'Medium', 'Hard'];

/** The ranking of an attempt now, and what decides whether it is shown. */
interface RankingFacts {
  readonly ranking: AttemptRanking;
  readonly minParticipants: number;
  readonly now: Date;
}

export function presentFigures(
  attempt: FinishedAttempt,
  paper: Paper,
  { ranking, minParticipants, now }: RankingFacts,
): AttemptFiguresDto {
  return {
    _id: attempt.id,
    examId: attempt.examId,
    examName: paper.snapshot.exam.name,
    testId: attempt.testId,
    title: paper.snapshot.title,
    category: paper.snapshot.category,
    score: percentOf(attempt.correctAnswers, attempt.questionCount),
    totalQuestions: attempt.questionCount,
    correctAnswers: attempt.correctAnswers,
    answered: attempt.answered,
    accuracy: percentOf(attempt.correctAnswers, attempt.answered),
    timeSpent: attempt.elapsedSeconds,
    timeAllowed: attempt.durationSeconds + attempt.allowanceMinutes * 60,
    startTime: attempt.startedAt.toISOString(),
    finishedAt: attempt.finishedAt.toISOString(),
    state: attempt.state,
    rank: ranking.rank,
    takers: ranking.participants,
    percentile: ranking.percentile,
    ranked: isRanked(
      { participants: ranking.participants, rankValue: attempt.rankValue },
      minParticipants,
    ),
    minParticipants,
    rankedAt: now.toISOString(),
    isRetake: ranking.isRetake,
    marks: roundFraction(parseFraction(attempt.marks)),
    maxMarks: roundFraction(parseFraction(attempt.maxMarks)),
  };
}

/** Only what the student did: neither the paper's awards nor anything of its keys. */
export function presentPending(attempt: EndedAttempt, { snapshot }: Paper): PendingAttemptDto {
  const answers = decodeAnswers(attempt.responses);
  return {
    attemptId: attempt.id,
    examId: attempt.examId,
    examName: snapshot.exam.name,
    testId: attempt.testId,
    title: snapshot.title,
    state: attempt.state,
    finishedAt: attempt.finishedAt.toISOString(),
    answered: answers.filter(isAnswered).length,
    totalQuestions: answers.length,
    timeSpent: attempt.elapsedSeconds,
  };
}

/** The answers of an attempt with what came of each, in question order. */
interface Graded {
  readonly answers: readonly StoredAnswer[];
  readonly score: AttemptScore;
  readonly seconds: readonly number[];
}

export function presentDetails(
  paper: Paper,
  { answers, score, seconds }: Graded,
  participantTimes: readonly QuestionTime[],
): DetailedResultDto[] {
  const means = new Map(participantTimes.map((time) => [time.questionId, meanSeconds(time)]));
  const sectionOf = sectionsOfQuestions(paper);
  return paper.questions.flatMap((question, index) => {
    const answer = answers[index];
    const marked = score.answers[index];
    if (!answer || !marked) return [];
    return {
      questionId: question.id,
      isCorrect: isFullyRight(marked),
      question: question.question,
      ...presentContent(question),
      subject: question.subject,
      topic: question.topic,
      difficulty: question.difficulty,
      options: question.options,
      ...presentAnswer(question, answer),
      ...presentSolution(question),
      section: sectionOf[index],
      outcome: marked.outcome,
      marks: roundFraction(marked.marks),
      maxMarks: roundFraction(marked.maxMarks),
      timeSpent: seconds[index] ?? 0,
      takersMeanTime: means.get(question.id) ?? null,
      marked: answer.marked,
    };
  });
}

function presentAnswer(
  { kind }: SnapshotQuestion,
  { selectedOption, selectedOptions, value }: StoredAnswer,
): Pick<DetailedResultDto, 'selectedOption' | 'selectedOptions' | 'value'> {
  return {
    selectedOption,
    ...(kind === 'multiple' && { selectedOptions: [...(selectedOptions ?? [])] }),
    value,
  };
}

/** For each question, the index of its section; nothing for a paper without sections. */
function sectionsOfQuestions({ snapshot }: Paper): number[] {
  return (snapshot.sections ?? []).flatMap(({ questions }, index) =>
    Array.from({ length: questions }, () => index),
  );
}

/** Undefined for a paper without sections. */
export function presentSections(
  { sections }: AttemptScore,
  { sectionEnds }: Pick<FinishedAttempt, 'sectionEnds'>,
): SectionPerformanceDto[] | undefined {
  if (sections.length === 0) return undefined;
  return sections.map((section, index) => ({
    name: section.name,
    total: section.total,
    answered: section.answered,
    correct: section.correct,
    partlyCorrect: section.partlyCorrect,
    marks: roundFraction(section.marks),
    negativeMarks: roundFraction(section.negativeMarks),
    maxMarks: roundFraction(section.maxMarks),
    timeSpent: section.seconds,
    timeAllowed: sectionEnds && lengthOf(sectionEnds, index),
  }));
}

/** Seconds of a locked section, with what the student had beyond the paper's. */
function lengthOf(ends: readonly number[], index: number): number {
  return (ends[index] ?? 0) - (index === 0 ? 0 : (ends[index - 1] ?? 0));
}

export function presentSubjects(score: AttemptScore): SubjectPerformanceDto[] {
  return score.subjects.map((tally) => ({ subject: tally.name, ...figuresOf(tally) }));
}

export function presentTopics(tallies: readonly TopicTally[]): TopicPerformanceDto[] {
  return tallies.map(({ subject, topic, answered, ...tally }) => ({
    subject,
    topic,
    answered,
    ...figuresOf(tally),
  }));
}

/** The cohort with the place of these marks in it. */
export function presentCohort(cohort: Cohort, rankValue: number): CohortDto {
  const range = rangeOf(rankValue);
  return {
    participants: cohort.participants,
    meanMarks: cohort.meanMarks,
    topTenthMarks: cohort.topTenthMarks,
    ownMarks: Math.round(rankValue * 10_000) / 100,
    distribution: cohort.distribution.map((part) => ({
      ...part,
      own: rangeOf(part.from === null ? -1 : part.from / 100) === range,
    })),
  };
}

export function presentInsight(
  { icon, title, content }: Insight,
  examId: string,
  next: ListedTest | null,
): InsightDto {
  const link = next && { examId, testId: next.testId, label: next.title };
  return { icon, title, content, link };
}

export function presentDifficulties(score: AttemptScore): DifficultyPerformanceDto[] {
  const place = (tally: Tally): number => {
    const known = DIFFICULTY_ORDER.indexOf(tally.name);
    return known === -1 ? DIFFICULTY_ORDER.length : known;
  };
  return score.difficulties
    .toSorted((a, b) => place(a) - place(b))
    .map((tally) => ({ difficulty: tally.name, ...figuresOf(tally) }));
}

function meanSeconds({ participants, seconds }: QuestionTime): number {
  return roundRatio(seconds, participants, 1);
}

function figuresOf({ correct, total }: Pick<Tally, 'correct' | 'total'>) {
  return { correct, total, percentage: percentOf(correct, total) };
}

import type { FinishedAttempt } from '../attempts/attempt.entity.js';
import { rangeOf, type Cohort } from '../cohorts/rules/summarize-cohort.js';
import type { ListedTest } from '../next-tests/rules/choose-next-test.js';
import type { Paper } from '../papers/paper.js';
import type { QuestionTime } from '../ranking-projection/question-times.js';
import type { AttemptRanking } from '../rankings/rankings.repository.js';
import { isRanked } from '../rankings/rules/is-ranked.js';
import type { StoredAnswer } from '../scoring/rules/answer.js';
import { parseFraction, percentOf, roundFraction, roundRatio } from '../scoring/rules/fraction.js';
import { isCorrect, type AttemptScore, type Tally } from '../scoring/rules/score-attempt.js';
import type { TopicTally } from '../scoring/rules/tally-topics.js';
import type {
  AttemptFiguresDto,
  CohortDto,
  DetailedResultDto,
  DifficultyPerformanceDto,
  InsightDto,
  SubjectPerformanceDto,
  TopicPerformanceDto,
} from './results.dto.js';
import type { Insight } from './rules/insights.js';

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

export function presentDetails(
  paper: Paper,
  answers: readonly StoredAnswer[],
  seconds: readonly number[],
  participantTimes: readonly QuestionTime[],
): DetailedResultDto[] {
  const means = new Map(participantTimes.map((time) => [time.questionId, meanSeconds(time)]));
  return paper.questions.flatMap((question, index) => {
    const answer = answers[index];
    if (!answer) return [];
    return {
      questionId: question.id,
      isCorrect: isCorrect(question, answer),
      question: question.question,
      subject: question.subject,
      topic: question.topic,
      difficulty: question.difficulty,
      options: question.options,
      selectedOption: answer.selectedOption,
      correctAnswer: question.correct,
      explanation: question.explanation,
      timeSpent: seconds[index] ?? 0,
      takersMeanTime: means.get(question.id) ?? null,
      marked: answer.marked,
    };
  });
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

import { CLOCK, SERVICE_CONFIG, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AttemptConfig } from '../../config.js';
import type { Paper } from '../../papers/paper.js';
import { solutionsNotPublic } from '../../papers/papers.errors.js';
import { PapersService } from '../../papers/papers.service.js';
import { SolutionsService } from '../../papers/solutions.service.js';
import { CohortsService } from '../../rankings/cohorts.service.js';
import { ParticipantsService } from '../../rankings/participants.service.js';
import { RankingsService } from '../../rankings/rankings.service.js';
import { rankAmong } from '../../rankings/rules/ranking-entry.js';
import { decodeAnswers } from '../../scoring/rules/answer.js';
import { markingsOf } from '../../scoring/rules/mark-paper.js';
import type { AttemptScore } from '../../scoring/rules/score-attempt.js';
import {
  scoreSnapshot,
  secondsPerQuestion,
  withTerms,
} from '../../scoring/rules/score-snapshot.js';
import { tallyTopics } from '../../scoring/rules/tally-topics.js';
import type { AttemptEntity, EndedAttempt, FinishedAttempt } from '../../taking/attempt.entity.js';
import { attemptInProgress, attemptNotFound } from '../../taking/attempts.errors.js';
import { AttemptsRepository } from '../../taking/attempts.repository.js';
import { GradingService, isEnded, isMarked } from '../../taking/grading.service.js';
import { judgeAttempt } from '../../taking/rules/attempt-state.js';
import { NextTestsService } from './next-tests.service.js';
import type { CohortDto, InsightDto, ResultsDto } from './results.dto.js';
import {
  presentCohort,
  presentDetails,
  presentDifficulties,
  presentFigures,
  presentInsight,
  presentPending,
  presentSections,
  presentSubjects,
  presentTopics,
} from './results.presenter.js';
import { drawInsights } from './rules/insights/draw-insights.js';
import type { Insight, InsightQuestion } from './rules/insights/insight.types.js';
import { distributeTime } from './rules/time-distribution.js';

/** The ranking of an attempt that is in no ranking. */
const ALONE = { ...rankAmong({ notHigher: 0, higher: 0 }), isRetake: false };

@Injectable()
export class ResultsService {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly grading: GradingService,
    private readonly papers: PapersService,
    private readonly rankings: RankingsService,
    private readonly participants: ParticipantsService,
    private readonly cohorts: CohortsService,
    private readonly nextTests: NextTestsService,
    private readonly solutions: SolutionsService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SERVICE_CONFIG) private readonly config: AttemptConfig,
  ) {}

  /**
   * Results of the caller's finished attempt, once its solutions are public. A test's id stands for
   * its latest finished attempt.
   */
  async show(userId: string, id: string): Promise<ResultsDto> {
    const attempt = await this.markedOf(await this.endedOf(await this.find(userId, id)));
    const paper = await this.papers.markedPaper(attempt);
    const { ranking = ALONE, completeLog } = await this.rankings.rankingOf(attempt);
    const participants = await this.participants.figuresOf(attempt.testId, completeLog);
    const answers = decodeAnswers(attempt.responses);
    const seconds = secondsPerQuestion(answers, attempt.elapsedSeconds);
    const score = scoreSnapshot(attempt, paper.snapshot, answers, attempt.elapsedSeconds);
    const topics = tallyTopics(paper.questions, score.answers);
    const cohort = await this.cohortOf(attempt, ranking.participants);
    const insights = drawInsights({
      questions: insightQuestions(attempt, paper, score, seconds),
      subjects: score.subjects,
      difficulties: score.difficulties,
      topics,
      allowedSeconds: attempt.durationSeconds + attempt.allowanceMinutes * 60,
      participantMeans: new Map(participants.subjects.map((mean) => [mean.subject, mean])),
    });
    return {
      testAttempt: presentFigures(attempt, paper, {
        ranking,
        minParticipants: this.config.MIN_PARTICIPANTS,
        now: this.clock.now(),
      }),
      detailedResults: presentDetails(paper, { answers, score, seconds }, participants.times),
      subjectPerformance: presentSubjects(score),
      difficultyPerformance: presentDifficulties(score),
      topicPerformance: presentTopics(topics),
      timeDistribution: distributeTime(score.subjects),
      aiInsights: await this.withLinks(attempt, insights),
      cohort,
      sectionPerformance: presentSections(score, attempt),
      passages: paper.snapshot.passages,
    };
  }

  private async cohortOf(
    { testId, rankValue }: FinishedAttempt,
    participants: number,
  ): Promise<CohortDto | null> {
    if (participants < this.config.MIN_PARTICIPANTS) return null;
    const cohort = await this.cohorts.of(testId, participants);
    return cohort && presentCohort(cohort, rankValue);
  }

  /** Adds the test to take next to the insights that advise to take one. */
  private async withLinks(
    attempt: FinishedAttempt,
    insights: readonly Insight[],
  ): Promise<InsightDto[]> {
    const practices = insights.flatMap(({ practice }) => practice ?? []);
    const chosen = (await this.nextTests.choose(attempt, practices)).values();
    return insights.map((insight) =>
      presentInsight(
        insight,
        attempt.examId,
        insight.practice ? (chosen.next().value ?? null) : null,
      ),
    );
  }

  private async find(userId: string, id: string): Promise<AttemptEntity> {
    const attempt =
      (await this.attempts.findOwn(userId, id)) ??
      (await this.attempts.findLatestFinished(userId, id));
    if (!attempt) throw attemptNotFound();
    return attempt;
  }

  /** Throws 403, with what the student may know, while the solutions are not public. */
  private async markedOf(attempt: EndedAttempt): Promise<FinishedAttempt> {
    const from = await this.solutions.from(attempt.testId);
    // One that ended while the solutions became public has no marks yet.
    if (!from) return isMarked(attempt) ? attempt : this.grading.mark(attempt);
    throw solutionsNotPublic(from, this.clock.now(), {
      attempt: presentPending(attempt, await this.papers.frozenPaper(attempt)),
    });
  }

  /** Returns the finished attempt. Ends a late one first. */
  private async endedOf(attempt: AttemptEntity): Promise<EndedAttempt> {
    const verdict = judgeAttempt('read_results', attempt, this.clock.now());
    if (verdict === 'refuse_open') throw attemptInProgress();
    const ended = verdict === 'show' ? attempt : await this.grading.expire(attempt);
    if (!isEnded(ended)) throw attemptInProgress();
    return ended;
  }
}

function insightQuestions(
  attempt: FinishedAttempt,
  paper: Paper,
  score: AttemptScore,
  seconds: readonly number[],
): InsightQuestion[] {
  const markings = markingsOf(withTerms(paper.snapshot, attempt));
  return paper.questions.flatMap(({ kind, options, difficulty }, index) => {
    const marking = markings[index];
    const marked = score.answers[index];
    if (!marking || !marked) return [];
    return { kind, options, difficulty, marking, marked, timeSpent: seconds[index] ?? 0 };
  });
}

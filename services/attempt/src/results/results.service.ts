import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AttemptEntity, FinishedAttempt } from '../attempts/attempt.entity.js';
import { attemptInProgress, attemptNotFound } from '../attempts/attempts.errors.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import { GradingService } from '../attempts/grading.service.js';
import { timingOf } from '../attempts/rules/attempt-clock.js';
import { isFinished, judgeAttempt, type FinishedState } from '../attempts/rules/attempt-state.js';
import { decodeResponses } from '../attempts/rules/response-codec.js';
import type { StoredResponse } from '../attempts/rules/response.js';
import { isCorrect } from '../attempts/rules/score-attempt.js';
import { scoreSnapshot, secondsPerQuestion } from '../attempts/score-snapshot.js';
import type { Paper } from '../papers/paper.js';
import { PapersService } from '../papers/papers.service.js';
import { RankingsService } from '../rankings/rankings.service.js';
import { ParticipantsService } from '../rankings/participants.service.js';
import { rankAmong } from '../rankings/rules/ranking-entry.js';
import type { ResultsDto } from './results.dto.js';
import {
  presentDetails,
  presentDifficulties,
  presentFigures,
  presentSubjects,
} from './results.presenter.js';
import { drawInsights, type InsightQuestion } from './rules/insights.js';
import { distributeTime } from './rules/time-distribution.js';

/** Of an attempt that no ranking knows. */
const ALONE = { ...rankAmong({ noMore: 0, more: 0 }), isRetake: false };

type Finished = FinishedAttempt & { state: FinishedState };

@Injectable()
export class ResultsService {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly grading: GradingService,
    private readonly papers: PapersService,
    private readonly rankings: RankingsService,
    private readonly takers: ParticipantsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Results of the caller's finished attempt; a test's id means the latest one of it. */
  async show(userId: string, id: string): Promise<ResultsDto> {
    const attempt = await this.#finishedOf(await this.#find(userId, id));
    const paper = await this.papers.sealedPaper(attempt.testId, attempt.paperVersion);
    const { standing = ALONE, settled } = await this.rankings.rankingOf(attempt);
    const takers = await this.takers.figuresOf(attempt.testId, settled);
    const responses = decodeResponses(attempt.responses);
    const seconds = secondsPerQuestion(responses, attempt.elapsedSeconds);
    const score = scoreSnapshot(attempt, paper, responses, attempt.elapsedSeconds);
    return {
      testAttempt: presentFigures(attempt, paper, standing),
      detailedResults: presentDetails(paper, responses, seconds, takers.times),
      subjectPerformance: presentSubjects(score),
      difficultyPerformance: presentDifficulties(score),
      timeDistribution: distributeTime(score.subjects),
      aiInsights: drawInsights({
        questions: judgedQuestions(paper, responses, seconds),
        subjects: score.subjects,
        difficulties: score.difficulties,
        allowedSeconds: attempt.durationSeconds + attempt.allowanceMinutes * 60,
        wrongMarks: attempt.markingWrong,
        participantMeans: new Map(takers.subjects.map((mean) => [mean.subject, mean])),
      }),
    };
  }

  async #find(userId: string, id: string): Promise<AttemptEntity> {
    const attempt =
      (await this.attempts.findOwn(userId, id)) ??
      (await this.attempts.findLatestFinished(userId, id));
    if (!attempt) throw attemptNotFound();
    return attempt;
  }

  /** The attempt itself once it is finished; one that is late is graded first. */
  async #finishedOf(attempt: AttemptEntity): Promise<Finished> {
    const timing = timingOf(attempt.deadlineAt, this.clock.now());
    const verdict = judgeAttempt('read_results', attempt.state, timing);
    if (verdict === 'refuse_open') throw attemptInProgress();
    const ended = verdict === 'show' ? attempt : await this.grading.expire(attempt);
    if (!isGraded(ended)) throw attemptInProgress();
    return ended;
  }
}

function isGraded(attempt: AttemptEntity): attempt is Finished {
  return isFinished(attempt.state) && attempt.marks !== null;
}

function judgedQuestions(
  paper: Paper,
  responses: readonly StoredResponse[],
  seconds: readonly number[],
): InsightQuestion[] {
  return paper.questions.map((question, index) => {
    const response = responses[index];
    return {
      difficulty: question.difficulty,
      isAnswered: response !== undefined && response.selectedOption !== null,
      isCorrect: response !== undefined && isCorrect(question, response),
      seconds: seconds[index] ?? 0,
    };
  });
}

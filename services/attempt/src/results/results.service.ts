import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AttemptEntity, FinishedAttempt } from '../attempts/attempt.entity.js';
import { attemptInProgress, attemptNotFound } from '../attempts/attempts.errors.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import { GradingService } from '../attempts/grading.service.js';
import { timingOf } from '../attempts/rules/attempt-clock.js';
import { isFinished, judgeAttempt, type FinishedState } from '../attempts/rules/attempt-state.js';
import { decodeAnswers } from '../attempts/rules/response-codec.js';
import type { StoredAnswer } from '../attempts/rules/response.js';
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

/** The ranking of an attempt that is in no ranking. */
const ALONE = { ...rankAmong({ notHigher: 0, higher: 0 }), isRetake: false };

type Finished = FinishedAttempt & { state: FinishedState };

@Injectable()
export class ResultsService {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly grading: GradingService,
    private readonly papers: PapersService,
    private readonly rankings: RankingsService,
    private readonly participants: ParticipantsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Results of the caller's finished attempt. A test's id stands for its latest finished attempt. */
  async show(userId: string, id: string): Promise<ResultsDto> {
    const attempt = await this.#finishedOf(await this.#find(userId, id));
    const paper = await this.papers.frozenPaper(attempt.testId, attempt.paperVersion);
    const { ranking = ALONE, completeLog } = await this.rankings.rankingOf(attempt);
    const participants = await this.participants.figuresOf(attempt.testId, completeLog);
    const answers = decodeAnswers(attempt.responses);
    const seconds = secondsPerQuestion(answers, attempt.elapsedSeconds);
    const score = scoreSnapshot(attempt, paper, answers, attempt.elapsedSeconds);
    return {
      testAttempt: presentFigures(attempt, paper, ranking),
      detailedResults: presentDetails(paper, answers, seconds, participants.times),
      subjectPerformance: presentSubjects(score),
      difficultyPerformance: presentDifficulties(score),
      timeDistribution: distributeTime(score.subjects),
      aiInsights: drawInsights({
        questions: judgedQuestions(paper, answers, seconds),
        subjects: score.subjects,
        difficulties: score.difficulties,
        allowedSeconds: attempt.durationSeconds + attempt.allowanceMinutes * 60,
        wrongMarks: attempt.markingWrong,
        participantMeans: new Map(participants.subjects.map((mean) => [mean.subject, mean])),
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

  /** Returns the finished attempt. Grades a late one first. */
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
  answers: readonly StoredAnswer[],
  seconds: readonly number[],
): InsightQuestion[] {
  return paper.questions.map((question, index) => {
    const answer = answers[index];
    return {
      difficulty: question.difficulty,
      isAnswered: answer !== undefined && answer.selectedOption !== null,
      isCorrect: answer !== undefined && isCorrect(question, answer),
      seconds: seconds[index] ?? 0,
    };
  });
}

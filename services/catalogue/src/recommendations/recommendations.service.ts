import { isUuid } from '@abhyas/service-kit/rules';
import { Injectable } from '@nestjs/common';
import { readIds } from '../tests/tests.service.js';
import { OfferedTestsCache, type ListedTest } from './offered-tests.js';
import { ParticipantCounts } from './participant-counts.js';
import { RecommendationsCache, type Basis, type Tests } from './recommendations-cache.js';
import type { RecommendationDto } from './recommendations.dto.js';
import { RecommendationsRepository } from './recommendations.repository.js';
import * as texts from './recommendations.texts.js';
import {
  chooseRecommendations,
  type Interests,
  type Recommended,
} from './rules/choose-recommendations.js';
import { recommendationReason } from './rules/recommendation-reason.js';
import { readWeakestSubjects } from './rules/weakest-subjects.js';

const MAX_TAKEN = 1000;
const MAX_TARGETS = 10;

/** What the caller knows about the student, as query parameters. */
export interface StudentQuery {
  userId?: unknown;
  /** Ids of the tests taken, comma-separated. */
  taken?: unknown;
  /** The subject with the poorest results. */
  weakest?: unknown;
  /** The subject with the poorest results in an exam: the exam's id, a colon and the subject. */
  weakestIn?: unknown;
  /** Ids of the target exams, comma-separated. */
  targets?: unknown;
}

@Injectable()
export class RecommendationsService {
  private readonly cache = new RecommendationsCache();

  constructor(
    private readonly repository: RecommendationsRepository,
    private readonly offered: OfferedTestsCache,
    private readonly participantCounts: ParticipantCounts,
  ) {}

  async recommend({ userId, ...known }: StudentQuery): Promise<RecommendationDto[]> {
    const student = typeof userId === 'string' && isUuid(userId) ? userId : undefined;
    const [savedIds, offered, participants] = await Promise.all([
      student === undefined ? [] : this.repository.findSavedIds(student),
      this.offered.current(),
      this.participantCounts.current(),
    ]);
    const tests = { offered, participants };
    const basis = {
      taken: known.taken,
      weakest: known.weakest,
      weakestIn: known.weakestIn,
      targets: known.targets,
      saved: savedIds.join(','),
    };
    return this.cache.getOrChoose(student ?? '', { basis, tests }, () =>
      choose(basis, savedIds, tests),
    );
  }
}

function choose(
  { taken, weakest, weakestIn, targets }: Basis,
  savedIds: readonly string[],
  { offered, participants }: Tests,
): RecommendationDto[] {
  const takenIds = readIds(taken).slice(0, MAX_TAKEN);
  const examsOf = (ids: readonly string[]) => ids.flatMap((id) => offered.examOf.get(id) ?? []);
  const takenExamIds = new Set(examsOf(takenIds));
  const interests: Interests = {
    targetExamIds: new Set(readIds(targets).slice(0, MAX_TARGETS)),
    examIds: new Set([...takenExamIds, ...examsOf(savedIds)]),
    takenTestIds: new Set(takenIds),
    weakestSubjects: readWeakestSubjects(weakestIn),
    weakestSubject: typeof weakest === 'string' ? weakest : undefined,
    participants,
  };
  return chooseRecommendations(offered.listed, interests).map((chosen) => {
    const { examId } = chosen.test;
    const facts = {
      hasTakenExam: takenExamIds.has(examId),
      isMostTaken: isMostTaken(chosen.test, offered.listed.get(examId) ?? [], participants),
    };
    return { ...present(chosen.test), reason: reasonFor(chosen, interests, facts) };
  });
}

function reasonFor(
  { test, group, weakShare }: Recommended<ListedTest>,
  { weakestSubjects, weakestSubject }: Interests,
  facts: { hasTakenExam: boolean; isMostTaken: boolean },
): string {
  const ofExam = weakestSubjects.get(test.examId);
  const subject = ofExam ?? weakestSubject;
  const { examName, category } = test;
  return recommendationReason({
    ...{ examName, category, group, weakShare },
    weakest: subject === undefined ? undefined : { subject, isOfExam: ofExam !== undefined },
    ...facts,
  });
}

function isMostTaken(
  { testId }: ListedTest,
  ofExam: readonly ListedTest[],
  participants: ReadonlyMap<string, number>,
): boolean {
  const own = participants.get(testId) ?? 0;
  return own > 0 && ofExam.every((other) => (participants.get(other.testId) ?? 0) <= own);
}

function present(row: ListedTest): Omit<RecommendationDto, 'reason'> {
  const subjects = row.subjects.map(({ subject }) => subject);
  const minutes = Math.round(row.duration / 60);
  const { examId, testId, examName, examColor, category, questions, duration } = row;
  const prefix = `${examName}: `;
  return {
    examId,
    testId,
    name: row.title.startsWith(prefix) ? row.title : `${prefix}${row.title}`,
    description: texts.description(questions, minutes, subjects),
    examName,
    examColor,
    title: row.title.startsWith(prefix) ? row.title.slice(prefix.length) : row.title,
    ...{ category, questions, duration },
  };
}

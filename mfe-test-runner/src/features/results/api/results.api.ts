import { createApi } from '@abhyas/web-kit';
import type { AttemptPaths } from '@abhyas/web-kit';
import type { Results } from './results.types';

const api = createApi<AttemptPaths>();

/** The analysis of a finished attempt of the caller's own. */
export async function fetchResults(attemptId: string, signal: AbortSignal): Promise<Results> {
  const answer = await api.GET('/api/test/results/{attemptId}', {
    params: { path: { attemptId } },
    signal,
  });
  return {
    attempt: answer.testAttempt,
    questions: answer.detailedResults,
    subjects: answer.subjectPerformance.map(({ subject, ...part }) => ({ name: subject, ...part })),
    difficulties: answer.difficultyPerformance.map(({ difficulty, ...part }) => ({
      name: difficulty,
      ...part,
    })),
    timeDistribution: answer.timeDistribution,
    insights: answer.aiInsights,
  };
}

import { createApi } from '@abhyas/web-kit';
import type { AttemptPaths } from '@abhyas/web-kit';
import type { Results } from './results.types';

const api = createApi<AttemptPaths>();

/** Fetches the analysis of one of the student's own finished attempts. */
export async function fetchResults(attemptId: string, signal: AbortSignal): Promise<Results> {
  const response = await api.GET('/api/test/results/{attemptId}', {
    params: { path: { attemptId } },
    signal,
  });
  return {
    attempt: response.testAttempt,
    questions: response.detailedResults,
    subjects: response.subjectPerformance.map(({ subject, ...part }) => ({
      name: subject,
      ...part,
    })),
    difficulties: response.difficultyPerformance.map(({ difficulty, ...part }) => ({
      name: difficulty,
      ...part,
    })),
    timeDistribution: response.timeDistribution,
    insights: response.aiInsights,
  };
}

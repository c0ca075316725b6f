import { checked } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isResults } from './results-bodies';
import type { Results, ResultsResponse } from './results.types';

/** The analysis of one of the student's own finished attempts. */
export function resultsQuery(attemptId: string) {
  return queryOptions({
    queryKey: ['runner', 'results', attemptId],
    queryFn: ({ signal }) => getResults(attemptId, signal),
  });
}

export function useResults(attemptId: string) {
  return useQuery(resultsQuery(attemptId));
}

async function getResults(attemptId: string, signal: AbortSignal): Promise<Results> {
  const params = { path: { attemptId } };
  const response = await checked(
    api.GET('/api/test/results/{attemptId}', { params, signal }),
    (body): body is ResultsResponse => isResults(body) && body.testAttempt._id === attemptId,
  );
  return {
    attemptId: response.testAttempt._id,
    examId: response.testAttempt.examId,
    testId: response.testAttempt.testId,
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
    topics: response.topicPerformance,
    cohort: response.cohort,
    timeDistribution: response.timeDistribution,
    insights: response.aiInsights,
    sections: response.sectionPerformance ?? [],
    passages: response.passages ?? [],
  };
}

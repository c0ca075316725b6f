import type { ResponseOf } from '@abhyas/web-kit';

/** As the service sends them. */
export type ResultsResponse = ResponseOf<'/api/test/results/{attemptId}'>;

/** One question of a finished attempt, with its key. */
export type DetailedResult = ResultsResponse['detailedResults'][number];

/** The right answers in a part of the test: in a subject, or of a difficulty. */
export type PartPerformance = Omit<ResultsResponse['subjectPerformance'][number], 'subject'> & {
  name: string;
};

/** The right answers in a topic of a subject. */
export type TopicPerformance = ResultsResponse['topicPerformance'][number];

/** How all participants did; null while there are too few. */
export type Cohort = ResultsResponse['cohort'];

export type TimeShare = ResultsResponse['timeDistribution'][number];

export type Insight = ResultsResponse['aiInsights'][number];

/** One section of the paper. Times are seconds. */
export type SectionPerformance = NonNullable<ResultsResponse['sectionPerformance']>[number];

/** What several questions share. */
export type Passage = NonNullable<ResultsResponse['passages']>[number];

/** The figures of the whole attempt. Times are seconds. */
export type AttemptFigures = Omit<
  ResultsResponse['testAttempt'],
  '_id' | 'examId' | 'testId' | 'startTime'
>;

/** The least marks with which candidates of a category passed the real exam in a year. */
export type Cutoff = ResponseOf<'/exams/{examId}/tests/{testId}/cutoffs'>['cutoffs'][number];

export interface Results {
  readonly attemptId: string;
  readonly examId: string;
  readonly testId: string;
  readonly attempt: AttemptFigures;
  readonly questions: readonly DetailedResult[];
  readonly subjects: readonly PartPerformance[];
  readonly difficulties: readonly PartPerformance[];
  readonly topics: readonly TopicPerformance[];
  readonly cohort: Cohort;
  readonly timeDistribution: readonly TimeShare[];
  readonly insights: readonly Insight[];
  /** Empty for a paper without sections. */
  readonly sections: readonly SectionPerformance[];
  readonly passages: readonly Passage[];
}

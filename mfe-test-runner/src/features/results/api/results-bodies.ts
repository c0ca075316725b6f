import type { ResponseOf } from '@abhyas/web-kit';
import {
  isCount,
  isFlag,
  isInstant,
  isNumber,
  isText,
  listOf,
  nullable,
  oneOf,
  optional,
  shape,
} from '@abhyas/web-kit/body-checks';
import { isFigure, isPassage, questionContent } from '../../../shared/rules/bodies';
import type {
  Cohort,
  Cutoff,
  DetailedResult,
  Insight,
  ResultsResponse,
  SectionPerformance,
  TimeShare,
  TopicPerformance,
} from './results.types';

/** Checks of the responses that the results show. */

const isAttempt = shape<ResultsResponse['testAttempt']>({
  _id: isText,
  examId: isText,
  examName: isText,
  testId: isText,
  title: isText,
  category: isText,
  score: isNumber,
  totalQuestions: isCount,
  correctAnswers: isCount,
  answered: isCount,
  accuracy: isNumber,
  timeSpent: isNumber,
  timeAllowed: isNumber,
  startTime: isInstant,
  finishedAt: isInstant,
  state: oneOf('submitted', 'expired'),
  rank: isNumber,
  takers: isCount,
  percentile: isNumber,
  ranked: isFlag,
  minParticipants: isCount,
  rankedAt: isInstant,
  isRetake: isFlag,
  marks: isNumber,
  maxMarks: isNumber,
});

const isDetailedResult = shape<DetailedResult>({
  ...questionContent,
  questionId: isText,
  isCorrect: isFlag,
  topic: isText,
  difficulty: isText,
  selectedOption: nullable(isCount),
  correctAnswer: isNumber,
  selectedOptions: optional(listOf(isCount)),
  correctOptions: optional(listOf(isCount)),
  value: optional(isText),
  acceptedValues: optional(
    listOf(
      shape<NonNullable<DetailedResult['acceptedValues']>[number]>({ from: isText, to: isText }),
    ),
  ),
  section: optional(isCount),
  outcome: oneOf('right', 'partly_right', 'wrong', 'unanswered', 'not_counted', 'bonus', 'dropped'),
  marks: isNumber,
  maxMarks: isNumber,
  explanation: nullable(isText),
  explanationFigures: optional(listOf(isFigure)),
  timeSpent: isNumber,
  takersMeanTime: nullable(isNumber),
  marked: isFlag,
});

const isCohort = nullable(
  shape<NonNullable<Cohort>>({
    participants: isCount,
    meanMarks: isNumber,
    topTenthMarks: isNumber,
    ownMarks: isNumber,
    distribution: listOf(
      shape<NonNullable<Cohort>['distribution'][number]>({
        from: nullable(isNumber),
        to: isNumber,
        participants: isCount,
        own: isFlag,
      }),
    ),
  }),
);

const isInsight = shape<Insight>({
  icon: isText,
  title: isText,
  content: isText,
  link: nullable(
    shape<NonNullable<Insight['link']>>({ examId: isText, testId: isText, label: isText }),
  ),
});

const performance = { correct: isCount, total: isCount, percentage: isNumber };

export const isResults = shape<ResultsResponse>({
  testAttempt: isAttempt,
  detailedResults: listOf(isDetailedResult),
  subjectPerformance: listOf(
    shape<ResultsResponse['subjectPerformance'][number]>({ ...performance, subject: isText }),
  ),
  difficultyPerformance: listOf(
    shape<ResultsResponse['difficultyPerformance'][number]>({ ...performance, difficulty: isText }),
  ),
  topicPerformance: listOf(
    shape<TopicPerformance>({ ...performance, subject: isText, topic: isText, answered: isCount }),
  ),
  timeDistribution: listOf(shape<TimeShare>({ name: isText, value: isNumber })),
  aiInsights: listOf(isInsight),
  cohort: isCohort,
  sectionPerformance: optional(
    listOf(
      shape<SectionPerformance>({
        name: isText,
        total: isCount,
        answered: isCount,
        correct: isCount,
        partlyCorrect: isCount,
        marks: isNumber,
        negativeMarks: isNumber,
        maxMarks: isNumber,
        timeSpent: isNumber,
        timeAllowed: nullable(isNumber),
      }),
    ),
  ),
  passages: optional(listOf(isPassage)),
});

type CutoffsResponse = ResponseOf<'/exams/{examId}/tests/{testId}/cutoffs'>;

export const isCutoffs = shape<CutoffsResponse>({
  cutoffs: listOf(
    shape<Cutoff>({
      stage: isText,
      year: isNumber,
      category: isText,
      marks: isNumber,
      maxMarks: isNumber,
      source: shape<Cutoff['source']>({ title: isText, url: nullable(isText) }),
    }),
  ),
});

/** Generated from the service's openapi.json by `npm run contracts`. */

export interface paths {
  '/api/user/achievements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listAchievements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tests/{testId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['showTest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tests/{testId}/start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['startTest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tests/{id}/progress': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['saveProgress'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tests/{id}/submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['submitTest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/open-attempts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listOpenAttempts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/test-history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listTestHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/attempted-tests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listOwn'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/performance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['showPerformance'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/bookmarks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listBookmarks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/bookmarks/of-attempt/{attemptId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listOfAttempt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/bookmarks/{questionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['saveBookmark'];
    post?: never;
    delete: operations['removeBookmark'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/question-reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listReports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/question-reports/{questionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['saveReport'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/test/results/{attemptId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['showResults'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tests/{id}/results': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['showTestResults'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/test/browser-reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['takeReports'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    ErrorBody: {
      /** @enum {boolean} */
      success: false;
      /** @description A sentence for people */
      message: string;
      /** @description The same sentence */
      error: string;
      /** @description Stable, for programs */
      code: string;
      requestId: string;
      /** @description A sentence per input field */
      fields?: {
        [key: string]: string;
      };
    };
    AchievementDto: {
      id: string;
      /** @description An emoji */
      icon: string;
      title: string;
      description: string;
      unlocked: boolean;
      /** Format: date-time */
      date: string | null;
    };
    MarkingSchemeDto: {
      /**
       * @description Marks for a right answer, an exact fraction
       * @example 1
       */
      correct: string;
      /**
       * @description Marks for a wrong answer, an exact fraction
       * @example -1/3
       */
      wrong: string;
    };
    TableDto: {
      /** @description Names of the columns; empty for none */
      head: string[];
      rows: string[][];
    };
    FigureDto: {
      /** @description Served at `/figures/{id}`, immutable: a digest of the picture */
      id: string;
      /** @description What the picture shows, in words; null if its author gave none */
      alt: string | null;
      /** @description CSS pixels */
      width: number;
      /** @description CSS pixels */
      height: number;
    };
    MarkingDto: {
      /**
       * @description Marks for a right answer, an exact fraction
       * @example 4
       */
      correct: string;
      /**
       * @description Marks for a wrong answer, an exact fraction
       * @example -1/3
       */
      wrong: string;
      /** @description Marks without an answer, an exact fraction; absent: 0 */
      unanswered?: string;
      /**
       * @description Of several right options: marks for 1, 2, … chosen ones, if none is wrong and some are missing; absent: all or nothing
       * @example [
       *       "1",
       *       "2",
       *       "3"
       *     ]
       */
      partial?: string[];
    };
    QuestionDto: {
      /**
       * @description Absent: `single`
       * @enum {string}
       */
      kind?: 'single' | 'multiple' | 'numeric';
      /** @description Of a numeric question: the unit beside the field */
      unit?: string;
      /** @description Below the text */
      table?: components['schemas']['TableDto'];
      /** @description Below text and table */
      figures?: components['schemas']['FigureDto'][];
      /** @description The picture of each option, null where an option is a text alone */
      optionFigures?: (components['schemas']['FigureDto'] | null)[];
      /** @description The id of its passage in `passages` */
      passage?: string;
      _id: string;
      question: string;
      /** @description Two to eight; none for a numeric question. Empty texts where options are pictures */
      options: string[];
      subject: string;
      /** @description Where it differs from that of the section or test */
      marking?: components['schemas']['MarkingDto'];
    };
    ChoiceDto: {
      /** @description How many answers count */
      questions: number;
      /**
       * @description Which answers count if there are more: the first by question number, or the best
       * @enum {string}
       */
      counted: 'first' | 'best';
    };
    SectionDto: {
      name: string;
      instructions: string | null;
      /** @description It has the next so many questions of the paper */
      questions: number;
      /** @description Of a locked section: the time of its own; null where the whole paper has one clock */
      seconds: number | null;
      marking: components['schemas']['MarkingDto'];
      choose: components['schemas']['ChoiceDto'] | null;
    };
    PassageDto: {
      id: string;
      title: string | null;
      text: string;
      table?: components['schemas']['TableDto'];
      figures?: components['schemas']['FigureDto'][];
    };
    ButtonWordsDto: {
      /** @example Save & Next */
      next: string;
      /** @example Previous */
      previous: string;
      /** @example Mark for Review & Next */
      mark: string;
      /**
       * @description Null where an answer cannot be cleared
       * @example Clear Response
       */
      clear: string | null;
      /** @example Submit */
      submit: string;
    };
    LegendWordsDto: {
      /** @example Answered */
      answered: string;
      /** @example Not Answered */
      visited: string;
      /** @example Not Visited */
      notVisited: string;
      /** @example Marked for Review */
      marked: string;
      /** @example Answered & Marked for Review */
      answeredAndMarked: string;
    };
    ExamProfileDto: {
      /** @example jee-main */
      id: string;
      /** @description The year of the exam whose pattern it follows */
      year: number;
      buttons: components['schemas']['ButtonWordsDto'];
      legend: components['schemas']['LegendWordsDto'];
      /** @description Whether the button that marks a question also goes to the next one */
      marksAndMoves: boolean;
      /** @enum {string|null} */
      calculator: 'scientific' | null;
      /** @description Whether numbers are typed on a keypad on the screen */
      keypad: boolean;
      /** @description Sentences for the page before the start */
      instructions: string[];
    };
    OpenAttemptClockDto: {
      attemptId: string;
      /** Format: date-time */
      deadline: string;
      /** @description By the server, when it responded */
      remainingSeconds: number;
    };
    TestDto: {
      _id: string;
      title: string;
      examId: string;
      examName: string;
      category: string;
      /** @description Seconds */
      duration: number;
      /**
       * @description Minutes that the student has beyond the duration
       * @example 0
       */
      allowanceMinutes: number;
      markingScheme: components['schemas']['MarkingSchemeDto'];
      /** @description Number of questions, present even if `questions` is empty */
      questionCount: number;
      /** @description Empty for a live test that the student has not started */
      questions: components['schemas']['QuestionDto'][];
      /** @description In order, together all questions; absent for a paper without sections */
      sections?: components['schemas']['SectionDto'][];
      /** @description What questions share */
      passages?: components['schemas']['PassageDto'][];
      profile?: components['schemas']['ExamProfileDto'];
      /** @description With `GET /tests/{testId}`: the running attempt of the caller, null without one */
      openAttempt?: components['schemas']['OpenAttemptClockDto'] | null;
    };
    StartQueuedDto: {
      /** @enum {boolean} */
      success: false;
      /** @description A sentence for people */
      message: string;
      /** @description The same sentence */
      error: string;
      /** @description Stable, for programs */
      code: string;
      requestId: string;
      /** @description A sentence per input field */
      fields?: {
        [key: string]: string;
      };
      /** @description With `start_queued`: seconds until the student’s turn, as in `Retry-After` */
      waitSeconds?: number;
    };
    ResponseDto: {
      questionId: string;
      selectedOption: number | null;
      /** @description Chosen options of a question with several right ones, ascending */
      selectedOptions?: number[];
      /**
       * @description Answer of a numeric question, an exact decimal
       * @example -1.5
       */
      value?: string;
      /** @description Present if the student took the answer back */
      cleared?: boolean;
      /** @description Seconds */
      timeSpent: number;
      marked: boolean;
      visited: boolean;
      /** @description Milliseconds since the start */
      changedAt: number;
    };
    StartedAttemptDto: {
      attemptId: string;
      /** @description True if an open attempt was resumed */
      resumed: boolean;
      revision: number;
      /** Format: date-time */
      startedAt: string;
      /** Format: date-time */
      deadline: string;
      remainingSeconds: number;
      /** @description Of locked sections: whole seconds until the end of each, 0 once it is over; absent where the paper has one clock */
      sectionRemainingSeconds?: number[];
      currentQuestionIndex: number;
      /** @description Answers to the questions visited so far */
      responses: components['schemas']['ResponseDto'][];
      test: components['schemas']['TestDto'];
    };
    ProgressDto: {
      responses: components['schemas']['IncomingResponseDto'][];
      currentQuestionIndex: number;
      /** @description Seconds since the start */
      timeSpent: number;
      /** @description Must be greater than the stored one; absent, the save counts as the next */
      revision?: number;
    };
    IncomingResponseDto: {
      questionId: string;
      /** @description Absent or null leaves a saved answer as it is */
      selectedOption?: number | null;
      /** @description For a question with several right options; absent, null or empty as null above */
      selectedOptions?: number[] | null;
      /** @description For a numeric question; absent, null or empty as null above */
      value?: string | null;
      /** @description True takes an answer back; merged by `changedAt` as an answer is */
      cleared?: boolean;
      /** @description Seconds on the question so far */
      timeSpent?: number;
      marked?: boolean;
      visited?: boolean;
      /** @description Milliseconds since the start; of two answers the later one wins */
      changedAt?: number;
    };
    RefusedResponseDto: {
      questionId: string;
      /** @enum {string} */
      code: 'section_closed' | 'section_not_open';
    };
    ProgressSavedDto: {
      /** @enum {boolean} */
      success: true;
      revision: number;
      remainingSeconds: number;
      /** @description Of locked sections: whole seconds until the end of each, 0 once it is over; absent where the paper has one clock */
      sectionRemainingSeconds?: number[];
      /** Format: date-time */
      savedAt: string;
      /** @description Changed answers that were not taken; the others are saved */
      refused?: components['schemas']['RefusedResponseDto'][];
    };
    CurrentProgressDto: {
      revision: number;
      responses: components['schemas']['ResponseDto'][];
      currentQuestionIndex: number;
      remainingSeconds: number;
      /** @description Of locked sections: whole seconds until the end of each, 0 once it is over; absent where the paper has one clock */
      sectionRemainingSeconds?: number[];
    };
    ProgressConflictDto: {
      /** @enum {boolean} */
      success: false;
      /** @description A sentence for people */
      message: string;
      /** @description The same sentence */
      error: string;
      /** @description Stable, for programs */
      code: string;
      requestId: string;
      /** @description A sentence per input field */
      fields?: {
        [key: string]: string;
      };
      current?: components['schemas']['CurrentProgressDto'];
      /** @enum {string} */
      state?: 'in_progress' | 'submitted' | 'expired';
      /** @description Present with `state`: true if an answer of this save was not graded */
      answersMissed?: boolean;
    };
    SubmitDto: {
      responses?: components['schemas']['IncomingResponseDto'][];
    };
    SubmittedDto: {
      /** @enum {boolean} */
      success: true;
      attemptId: string;
      /** @enum {string} */
      state: 'in_progress' | 'submitted' | 'expired';
      /** Format: date-time */
      finishedAt: string;
      /** @description True if an answer of this submit was not graded, because the attempt had already ended */
      answersMissed: boolean;
    };
    OpenAttemptDto: {
      attemptId: string;
      /** Format: date-time */
      deadline: string;
      /** @description By the server, when it responded */
      remainingSeconds: number;
      examId: string;
      examName: string;
      testId: string;
      title: string;
      category: string;
      /** Format: date-time */
      startedAt: string;
      /** @description Questions with a saved answer */
      answered: number;
      /** @description Questions of the test */
      questions: number;
    };
    HistoryExamDto: {
      _id: string;
      name: string;
    };
    HistoryTestDto: {
      _id: string;
      title: string;
      category: string;
    };
    HistoryAttemptDto: {
      _id: string;
      examId: components['schemas']['HistoryExamDto'];
      testId: components['schemas']['HistoryTestDto'];
      /** Format: date-time */
      startTime: string;
      /** @description Percent, two decimals */
      score: number;
      /** @description Two decimals; absent if marks are the same as right answers out of all questions */
      marks?: number;
      /** @description Maximum marks; present with `marks` */
      maxMarks?: number;
      /** @description Seconds */
      timeSpent: number;
      /** @description Percent, two decimals */
      accuracy: number;
      percentile: number;
      /** @description Students with a finished attempt of the test */
      participants: number;
      /** @description Whether the percentile says anything: there are enough participants, and marks above zero */
      ranked: boolean;
      /** @enum {string} */
      state: 'submitted' | 'expired';
      /**
       * Format: date-time
       * @description Present while marks and solutions of a live test are not public: they come after this, and all figures of the marks are 0
       */
      solutionsFrom?: string;
    };
    TestHistoryDto: {
      testAttempts: components['schemas']['HistoryAttemptDto'][];
      currentPage: number;
      totalPages: number;
      /** @description Attempts that pass the filters */
      totalTests: number;
      /** @description The exams of all finished attempts, by name, whatever the filters */
      exams: components['schemas']['HistoryExamDto'][];
    };
    OwnAttemptedTestDto: {
      testId: string;
      /** @description Finished attempts */
      attempts: number;
      /** @description Whether an attempt is running */
      open: boolean;
      /** @description The attempt that finished last */
      lastAttemptId: string | null;
      /** @description Percent, two decimals */
      lastScore: number | null;
      /** @description Percent, two decimals */
      bestScore: number | null;
      /** Format: date-time */
      finishedAt: string | null;
      /**
       * Format: date-time
       * @description Present while marks and solutions of a live test are not public: they come after this
       */
      solutionsFrom?: string;
    };
    OverallPerformanceDto: {
      /** @description Mean of the percentiles over tests */
      percentile: number;
      /** @description Percent of the answered questions that are right */
      accuracy: number;
      /** @description Questions answered a minute; without attempts that ended within ten seconds a question */
      speed: number;
      rank: number | null;
      /** @description Number of students with a finished test; the rank is among them */
      students: number;
      /** @description Whether percentile and rank say anything: enough finished tests, each with enough participants */
      ranked: boolean;
      /** @description Different tests with a finished attempt */
      testsFinished: number;
      /** @description With fewer finished tests nobody is ranked */
      minTests: number;
      /** @description Tests with fewer participants say nothing about a rank */
      minParticipants: number;
    };
    SubjectScoreDto: {
      name: string;
      /** @description Percent of the questions that are right; by the share of the marks, at least 0, where a test has a scheme */
      score: number;
      /** @description True if a test with a scheme is in it; absent if not */
      byMarks?: boolean;
      /** @description Mean of the percentiles in this subject over tests */
      percentile: number;
      /** @description Rank by the percentile in this subject */
      rank: number | null;
      /** @description Number of students with a finished test in this subject; the rank is among them */
      students: number;
      /** @description Whether percentile and rank say anything */
      ranked: boolean;
    };
    ExamPerformanceDto: {
      examId: string;
      name: string;
      /** @description Finished tests of the exam */
      tests: number;
      /** @description Those of them with enough participants */
      comparedTests: number;
      /** @description Mean of the percentiles over the compared tests; null if not ranked */
      percentile: number | null;
      /** @description By it; null if not ranked */
      rank: number | null;
      /** @description Students with enough compared tests of the exam */
      students: number;
      /** @description Whether percentile and rank say anything */
      ranked: boolean;
    };
    TopicScoreDto: {
      subject: string;
      topic: string;
      correct: number;
      total: number;
      /** @description Percent of all its questions that are right, two decimals */
      score: number;
      /** @description Points from the earlier half of its questions to the later one; null while there are too few */
      change: number | null;
    };
    MonthScoreDto: {
      /** @example Nov 2026 */
      month: string;
      /** @description Mean of the percentages of the marks, each at least 0; without a scheme of the scores */
      score: number;
      /** @description True if that differs from the mean of the scores; absent if not */
      byMarks?: boolean;
    };
    PerformanceDto: {
      /** @description Finished live tests whose marks are not public yet, and in no figure; absent: none */
      awaitingMarks?: number;
      overall: components['schemas']['OverallPerformanceDto'];
      subjects: components['schemas']['SubjectScoreDto'][];
      /** @description Most finished tests first */
      exams: components['schemas']['ExamPerformanceDto'][];
      /** @description Over the latest finished attempts, weakest first */
      topics: components['schemas']['TopicScoreDto'][];
      improvement: components['schemas']['MonthScoreDto'][];
    };
    AcceptedValueDto: {
      /** @example 9.79 */
      from: string;
      /** @example 9.82 */
      to: string;
    };
    Bookmark: {
      /**
       * @description Absent: `single`
       * @enum {string}
       */
      kind?: 'single' | 'multiple' | 'numeric';
      /** @description Of a numeric question: the unit beside the field */
      unit?: string;
      /** @description Below the text */
      table?: components['schemas']['TableDto'];
      /** @description Below text and table */
      figures?: components['schemas']['FigureDto'][];
      /** @description The picture of each option, null where an option is a text alone */
      optionFigures?: (components['schemas']['FigureDto'] | null)[];
      /** @description The id of its passage in `passages` */
      passage?: string;
      questionId: string;
      /** @description The attempt in which the question was seen */
      attemptId: string;
      testId: string;
      testTitle: string;
      examId: string;
      examName: string;
      /** @description Its number in that test, from 1 */
      number: number;
      question: string;
      options: string[];
      /** @description The passage itself, if it has one */
      passageContent?: components['schemas']['PassageDto'];
      /** @description The index of the right option; −1 where not exactly one option is right */
      correctAnswer: number;
      /** @description All right options, of several right ones */
      correctOptions?: number[];
      /** @description Of a numeric question */
      acceptedValues?: components['schemas']['AcceptedValueDto'][];
      explanation: string | null;
      /**
       * Format: date-time
       * @description Present while the solution is not public, which then comes after this: the test opened again
       */
      solutionsFrom?: string;
      /** @description Below the explanation */
      explanationFigures?: components['schemas']['FigureDto'][];
      subject: string;
      topic: string;
      difficulty: string;
      /** @description Empty without one */
      note: string;
      /** Format: date-time */
      bookmarkedAt: string;
    };
    BookmarkExam: {
      _id: string;
      name: string;
    };
    BookmarksPage: {
      /** @description The latest first */
      bookmarks: components['schemas']['Bookmark'][];
      currentPage: number;
      totalPages: number;
      /** @description Bookmarks that match the filters */
      matches: number;
      /** @description All bookmarks of the student */
      total: number;
      /** @description Exams of all bookmarks */
      exams: components['schemas']['BookmarkExam'][];
      /** @description Subjects in the chosen exam */
      subjects: string[];
      /** @description Topics in the chosen exam and subject */
      topics: string[];
    };
    BookmarkedQuestions: {
      questionIds: string[];
    };
    BookmarkBody: {
      /**
       * Format: uuid
       * @description A finished attempt of the caller with this question
       */
      attemptId: string;
      /** @description The student’s own note; without it, an earlier note stays */
      note?: string;
    };
    BookmarkRemoval: {
      /** @enum {boolean} */
      success: true;
    };
    QuestionReport: {
      id: string;
      questionId: string;
      /** @description The attempt in which the question was seen */
      attemptId: string;
      testId: string;
      testTitle: string;
      examId: string;
      examName: string;
      /** @description Its number in that test, from 1 */
      number: number;
      /** @enum {string} */
      reason:
        | 'wrong-answer'
        | 'unclear'
        | 'typing-error'
        | 'wrong-explanation'
        | 'outside-syllabus'
        | 'other';
      text: string;
      /** Format: date-time */
      reportedAt: string;
      /**
       * @description Null until it is settled
       * @enum {string|null}
       */
      outcome: 'corrected' | 'no-error' | 'withdrawn' | null;
      /** @description What the office adds */
      note: string | null;
      /** Format: date-time */
      settledAt: string | null;
    };
    QuestionReports: {
      /** @description The latest change first, at most 100 */
      reports: components['schemas']['QuestionReport'][];
    };
    QuestionReportBody: {
      /**
       * Format: uuid
       * @description A finished attempt of the caller with this question
       */
      attemptId: string;
      /** @enum {string} */
      reason:
        | 'wrong-answer'
        | 'unclear'
        | 'typing-error'
        | 'wrong-explanation'
        | 'outside-syllabus'
        | 'other';
      /** @default  */
      text: string;
    };
    AttemptFiguresDto: {
      _id: string;
      examId: string;
      examName: string;
      testId: string;
      title: string;
      /**
       * @description Of the test
       * @example full
       */
      category: string;
      /** @description Percent of all questions that are right, two decimals */
      score: number;
      totalQuestions: number;
      correctAnswers: number;
      answered: number;
      /** @description Percent of the answered questions that are right, two decimals */
      accuracy: number;
      /** @description Seconds, by the server */
      timeSpent: number;
      /** @description Seconds: the duration of the test, and what the student had beyond it */
      timeAllowed: number;
      /** Format: date-time */
      startTime: string;
      /** Format: date-time */
      finishedAt: string;
      /** @enum {string} */
      state: 'submitted' | 'expired';
      rank: number;
      takers: number;
      percentile: number;
      /** @description Whether rank and percentile say anything: there are enough participants, and marks above zero */
      ranked: boolean;
      /** @description With fewer participants nobody is ranked */
      minParticipants: number;
      /**
       * Format: date-time
       * @description When rank and percentile were computed
       */
      rankedAt: string;
      /** @description True if an earlier attempt counts in the ranking; rank and percentile are then what this attempt would have */
      isRetake: boolean;
      marks: number;
      maxMarks: number;
    };
    DetailedResultDto: {
      /**
       * @description Absent: `single`
       * @enum {string}
       */
      kind?: 'single' | 'multiple' | 'numeric';
      /** @description Of a numeric question: the unit beside the field */
      unit?: string;
      /** @description Below the text */
      table?: components['schemas']['TableDto'];
      /** @description Below text and table */
      figures?: components['schemas']['FigureDto'][];
      /** @description The picture of each option, null where an option is a text alone */
      optionFigures?: (components['schemas']['FigureDto'] | null)[];
      /** @description The id of its passage in `passages` */
      passage?: string;
      questionId: string;
      /** @description Whether it has the full marks: fully right, or a bonus question */
      isCorrect: boolean;
      question: string;
      subject: string;
      topic: string;
      difficulty: string;
      options: string[];
      selectedOption: number | null;
      /** @description Index of the right option; −1 where not exactly one option is right */
      correctAnswer: number;
      /** @description Chosen options, of several right ones */
      selectedOptions?: number[];
      /** @description All right options, of several right ones */
      correctOptions?: number[];
      /** @description The number that the student entered, an exact decimal */
      value?: string;
      acceptedValues?: components['schemas']['AcceptedValueDto'][];
      /** @description Index of its section in `sectionPerformance` */
      section?: number;
      /** @enum {string} */
      outcome:
        | 'right'
        | 'partly_right'
        | 'wrong'
        | 'unanswered'
        | 'not_counted'
        | 'bonus'
        | 'dropped';
      /** @description Two decimals; 0 where it does not count */
      marks: number;
      /** @description Marks for a right answer, two decimals; 0 where it does not count */
      maxMarks: number;
      explanation: string | null;
      /** @description Below the explanation */
      explanationFigures?: components['schemas']['FigureDto'][];
      /** @description Seconds */
      timeSpent: number;
      /** @description Mean seconds of the first attempts of all participants who spent time on it, one decimal; null if none did */
      takersMeanTime: number | null;
      marked: boolean;
    };
    SubjectPerformanceDto: {
      subject: string;
      correct: number;
      total: number;
      /** @description Two decimals */
      percentage: number;
    };
    DifficultyPerformanceDto: {
      difficulty: string;
      correct: number;
      total: number;
      /** @description Two decimals */
      percentage: number;
    };
    TopicPerformanceDto: {
      subject: string;
      topic: string;
      correct: number;
      total: number;
      answered: number;
      /** @description Percent of all its questions that are right, two decimals */
      percentage: number;
    };
    TimeShareDto: {
      name: string;
      /** @description Whole percent; all shares together are 100 */
      value: number;
    };
    InsightLinkDto: {
      examId: string;
      testId: string;
      /** @description The title of the test */
      label: string;
    };
    InsightDto: {
      icon: string;
      title: string;
      content: string;
      /** @description The test of the same exam to take next, which the student has not taken */
      link: components['schemas']['InsightLinkDto'] | null;
    };
    MarksRangeDto: {
      /** @description Percent of the maximum marks; null for all marks below zero */
      from: number | null;
      /** @description Percent of the maximum marks; only the last range includes it */
      to: number;
      participants: number;
      /** @description Whether the marks of this attempt are in the range */
      own: boolean;
    };
    CohortDto: {
      /** @description Students; the first attempt of each counts */
      participants: number;
      /** @description Mean marks in percent of the maximum, two decimals */
      meanMarks: number;
      /** @description The least marks of the best tenth in percent of the maximum, two decimals */
      topTenthMarks: number;
      /** @description Marks of this attempt in percent of the maximum, two decimals */
      ownMarks: number;
      distribution: components['schemas']['MarksRangeDto'][];
    };
    SectionPerformanceDto: {
      name: string;
      /** @description Questions that count */
      total: number;
      answered: number;
      correct: number;
      /** @description Answers with a part of the marks */
      partlyCorrect: number;
      /** @description Two decimals */
      marks: number;
      /** @description Marks lost by wrong answers, zero or less, two decimals */
      negativeMarks: number;
      /** @description Two decimals */
      maxMarks: number;
      /** @description Seconds that the student spent on its questions */
      timeSpent: number;
      /** @description Seconds of a locked section, and what the student had beyond them */
      timeAllowed: number | null;
    };
    ResultsDto: {
      testAttempt: components['schemas']['AttemptFiguresDto'];
      /** @description Every question, in the order of the paper */
      detailedResults: components['schemas']['DetailedResultDto'][];
      subjectPerformance: components['schemas']['SubjectPerformanceDto'][];
      difficultyPerformance: components['schemas']['DifficultyPerformanceDto'][];
      /** @description In the order of the paper */
      topicPerformance: components['schemas']['TopicPerformanceDto'][];
      timeDistribution: components['schemas']['TimeShareDto'][];
      aiInsights: components['schemas']['InsightDto'][];
      /** @description How all participants did; null while there are too few */
      cohort: components['schemas']['CohortDto'] | null;
      /** @description Of a paper with sections, in order */
      sectionPerformance?: components['schemas']['SectionPerformanceDto'][];
      /** @description What questions share */
      passages?: components['schemas']['PassageDto'][];
    };
    PendingAttemptDto: {
      attemptId: string;
      examId: string;
      examName: string;
      testId: string;
      title: string;
      /** @enum {string} */
      state: 'submitted' | 'expired';
      /** Format: date-time */
      finishedAt: string;
      /** @description Questions with an answer */
      answered: number;
      totalQuestions: number;
      /** @description Seconds, by the server */
      timeSpent: number;
    };
    SolutionsNotPublicDto: {
      /** @enum {boolean} */
      success: false;
      /** @description A sentence for people */
      message: string;
      /** @description The same sentence */
      error: string;
      /** @description Stable, for programs */
      code: string;
      requestId: string;
      /** @description A sentence per input field */
      fields?: {
        [key: string]: string;
      };
      /**
       * Format: date-time
       * @description The earliest moment: then nobody can start any more, but some may still take it
       */
      solutionsFrom?: string;
      attempt?: components['schemas']['PendingAttemptDto'];
    };
    BrowserReportDto: {
      /** @enum {string} */
      kind: 'error' | 'unhandled_rejection' | 'save_failed' | 'remote_failed';
      /** @description The app it comes from, as in /remotes.json, or "shell" */
      remote: string;
      /** @description The version of that app; empty if the app did not load */
      version: string;
      message: string;
      /** @description The path of the page, ids left out */
      page: string;
      /** @description How often it happened */
      count: number;
    };
    BrowserReportsDto: {
      reports: components['schemas']['BrowserReportDto'][];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listAchievements: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AchievementDto'][];
        };
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  showTest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        testId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TestDto'];
        };
      };
      /** @description Others open it first */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StartQueuedDto'];
        };
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  startTest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        testId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The open attempt continues */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StartedAttemptDto'];
        };
      };
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StartedAttemptDto'];
        };
      };
      /** @description Others start first */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StartQueuedDto'];
        };
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  saveProgress: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProgressDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProgressSavedDto'];
        };
      };
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProgressConflictDto'];
        };
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  submitTest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['SubmitDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubmittedDto'];
        };
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  listOpenAttempts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenAttemptDto'][];
        };
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  listTestHistory: {
    parameters: {
      query?: {
        page?: number;
        /** @description Words that the names of test and exam contain */
        q?: string;
        examId?: string;
        /** @description The first day, in India’s time */
        from?: string;
        /** @description The last day, in India’s time */
        to?: string;
        /** @description With `-` the largest or newest first; the score is the share of the marks if there are `marks` */
        sort?:
          | '-date'
          | 'date'
          | '-score'
          | 'score'
          | '-accuracy'
          | 'accuracy'
          | '-duration'
          | 'duration';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TestHistoryDto'];
        };
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  listOwn: {
    parameters: {
      query: {
        examId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnAttemptedTestDto'][];
        };
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  showPerformance: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PerformanceDto'];
        };
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  listBookmarks: {
    parameters: {
      query?: {
        page?: number;
        /** @description Only questions of this exam */
        examId?: string;
        /** @description Only questions of this subject */
        subject?: string;
        /** @description Only questions of this topic */
        topic?: string;
        /** @description Words that must all occur in the question, its options, table or passage, its names or the note */
        q?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookmarksPage'];
        };
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  listOfAttempt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        attemptId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookmarkedQuestions'];
        };
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  saveBookmark: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BookmarkBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Bookmark'];
        };
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  removeBookmark: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookmarkRemoval'];
        };
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  listReports: {
    parameters: {
      query?: {
        /** @description Only reports of questions of this finished attempt */
        attemptId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuestionReports'];
        };
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  saveReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuestionReportBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuestionReport'];
        };
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  showResults: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        attemptId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResultsDto'];
        };
      };
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SolutionsNotPublicDto'];
        };
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  showTestResults: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResultsDto'];
        };
      };
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SolutionsNotPublicDto'];
        };
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  takeReports: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BrowserReportsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Failed */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
}

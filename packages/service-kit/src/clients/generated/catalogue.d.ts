/** Generated from the service's internal.openapi.json by `npm run contracts`. */

export interface paths {
  '/internal/exams': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listExams'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/exams/{examId}/tests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/tests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['findTests'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/papers/{testId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['current'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/papers/{testId}/versions/{version}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ofVersion'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/live-tests/{testId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['findWindow'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/live-tests/{testId}/registrations/{userId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['findRegistration'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/recommendations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['recommend'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/facts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/users/data': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['collect'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/users/erase': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['erase'];
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
    ExamReference: {
      _id: string;
      name: string;
    };
    SubjectShareDto: {
      subject: string;
      questions: number;
    };
    ListedTestDto: {
      testId: string;
      title: string;
      category: string;
      /** @description The subject or topic that its series is about; empty for mixed sets */
      group: string;
      subjects: components['schemas']['SubjectShareDto'][];
    };
    PaperExamDto: {
      _id: string;
      name: string;
    };
    PaperMarkingDto: {
      /**
       * @description An exact fraction
       * @example 1
       */
      correct: string;
      /**
       * @description An exact fraction
       * @example -1/3
       */
      wrong: string;
    };
    PaperSectionMarkingDto: {
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
    PaperChoiceDto: {
      /** @description How many answers count */
      questions: number;
      /**
       * @description Which answers count if there are more: the first by question number, or the best
       * @enum {string}
       */
      counted: 'first' | 'best';
    };
    PaperSectionDto: {
      name: string;
      instructions: string | null;
      /** @description It has the next so many questions of the paper */
      questions: number;
      /** @description Of a locked section: the time of its own; null where the whole paper has one clock */
      seconds: number | null;
      marking: components['schemas']['PaperSectionMarkingDto'];
      choose: components['schemas']['PaperChoiceDto'] | null;
    };
    PaperTableDto: {
      /** @description Names of the columns; empty for none */
      head: string[];
      rows: string[][];
    };
    PaperFigureDto: {
      /** @description Served at `/figures/{id}`, immutable: a digest of the picture */
      id: string;
      /** @description What the picture shows, in words; null if its author gave none */
      alt: string | null;
      /** @description CSS pixels */
      width: number;
      /** @description CSS pixels */
      height: number;
    };
    PaperPassageDto: {
      id: string;
      title: string | null;
      text: string;
      table?: components['schemas']['PaperTableDto'];
      figures?: components['schemas']['PaperFigureDto'][];
    };
    PaperButtonWordsDto: {
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
    PaperLegendWordsDto: {
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
    PaperProfileDto: {
      /** @example jee-main */
      id: string;
      /** @description The year of the exam whose pattern it follows */
      year: number;
      buttons: components['schemas']['PaperButtonWordsDto'];
      legend: components['schemas']['PaperLegendWordsDto'];
      /** @description Whether the button that marks a question also goes to the next one */
      marksAndMoves: boolean;
      /** @enum {string|null} */
      calculator: 'scientific' | null;
      /** @description Whether numbers are typed on a keypad on the screen */
      keypad: boolean;
      /** @description Sentences for the page before the start */
      instructions: string[];
    };
    AcceptedRangeDto: {
      /** @example 9.79 */
      from: string;
      /** @example 9.82 */
      to: string;
    };
    SnapshotQuestionDto: {
      id: string;
      version: number;
      question: string;
      /** @description None for a numeric question */
      options: string[];
      /** @description Index of the right option; −1 where the kind is not `single` */
      correct: number;
      /**
       * @description Absent: `single`
       * @enum {string}
       */
      kind?: 'single' | 'multiple' | 'numeric';
      /** @description Of `multiple`: the right options, ascending */
      correctOptions?: number[];
      /** @description Of `numeric` */
      accepted?: components['schemas']['AcceptedRangeDto'][];
      /** @description Of `numeric`: the unit beside the field */
      unit?: string;
      table?: components['schemas']['PaperTableDto'];
      figures?: components['schemas']['PaperFigureDto'][];
      /** @description One for each option, null where it is a text alone */
      optionFigures?: (components['schemas']['PaperFigureDto'] | null)[];
      /** @description The id of its passage in `passages` */
      passage?: string;
      /** @description Where it differs from that of the section */
      marking?: components['schemas']['PaperSectionMarkingDto'];
      /**
       * @description A faulty question: all get its marks, or it counts for nobody
       * @enum {string}
       */
      award?: 'bonus' | 'dropped';
      explanation: string | null;
      /** @description Pictures of the explanation */
      explanationFigures?: components['schemas']['PaperFigureDto'][];
      subject: string;
      topic: string;
      /** @enum {string} */
      difficulty: 'Easy' | 'Moderate' | 'Hard';
    };
    PaperSnapshotDto: {
      testId: string;
      version: number;
      exam: components['schemas']['PaperExamDto'];
      title: string;
      category: string;
      /** @description Seconds */
      duration: number;
      marking: components['schemas']['PaperMarkingDto'];
      /**
       * Format: date-time
       * @description Of live tests: the first moment to start
       */
      opensAt?: string;
      /**
       * Format: date-time
       * @description Of live tests: the last moment to start
       */
      closesAt?: string;
      /** @description In order, together all questions; absent for a paper without sections */
      sections?: components['schemas']['PaperSectionDto'][];
      passages?: components['schemas']['PaperPassageDto'][];
      profile?: components['schemas']['PaperProfileDto'];
      questions: components['schemas']['SnapshotQuestionDto'][];
    };
    LiveWindowDto: {
      /**
       * Format: date-time
       * @description The first moment to start
       */
      opensAt: string;
      /**
       * Format: date-time
       * @description The last moment to start
       */
      closesAt: string;
    };
    StudentRegistrationDto: {
      registered: boolean;
    };
    RecommendationDto: {
      examId: string;
      testId: string;
      name: string;
      description: string;
      examName: string;
      /** @example primary */
      examColor: string;
      title: string;
      /** @example chapterwise */
      category: string;
      questions: number;
      /** @description Seconds */
      duration: number;
      /**
       * @description Why it is recommended, in a few words
       * @example Your weakest subject in SSC CGL: Algebra
       */
      reason: string;
    };
    SeriesFactsDto: {
      /** @example full */
      category: string;
      /** @description The name of full mock tests; empty for others */
      name: string;
      tests: number;
      freeTests: number;
      /** @description Questions of the shortest test */
      minQuestions: number;
      /** @description Questions of the longest test */
      maxQuestions: number;
      /** @description Seconds */
      minDuration: number;
      /** @description Seconds */
      maxDuration: number;
      /**
       * @description Marks of a right answer
       * @example 2
       */
      markingCorrect: string;
      /**
       * @description Marks of a wrong answer
       * @example -1/2
       */
      markingWrong: string;
    };
    ExamFactsDto: {
      _id: string;
      name: string;
      description: string;
      price: number;
      totalTests: number;
      freeTests: number;
      totalQuestions: number;
      /**
       * @description Duration of a test as text
       * @example 30 min – 1 h 30 min
       */
      duration: string;
      /** Format: date-time */
      lastUpdated: string;
      features: string[];
      /** @description By category; those without tests are absent */
      testCounts: {
        [key: string]: number;
      };
      subjects: string[];
      series: components['schemas']['SeriesFactsDto'][];
    };
    UpcomingFactsDto: {
      name: string;
      examName: string;
      /**
       * @description In India's time
       * @example 6 Dec 2026
       */
      date: string;
      /**
       * @description In India's time
       * @example 10:00 am
       */
      time: string;
      /** Format: date-time */
      startsAt: string;
      /** @description Seconds */
      duration: number;
    };
    FactsDto: {
      exams: components['schemas']['ExamFactsDto'][];
      upcomingTests: components['schemas']['UpcomingFactsDto'][];
    };
    PersonalDataBody: {
      /** Format: uuid */
      userId: string;
      email: string;
    };
    ErasureBody: {
      /** Format: uuid */
      userId: string;
      email: string;
      /** Format: date-time */
      before?: string;
    };
    ErasureResult: {
      /** @enum {boolean} */
      success: true;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type ErrorBody = components['schemas']['ErrorBody'];
export type ExamReference = components['schemas']['ExamReference'];
export type SubjectShareDto = components['schemas']['SubjectShareDto'];
export type ListedTestDto = components['schemas']['ListedTestDto'];
export type PaperExamDto = components['schemas']['PaperExamDto'];
export type PaperMarkingDto = components['schemas']['PaperMarkingDto'];
export type PaperSectionMarkingDto = components['schemas']['PaperSectionMarkingDto'];
export type PaperChoiceDto = components['schemas']['PaperChoiceDto'];
export type PaperSectionDto = components['schemas']['PaperSectionDto'];
export type PaperTableDto = components['schemas']['PaperTableDto'];
export type PaperFigureDto = components['schemas']['PaperFigureDto'];
export type PaperPassageDto = components['schemas']['PaperPassageDto'];
export type PaperButtonWordsDto = components['schemas']['PaperButtonWordsDto'];
export type PaperLegendWordsDto = components['schemas']['PaperLegendWordsDto'];
export type PaperProfileDto = components['schemas']['PaperProfileDto'];
export type AcceptedRangeDto = components['schemas']['AcceptedRangeDto'];
export type SnapshotQuestionDto = components['schemas']['SnapshotQuestionDto'];
export type PaperSnapshotDto = components['schemas']['PaperSnapshotDto'];
export type LiveWindowDto = components['schemas']['LiveWindowDto'];
export type StudentRegistrationDto = components['schemas']['StudentRegistrationDto'];
export type RecommendationDto = components['schemas']['RecommendationDto'];
export type SeriesFactsDto = components['schemas']['SeriesFactsDto'];
export type ExamFactsDto = components['schemas']['ExamFactsDto'];
export type UpcomingFactsDto = components['schemas']['UpcomingFactsDto'];
export type FactsDto = components['schemas']['FactsDto'];
export type PersonalDataBody = components['schemas']['PersonalDataBody'];
export type ErasureBody = components['schemas']['ErasureBody'];
export type ErasureResult = components['schemas']['ErasureResult'];
export type $defs = Record<string, never>;
export interface operations {
  listExams: {
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
          'application/json': components['schemas']['ExamReference'][];
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
  list: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        examId: string;
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
          'application/json': components['schemas']['ListedTestDto'][];
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
  findTests: {
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
  current: {
    parameters: {
      query: {
        /** @description The latest format of papers that the caller understands */
        format: number;
      };
      header?: {
        'if-none-match'?: string;
      };
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
          'application/json': components['schemas']['PaperSnapshotDto'];
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
  ofVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        testId: string;
        version: string;
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
          'application/json': components['schemas']['PaperSnapshotDto'];
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
  findWindow: {
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
          'application/json': components['schemas']['LiveWindowDto'];
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
  findRegistration: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        testId: string;
        userId: string;
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
          'application/json': components['schemas']['StudentRegistrationDto'];
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
  recommend: {
    parameters: {
      query?: {
        /** @description Ids of the target exams, comma-separated */
        targets?: string;
        /** @description The subject with the poorest results in each exam, one a line: `examId:subject` */
        weakestIn?: string;
        /** @description The subject with the poorest results */
        weakest?: string;
        /** @description Ids of tests, comma-separated */
        taken?: string;
        userId?: string;
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
          'application/json': components['schemas']['RecommendationDto'][];
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
  read: {
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
          'application/json': components['schemas']['FactsDto'];
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
  collect: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PersonalDataBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: unknown;
          };
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
  erase: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ErasureBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErasureResult'];
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
}

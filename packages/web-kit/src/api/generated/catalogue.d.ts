/** Generated from the service's openapi.json by `npm run contracts`. */

export interface paths {
  '/exams': {
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
  '/exams/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['searchExams'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/exams/{examId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getExam'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/exams/{examId}/tests/{testId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getTestDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/exams/{examId}/tests/{testId}/cutoffs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listCutoffs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/figures/{figureId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A picture of a question, under a name that cannot be guessed */
    get: operations['readFigure'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/saved-tests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listSavedTests'];
    put?: never;
    post: operations['saveTest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/saved-tests/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['removeSavedTest'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/upcoming-tests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listUpcomingTests'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/upcoming-tests/{id}/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['registerForTest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/exams/{examId}/tests/{testId}/calendar.ics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['downloadCalendar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sitemap.xml': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['readSitemap'];
    put?: never;
    post?: never;
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
    ExamSummary: {
      _id: string;
      name: string;
      description: string;
      /**
       * @description Name of a design token
       * @example primary
       */
      color: string;
      /**
       * @description What the exam is for
       * @example [
       *       "SSC",
       *       "Engineering"
       *     ]
       */
      examCategories: string[];
      /** @description Whole rupees */
      price: number;
      totalTests: number;
      /** @description Tests that can be started directly from the list */
      freeTests: number;
      chapterwise: number;
      topicwise: number;
      setwise: number;
      /** @description Tests of each category, which add up to the total */
      testCounts: {
        [key: string]: number;
      };
    };
    ExamCategory: {
      /** @example Banking */
      name: string;
      /** @description Number of exams that have it */
      exams: number;
    };
    CatalogueTotals: {
      exams: number;
      /** @description Listed tests; live tests are not listed */
      tests: number;
      /** @description Different questions of the listed tests */
      questions: number;
    };
    ExamPage: {
      exams: components['schemas']['ExamSummary'][];
      currentPage: number;
      totalPages: number;
      totalExams: number;
      /** @description Every category of the catalogue, whatever was asked for */
      examCategories: components['schemas']['ExamCategory'][];
      /** @description What the whole catalogue offers, whatever was asked for */
      totals: components['schemas']['CatalogueTotals'];
      /**
       * @description Search only: the exam that the text names, if it is a known one that is not offered
       * @example CAT
       */
      notOffered?: string;
    };
    PatternSection: {
      name: string;
      questions: number;
      /** @description Of a locked section: the time of its own; null where the test has one clock */
      seconds: number | null;
    };
    PatternMarking: {
      /** @enum {string} */
      kind: 'single' | 'multiple' | 'numeric';
      /** @description How many questions of the kind have these marks */
      questions: number;
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
    };
    TestPattern: {
      /** @description In the order of the paper */
      sections: components['schemas']['PatternSection'][];
      /**
       * @description The maximum marks, an exact fraction
       * @example 300
       */
      marks: string;
      /** @description By kind, in the order of the paper */
      markings: components['schemas']['PatternMarking'][];
    };
    TestInExam: {
      _id: string;
      title: string;
      /** @example chapterwise */
      category: string;
      questions: number;
      /** @description Seconds */
      duration: number;
      /** @description True if the test can be started directly from the list */
      free: boolean;
      subjects: string[];
      /** @description Of tests in the pattern of a real paper */
      pattern?: components['schemas']['TestPattern'];
    };
    SyllabusTopic: {
      topic: string;
      questions: number;
    };
    SyllabusSubject: {
      subject: string;
      questions: number;
      topics: components['schemas']['SyllabusTopic'][];
    };
    LiveTestReference: {
      /** @description The test's id */
      _id: string;
      title: string;
      /** Format: date-time */
      opensAt: string;
      /** Format: date-time */
      closesAt: string;
    };
    ExamDetail: {
      _id: string;
      name: string;
      description: string;
      color: string;
      /** @description What the exam is for */
      examCategories: string[];
      /** @description Whole rupees */
      price: number;
      totalTests: number;
      /**
       * @description Duration of a test as text
       * @example 25 min – 30 min
       */
      duration: string;
      /** Format: date-time */
      lastUpdated: string;
      features: string[];
      testCounts: {
        [key: string]: number;
      };
      tests: components['schemas']['TestInExam'][];
      syllabus: components['schemas']['SyllabusSubject'][];
      /** @description The next live test first; can include live tests that are over */
      liveTests: components['schemas']['LiveTestReference'][];
    };
    MarkingScheme: {
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
    SubjectQuestions: {
      subject: string;
      questions: number;
    };
    ExamReference: {
      _id: string;
      name: string;
    };
    LiveTestTerms: {
      /** @description The id to register by */
      id: string;
      /**
       * Format: date-time
       * @description Null if registration opened with the announcement
       */
      registrationOpensAt: string | null;
      /**
       * Format: date-time
       * @description Last moment to register
       */
      registrationClosesAt: string;
      /** @description Max number of registrations; null if there is no limit */
      capacity: number | null;
    };
    TestDetail: {
      _id: string;
      title: string;
      category: string;
      questions: number;
      /** @description Seconds */
      duration: number;
      free: boolean;
      /** @enum {string} */
      difficulty: 'Easy' | 'Moderate' | 'Hard';
      markingScheme: components['schemas']['MarkingScheme'];
      /** @description Of tests in the pattern of a real paper */
      pattern?: components['schemas']['TestPattern'];
      subjects: components['schemas']['SubjectQuestions'][];
      exam: components['schemas']['ExamReference'];
      /**
       * Format: date-time
       * @description Live tests only
       */
      opensAt?: string;
      /**
       * Format: date-time
       * @description Live tests only
       */
      closesAt?: string;
      /** @description Live tests only */
      liveTest?: components['schemas']['LiveTestTerms'];
    };
    CutoffSource: {
      /** @example Result of Tier 1, 5 December 2024 */
      title: string;
      /** @description Where to read it; always https */
      url: string | null;
    };
    Cutoff: {
      /**
       * @description Empty for an exam with one stage
       * @example Tier 1
       */
      stage: string;
      year: number;
      /**
       * @description The category of candidates
       * @example UR
       */
      category: string;
      /** @description The least marks with which candidates of the category passed the real exam; at most five decimals */
      marks: number;
      /** @description The maximum marks of the real paper; at most five decimals */
      maxMarks: number;
      source: components['schemas']['CutoffSource'];
    };
    Cutoffs: {
      /** @description Cut-offs of the real exam for a full test, the latest year first; empty for other tests, and where the operator gave none */
      cutoffs: components['schemas']['Cutoff'][];
    };
    SavedTest: {
      /** @description The test's id */
      id: string;
      examId: string;
      examName: string;
      name: string;
      category: string;
      questions: number;
      /** @description Seconds */
      duration: number;
      /** @enum {string} */
      difficulty: 'Easy' | 'Moderate' | 'Hard';
      /** Format: date-time */
      savedOn: string;
    };
    SaveTestBody: {
      /** @description The test to save */
      testId: string;
    };
    Removal: {
      /** @enum {boolean} */
      success: true;
    };
    UpcomingTest: {
      id: string;
      examId: string;
      examName: string;
      testId: string;
      name: string;
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
      /**
       * Format: date-time
       * @description Last moment to start
       */
      closesAt: string;
      /** @description Seconds */
      duration: number;
      registered: boolean;
      /** @description Whether it may be taken now */
      isOpen: boolean;
      /**
       * @description For those who are not registered
       * @enum {string}
       */
      registration: 'not_yet' | 'open' | 'full' | 'closed';
      /**
       * Format: date-time
       * @description Null if registration opened with the announcement
       */
      registrationOpensAt: string | null;
      /**
       * Format: date-time
       * @description Last moment to register
       */
      registrationClosesAt: string;
      /** @description Max number of registrations; null if there is no limit */
      capacity: number | null;
      /** @description Number of free places; null if there is no limit */
      seatsLeft: number | null;
    };
    Registration: {
      /** @enum {boolean} */
      success: true;
      /** @enum {boolean} */
      registered: true;
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
  listExams: {
    parameters: {
      query?: {
        /** @description Only exams of this category, by a name from `examCategories` */
        category?: string;
        limit?: number;
        page?: number;
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
          'application/json': components['schemas']['ExamPage'];
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
  searchExams: {
    parameters: {
      query?: {
        /** @description Only exams of this category, by a name from `examCategories` */
        category?: string;
        limit?: number;
        page?: number;
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
          'application/json': components['schemas']['ExamPage'];
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
  getExam: {
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
          'application/json': components['schemas']['ExamDetail'];
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
  getTestDetail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        examId: string;
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
          'application/json': components['schemas']['TestDetail'];
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
  listCutoffs: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        examId: string;
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
          'application/json': components['schemas']['Cutoffs'];
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
  readFigure: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        figureId: string;
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
          'image/webp': Blob;
          'image/svg+xml': Blob;
        };
      };
      304: {
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
  listSavedTests: {
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
          'application/json': components['schemas']['SavedTest'][];
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
  saveTest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveTestBody'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedTest'];
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
  removeSavedTest: {
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
          'application/json': components['schemas']['Removal'];
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
  listUpcomingTests: {
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
          'application/json': components['schemas']['UpcomingTest'][];
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
  registerForTest: {
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
          'application/json': components['schemas']['Registration'];
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
  downloadCalendar: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        examId: string;
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
          'text/calendar': string;
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
  readSitemap: {
    parameters: {
      query?: {
        /** @description A further file, as the index names it */
        part?: number;
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
          'application/xml': string;
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

/** Generated from the service's internal.openapi.json by `npm run contracts`. */

export interface paths {
  '/internal/tests/participants': {
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
  '/internal/tests/attempted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['find'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/users/{userId}/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['showSummary'];
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
    ParticipantCountDto: {
      testId: string;
      participants: number;
    };
    TestIdsDto: {
      testIds: string[];
    };
    AttemptedTestsDto: {
      /** @description Tests with an attempt of any student, in any state */
      attempted: string[];
      /** @description How long a test can still be started after the catalogue has withdrawn it */
      startableForMs: number;
    };
    RecentActivityDto: {
      testName: string;
      examName: string;
      /** Format: date-time */
      date: string;
      score: number;
      /** @description Two decimals; absent if marks are the same as right answers out of all questions */
      marks?: number;
      /** @description Maximum marks; present with `marks` */
      maxMarks?: number;
      attemptId: string;
      examId: string;
      testId: string;
      /**
       * Format: date-time
       * @description Present while marks and solutions of a live test are not public: they come after this, and all figures of the marks are 0
       */
      solutionsFrom?: string;
      /**
       * Format: date-time
       * @description Of a live test: when its marks and solutions became public
       */
      solutionsAt?: string;
    };
    WeakestSubjectDto: {
      examId: string;
      subject: string;
    };
    UserSummaryDto: {
      testsTaken: number;
      /** @description Those with public marks; absent: all of them */
      testsMarked?: number;
      /** @description Mean of the score percentages, two decimals */
      avgScore: number;
      lastTest: string | null;
      recentActivity: components['schemas']['RecentActivityDto'][];
      takenTestIds: string[];
      weakestSubject: string | null;
      /** @description Of at most ten exams; exams without a wrong answer are absent */
      weakestSubjects: components['schemas']['WeakestSubjectDto'][];
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
export type ParticipantCountDto = components['schemas']['ParticipantCountDto'];
export type TestIdsDto = components['schemas']['TestIdsDto'];
export type AttemptedTestsDto = components['schemas']['AttemptedTestsDto'];
export type RecentActivityDto = components['schemas']['RecentActivityDto'];
export type WeakestSubjectDto = components['schemas']['WeakestSubjectDto'];
export type UserSummaryDto = components['schemas']['UserSummaryDto'];
export type PersonalDataBody = components['schemas']['PersonalDataBody'];
export type ErasureBody = components['schemas']['ErasureBody'];
export type ErasureResult = components['schemas']['ErasureResult'];
export type $defs = Record<string, never>;
export interface operations {
  list: {
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
          'application/json': components['schemas']['ParticipantCountDto'][];
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
  find: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TestIdsDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AttemptedTestsDto'];
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
  showSummary: {
    parameters: {
      query?: never;
      header?: never;
      path: {
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
          'application/json': components['schemas']['UserSummaryDto'];
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

/** Generated from the service's internal.openapi.json by `npm run contracts`. */

export interface paths {
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
export type PersonalDataBody = components['schemas']['PersonalDataBody'];
export type ErasureBody = components['schemas']['ErasureBody'];
export type ErasureResult = components['schemas']['ErasureResult'];
export type $defs = Record<string, never>;
export interface operations {
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

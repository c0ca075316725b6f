import { describe, expect, it } from '@jest/globals';
import { describeError } from './describe-error.js';

const driverError = (message: string, marks: object): Error =>
  Object.assign(new Error(message), marks);

describe('an error', () => {
  it.each([
    ['that refuses connections', driverError('connect', { code: 'ECONNREFUSED', fatal: true })],
    [
      'whose connection ended, which the driver says without a code',
      driverError("Can't add new command when connection is in closed state", { fatal: true }),
    ],
    [
      'that the database layer has wrapped',
      driverError('Query failed', { driverError: driverError('closed', { fatal: true }) }),
    ],
  ])('of a database %s is 503 with a retry time', (_, error) => {
    expect(describeError(error)).toMatchObject({ status: 503, code: 'dependency_down' });
    expect(describeError(error).retryAfter).toBeGreaterThan(0);
  });

  it.each([
    ['a mistake of ours', new Error('x is not a function')],
    ['a wrong password for the database', driverError('no', { code: 'ER_ACCESS', fatal: true })],
  ])('that is %s is 500 without detail', (_, error) => {
    expect(describeError(error)).toMatchObject({ status: 500, code: 'internal' });
    expect(describeError(error).message).not.toContain(error.message);
  });
});

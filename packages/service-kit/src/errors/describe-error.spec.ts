import { describe, expect, it } from '@jest/globals';
import { ClientOfflineError, SimpleError } from 'redis';
import { NotReplicatedError } from '../redis/redis-errors.js';
import { describeError } from './describe-error.js';

const driverError = (message: string, marks: object): Error =>
  Object.assign(new Error(message), marks);

describe('an error', () => {
  it.each([
    ['that refuses connections', driverError('connect', { code: 'ECONNREFUSED', fatal: true })],
    [
      'whose name is unknown while its container is away',
      driverError('getaddrinfo EAI_AGAIN mysql', { code: 'EAI_AGAIN', fatal: true }),
    ],
    [
      'whose connection ended, which the driver says without a code',
      driverError("Can't add new command when connection is in closed state", { fatal: true }),
    ],
    [
      'that the database layer has wrapped',
      driverError('Query failed', { driverError: driverError('closed', { fatal: true }) }),
    ],
    [
      'that became a replica',
      driverError('The MySQL server is running with the --super-read-only option', {
        code: 'ER_OPTION_PREVENTS_STATEMENT',
      }),
    ],
    [
      'that lost its group while it committed',
      driverError('Error on observer', { code: 'ER_RUN_HOOK_ERROR' }),
    ],
    [
      'whose disk is full',
      driverError("The table 'contact_messages' is full", { code: 'ER_RECORD_FILE_FULL' }),
    ],
    [
      'that rolled back because another member was first',
      driverError('Plugin instructed the server to rollback the current transaction', {
        code: 'ER_TRANSACTION_ROLLBACK_DURING_COMMIT',
      }),
    ],
  ])('of a database %s is 503 with a retry time', (_, error) => {
    expect(describeError(error)).toMatchObject({ status: 503, code: 'dependency_down' });
    expect(describeError(error).retryAfter).toBeGreaterThan(0);
  });

  it.each([
    ['cannot be reached', new ClientOfflineError()],
    ['is a replica', new SimpleError("READONLY You can't write against a read only replica.")],
    ['lost its replicas', new SimpleError('NOREPLICAS Not enough good replicas to write.')],
    ['lost its majority', new SimpleError('CLUSTERDOWN The cluster is down')],
    ['has no replica with the write', new NotReplicatedError()],
  ])('of a Redis that %s is 503', (_, error) => {
    expect(describeError(error)).toMatchObject({ status: 503, code: 'dependency_down' });
  });

  it.each([
    ['a command that does not fit its key', new SimpleError('WRONGTYPE Operation')],
    ['a mistake of ours', new Error('x is not a function')],
    ['a wrong password for the database', driverError('no', { code: 'ER_ACCESS', fatal: true })],
  ])('that is %s is 500 without detail', (_, error) => {
    expect(describeError(error)).toMatchObject({ status: 500, code: 'internal' });
    expect(describeError(error).message).not.toContain(error.message);
  });
});

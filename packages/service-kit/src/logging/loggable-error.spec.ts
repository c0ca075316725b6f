import { describe, expect, it } from '@jest/globals';
import { stdSerializers } from 'pino';
import { QueryFailedError } from 'typeorm';
import { loggableError } from './loggable-error.js';

describe('loggableError', () => {
  it('keeps what helps to find the cause', () => {
    const error = Object.assign(new TypeError('no such thing'), { code: 'E_NONE' });
    const { stack, ...rest } = loggableError(error);
    expect(rest).toEqual({ type: 'TypeError', code: 'E_NONE', message: 'no such thing' });
    expect(stack).toContain('loggable-error.spec');
  });

  it('leaves out the values of a statement, wherever the driver puts them', () => {
    const driverError = Object.assign(
      new Error("Duplicate entry 'Asha O'Neil' for key 'users_name'"),
      { code: 'ER_DUP_ENTRY', sql: "INSERT INTO users VALUES ('Asha O'Neil')" },
    );
    const error = new QueryFailedError('INSERT INTO users VALUES (?)', ['Asha'], driverError);
    const logged = loggableError(error);
    expect(JSON.stringify(logged)).not.toContain('Asha');
    expect(logged).toMatchObject({
      type: 'QueryFailedError',
      code: 'ER_DUP_ENTRY',
      message: "Duplicate entry (left out) for key 'users_name'",
    });
  });

  it('leaves out email addresses, but not the locations of code', () => {
    const error = new Error('mailbox <asha@mail.example> is full');
    error.stack = 'Error: asha@mail.example\n    at file:///app/node_modules/@scope/x/index.js:1:2';
    expect(loggableError(error)).toMatchObject({
      message: 'mailbox <(address)> is full',
      stack: 'Error: (address)\n    at file:///app/node_modules/@scope/x/index.js:1:2',
    });
  });

  it.each([
    ['the error', (error: Error) => error],
    ['the object that pino made of it', stdSerializers.err],
  ])('has the causes of %s, without their values', (_what, passedOn) => {
    const first = Object.assign(new TypeError('asha@mail.example was refused'), { code: 'E_NONE' });
    const second = new Error('the mail queue is unavailable', { cause: first });
    const logged = loggableError(passedOn(new Error('not available', { cause: second })));
    expect(logged).toMatchObject({
      message: 'not available',
      cause: {
        message: 'the mail queue is unavailable',
        cause: { type: 'TypeError', code: 'E_NONE', message: '(address) was refused' },
      },
    });
    expect(JSON.stringify(logged)).not.toContain('asha');
  });

  it('ends with an error that is its own cause', () => {
    const error = new Error('circle');
    error.cause = error;
    expect(JSON.stringify(loggableError(error)).length).toBeLessThan(20_000);
  });

  it.each(['asha@mail.example', undefined, null, 7])(
    'describes %j, which is no error',
    (thrown) => {
      expect(loggableError(thrown)).toMatchObject({ type: typeof thrown, stack: '' });
      expect(loggableError(thrown).message).not.toContain('asha');
    },
  );
});

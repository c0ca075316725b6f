import { describe, expect, it } from '@jest/globals';
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

  it('leaves out e-mail addresses, but not the locations of code', () => {
    const error = new Error('mailbox <asha@mail.example> is full');
    error.stack = 'Error: asha@mail.example\n    at file:///app/node_modules/@scope/x/index.js:1:2';
    expect(loggableError(error)).toMatchObject({
      message: 'mailbox <(address)> is full',
      stack: 'Error: (address)\n    at file:///app/node_modules/@scope/x/index.js:1:2',
    });
  });
});

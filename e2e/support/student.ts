import { randomInt, randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@abhyas/web-kit/contract';
import { expect } from '@playwright/test';
import { codeFor } from './mail.ts';
import { browserCookieOf, postFrom, unlessBusy } from './raw-http.ts';

/** A person who registered, read the code in the mail and is logged in. */
export interface Student extends NewStudent {
  token: string;
  /** The cookie by which the account knows the browser of the registration. */
  browserCookie: string;
}

/** The input of a person who registers. */
export type NewStudent = RequestOf<'/api/auth/register', 'post'>;

export function newStudent(): NewStudent {
  const id = randomUUID();
  return {
    name: 'Asha Rao',
    email: `asha.${id}@example.com`,
    mobile: '9876543210',
    password: `correct horse ${id}`,
  };
}

/**
 * Registers through the API, with the code from the mail catcher, from the student's own address, because all
 * journeys together would exceed the limit of one address.
 */
export async function registerStudent(): Promise<Student> {
  const person = newStudent();
  const address = `127.1.${randomInt(256)}.${randomInt(1, 255)}`;
  const registered = await unlessBusy(() => postFrom(address, '/api/auth/register', person));
  expect(registered.status).toBe(201);
  const browserCookie = browserCookieOf(registered);
  const body = { email: person.email, otp: await codeFor(person.email) };
  const verified = await postFrom(
    address,
    '/api/auth/verify-email',
    body,
    undefined,
    browserCookie,
  );
  expect(verified.status).toBe(200);
  const { token } = JSON.parse(verified.body) as ResponseOf<'/api/auth/verify-email', 'post'>;
  return { ...person, token, browserCookie };
}

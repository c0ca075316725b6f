import { randomInt, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { codeFor } from './mail.ts';
import { postFrom } from './raw-http.ts';

/** Someone who registered, read the code in the mail and is logged in. */
export interface Student extends NewStudent {
  token: string;
  /** The cookie by which the account knows the browser of the registration. */
  browserCookie: string;
}

/** What a person types to register. */
export interface NewStudent {
  name: string;
  email: string;
  mobile: string;
  password: string;
}

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
 * Registers through the API, with the code from the mail catcher, from an address of the student's own: all
 * journeys together would go beyond what one address may do.
 */
export async function registerStudent(): Promise<Student> {
  const person = newStudent();
  const address = `127.1.${randomInt(256)}.${randomInt(1, 255)}`;
  const registered = await postFrom(address, '/api/auth/register', person);
  expect(registered.status).toBe(201);
  const [browserCookie = ''] = registered.headers['set-cookie']?.[0]?.split(';') ?? [];
  const body = { email: person.email, otp: await codeFor(person.email) };
  const verified = await postFrom(
    address,
    '/api/auth/verify-email',
    body,
    undefined,
    browserCookie,
  );
  expect(verified.status).toBe(200);
  const { token } = JSON.parse(verified.body) as { token: string };
  return { ...person, token, browserCookie };
}

import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { codeFor } from './mail.ts';

/** Someone who registered, read the code in the mail and is logged in. */
export interface Student extends NewStudent {
  token: string;
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

/** Registers through the API, with the code from the mail catcher. */
export async function registerStudent(request: APIRequestContext): Promise<Student> {
  const person = newStudent();
  const registered = await request.post('/api/auth/register', { data: person });
  expect(registered.status()).toBe(201);
  const otp = await codeFor(person.email);
  const verified = await request.post('/api/auth/verify-email', {
    data: { email: person.email, otp },
  });
  expect(verified.status()).toBe(200);
  const { token } = (await verified.json()) as { token: string };
  return { ...person, token };
}

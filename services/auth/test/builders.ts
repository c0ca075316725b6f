import type { AuthApp } from './app.js';

let made = 0;

export interface Student {
  name: string;
  email: string;
  mobile: string;
  password: string;
}

/** Someone with an e-mail address that no other test uses. */
export function buildStudent(given: Partial<Student> = {}): Student {
  made += 1;
  return {
    name: 'Asha Rao',
    email: `asha.${made}.${Date.now()}@example.com`,
    mobile: '9876543210',
    password: 'monsoon over Pune',
    ...given,
  };
}

/** A student who registered and verified the address; with the token that verifying gave. */
export async function registerStudent(
  app: AuthApp,
  given: Partial<Student> = {},
): Promise<Student & { token: string; id: string }> {
  const student = buildStudent(given);
  await app.post('register', student);
  const otp = await app.codeFor(student.email);
  const { body } = await app.post('verify-email', { email: student.email, otp });
  const user = body['user'] as { id: string };
  return { ...student, token: String(body['token']), id: user.id };
}

/** A code of six digits that is not the given one. */
export function wrongCodeFor(otp: string): string {
  return String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
}

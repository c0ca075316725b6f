import type { AuthApp, Browser, CallOptions } from './app.js';

let count = 0;

export interface Student {
  name: string;
  email: string;
  mobile: string;
  password: string;
}

/** A student with an email address that no other test uses. */
export function buildStudent(given: Partial<Student> = {}): Student {
  count += 1;
  return {
    name: 'Asha Rao',
    email: `asha.${count}.${Date.now()}@example.com`,
    mobile: '9876543210',
    password: 'monsoon over Pune',
    ...given,
  };
}

/** Registers a student and verifies the address. @returns the student with the token of the new session */
export async function registerStudent(
  app: AuthApp,
  given: Partial<Student> = {},
  browser?: Browser,
  where: CallOptions = {},
): Promise<Student & { token: string; id: string }> {
  const student = buildStudent(given);
  const options = { ...where, ...(browser && { browser }) };
  await retryWhileBusy(() => app.post('register', student, options));
  const otp = await app.codeFor(student.email);
  const code = { email: student.email, otp };
  const { body } = await retryWhileBusy(() => app.post('verify-email', code, options));
  const user = body['user'] as { id: string };
  return { ...student, token: String(body['token']), id: user.id };
}

/** Repeats a call while it gets 503, because a slow machine has too many passwords to hash. */
async function retryWhileBusy<Response extends { status: number }>(
  call: () => Promise<Response>,
): Promise<Response> {
  for (;;) {
    const response = await call();
    if (response.status !== 503) return response;
  }
}

/** A six-digit code that differs from the given one. */
export function wrongCodeFor(otp: string): string {
  return String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
}

import type { AuthApp, Browser } from './app.js';

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
  browser?: Browser,
): Promise<Student & { token: string; id: string }> {
  const student = buildStudent(given);
  const options = browser ? { browser } : {};
  await untilServed(() => app.post('register', student, options));
  const otp = await app.codeFor(student.email);
  const code = { email: student.email, otp };
  const { body } = await untilServed(() => app.post('verify-email', code, options));
  const user = body['user'] as { id: string };
  return { ...student, token: String(body['token']), id: user.id };
}

/** Repeats a call that a slow machine refuses as one of too many. */
async function untilServed<Response extends { status: number }>(
  call: () => Promise<Response>,
): Promise<Response> {
  for (;;) {
    const response = await call();
    if (response.status !== 503) return response;
  }
}

/** A code of six digits that is not the given one. */
export function wrongCodeFor(otp: string): string {
  return String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
}

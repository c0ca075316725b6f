import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ResponseOf } from '@abhyas/web-kit/contract';
import { root } from '../../stack/inventory.ts';
import { alike, prepared, type Call, type Round } from './call.ts';
import { logIn, makeAccounts } from './crowd.ts';
import type { CallRequest, Student } from './student.ts';

/** A call that hashes a password or converts a picture takes as long as a hundred other calls. */
const heavy = { times: 2, maxStudents: 8 } as const;
/** Cheap calls with expensive preparations. */
const heavyToPrepare = { times: 4, maxStudents: 16 } as const;
/** Calls that work once per account, after expensive preparations. */
const oncePerAccount = { times: 1, maxStudents: 32 } as const;
/** Longer than the pause between two codes. */
const codeGapMs = 1_100;
const sides = { width: 1200, height: 900 };

/** Calls of auth about accounts and sessions. */
export const accountCalls: readonly Call[] = [
  { name: 'me', method: 'GET', path: '/auth/me', requests: alike(() => ({ path: '/auth/me' })) },
  {
    name: 'register',
    method: 'POST',
    path: '/api/auth/register',
    ...heavy,
    requests: alike(() => ({
      path: '/api/auth/register',
      body: registration(newEmail()),
      token: null,
    })),
  },
  {
    name: 'verify-email',
    method: 'POST',
    path: '/api/auth/verify-email',
    ...heavyToPrepare,
    requests: async (round) => {
      const emails = await registerAll(round);
      const codes = await round.harness.takeCodes(emails.flat());
      return emails.map((own) =>
        own.map((email) => ({
          path: '/api/auth/verify-email',
          body: { email, otp: codes.get(email) ?? '' },
          token: null,
        })),
      );
    },
  },
  {
    name: 'resend-otp',
    method: 'POST',
    path: '/api/auth/resend-otp',
    ...heavyToPrepare,
    requests: async (round) => {
      const emails = await registerAll(round);
      await sleep(codeGapMs);
      return emails.map((own) =>
        own.map((email) => ({ path: '/api/auth/resend-otp', body: { email }, token: null })),
      );
    },
  },
  {
    name: 'login',
    method: 'POST',
    path: '/api/auth/login',
    ...heavy,
    requests: alike(({ spare: { email, password } }) => ({
      path: '/api/auth/login',
      body: { email, password },
      token: null,
    })),
  },
  {
    name: 'google',
    method: 'POST',
    path: '/api/auth/google',
    requests: alike(({ account }) => ({
      path: '/api/auth/google',
      body: { accessToken: `google-${account.email}` },
      token: null,
    })),
  },
  {
    name: 'logout',
    method: 'POST',
    path: '/api/auth/logout',
    ...heavyToPrepare,
    requests: withSpareToken('/api/auth/logout'),
  },
  {
    name: 'logout-everywhere',
    method: 'POST',
    path: '/api/auth/logout-everywhere',
    ...oncePerAccount,
    requests: withSpareToken('/api/auth/logout-everywhere'),
  },
  {
    name: 'change-password',
    method: 'POST',
    path: '/api/auth/change-password',
    ...oncePerAccount,
    requests: prepared(async (student) => {
      const token = await logIn(student, student.spare);
      const currentPassword = student.spare.password;
      const newPassword = newPasswordOf(student);
      return [{ path: '/api/auth/change-password', body: { currentPassword, newPassword }, token }];
    }),
  },
  {
    name: 'forgot-password',
    method: 'POST',
    path: '/api/auth/forgot-password',
    times: 1,
    requests: async (round) => {
      await sleep(codeGapMs);
      return alike(forgotRequest)(round);
    },
  },
  {
    name: 'verify-reset-otp',
    method: 'POST',
    path: '/api/auth/verify-reset-otp',
    requests: async (round) => {
      const codes = await mailResetCodes(round);
      return alike(({ spare: { email } }) => ({
        path: '/api/auth/verify-reset-otp',
        body: { email, otp: codes.get(email) ?? '' },
        token: null,
      }))(round);
    },
  },
  {
    name: 'reset-password',
    method: 'POST',
    path: '/api/auth/reset-password',
    ...oncePerAccount,
    requests: async (round) => {
      const codes = await mailResetCodes(round);
      return alike((student) => ({
        path: '/api/auth/reset-password',
        body: {
          email: student.spare.email,
          otp: codes.get(student.spare.email) ?? '',
          newPassword: newPasswordOf(student),
        },
        token: null,
      }))(round);
    },
  },
  {
    name: 'delete-account',
    method: 'POST',
    path: '/api/auth/delete-account',
    ...oncePerAccount,
    requests: async ({ harness, students }) => {
      const doomed = await makeAccounts(harness, `doomed-${randomUUID()}`, students.length);
      return Promise.all(
        students.map(async (student, index) => {
          const account = doomed[index] ?? student.spare;
          const token = await logIn(student, account);
          const body = { password: account.password };
          return [{ path: '/api/auth/delete-account', body, token }];
        }),
      );
    },
  },
  {
    name: 'health',
    method: 'GET',
    path: '/healthz',
    requests: alike(() => ({ path: '/healthz', token: null })),
  },
];

/** Calls of auth about a student. */
export const profileCalls: readonly Call[] = [
  {
    name: 'profile',
    method: 'GET',
    path: '/api/user/profile',
    goalMs: 3,
    requests: alike(() => ({ path: '/api/user/profile' })),
  },
  {
    name: 'change-profile',
    method: 'PUT',
    path: '/api/user/profile',
    requests: alike((_student, number) => ({
      path: '/api/user/profile',
      body: {
        name: 'Asha Rao',
        mobile: '9876543210',
        education: `B.Sc. (Physics), semester ${number + 1}`,
        address: '12 MG Road\nPune',
      },
    })),
  },
  {
    name: 'settings',
    method: 'GET',
    path: '/api/user/profile/settings',
    requests: alike(() => ({ path: '/api/user/profile/settings' })),
  },
  {
    name: 'change-settings',
    method: 'PUT',
    path: '/api/user/profile/settings',
    requests: alike((_student, number) => ({
      path: '/api/user/profile/settings',
      body: { testReminders: number % 2 === 0 },
    })),
  },
  {
    name: 'change-photo',
    method: 'PUT',
    path: '/api/user/profile/photo',
    ...heavy,
    requests: async (round) => {
      const photo = await makePhoto();
      return alike(() => ({ path: '/api/user/profile/photo', photo }))(round);
    },
  },
  {
    name: 'photo',
    method: 'GET',
    path: '/api/user/profile/photos/{file}',
    requests: async (round) => {
      const photo = await makePhoto();
      const [student] = round.students;
      const taken = await student?.ask<ResponseOf<'/api/user/profile/photo', 'put'>>('PUT', {
        path: '/api/user/profile/photo',
        photo,
      });
      return alike(() => ({ path: taken?.avatar ?? '', token: null }))(round);
    },
  },
  {
    name: 'remove-photo',
    method: 'DELETE',
    path: '/api/user/profile/photo',
    ...oncePerAccount,
    requests: async (round) => {
      const photo = await makePhoto();
      await Promise.all(
        round.students.map((student) =>
          student.ask('PUT', { path: '/api/user/profile/photo', photo }),
        ),
      );
      return alike(() => ({ path: '/api/user/profile/photo' }))(round);
    },
  },
  {
    name: 'data',
    method: 'GET',
    path: '/api/user/profile/data',
    times: 4,
    requests: alike(() => ({ path: '/api/user/profile/data' })),
  },
];

function newEmail(): string {
  return `new-${randomUUID()}@abhyas.example`;
}

function newPasswordOf({ spare }: Student): string {
  spare.password = `tamarind-${randomUUID()}`;
  return spare.password;
}

function registration(email: string): object {
  return { name: 'Asha Rao', email, mobile: '9876543210', password: 'tamarind-and-salt-7' };
}

/** Registers one account per planned call of each student; returns their addresses. */
function registerAll({ students, times }: Round): Promise<string[][]> {
  return Promise.all(
    students.map(async (student) => {
      const emails = Array.from({ length: times }, newEmail);
      for (const email of emails) {
        await student.ask('POST', {
          path: '/api/auth/register',
          body: registration(email),
          token: null,
        });
      }
      return emails;
    }),
  );
}

function withSpareToken(path: string): Call['requests'] {
  return prepared(async (student, { times }) => {
    const requests: CallRequest[] = [];
    for (let number = 0; number < times; number += 1) {
      requests.push({ path, token: await logIn(student, student.spare) });
    }
    return requests;
  });
}

function forgotRequest({ spare: { email } }: Student) {
  return { path: '/api/auth/forgot-password', body: { email }, token: null };
}

async function mailResetCodes({ harness, students }: Round): Promise<Map<string, string>> {
  await sleep(codeGapMs);
  await harness.forgetMails();
  await Promise.all(students.map((student) => student.ask('POST', forgotRequest(student))));
  return harness.takeCodes(students.map(({ spare }) => spare.email));
}

interface Picture {
  jpeg(): { toBuffer(): Promise<Buffer> };
}

type MakePicture = (options: {
  create: { width: number; height: number; channels: 3; background: object; noise: object };
}) => Picture;

/** A picture like a phone's, with everything that makes a photo hard to compress. */
function makePhoto(): Promise<Buffer> {
  const fromAuth = createRequire(join(root, 'services/auth/package.json'));
  const sharp = fromAuth('sharp') as MakePicture;
  const noise = { type: 'gaussian', mean: 128, sigma: 30 };
  return sharp({ create: { ...sides, channels: 3, background: {}, noise } })
    .jpeg()
    .toBuffer();
}

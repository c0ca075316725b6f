import type { CallsHarness } from './calls-harness.ts';
import type { Student } from './student.ts';

/** What a student's browser sends. */
export interface CallRequest {
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in the place of a body. */
  photo?: Buffer;
  /** In the place of the student's own token; null for none. */
  token?: string | null;
}

/** The students of a round, each of whom makes so many requests. */
export interface Round {
  ground: CallsHarness;
  students: readonly Student[];
  times: number;
}

/** A route of the product as the bench calls it. */
export interface Call {
  /** As `--only` names it. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the service's openapi.json has it. */
  path: string;
  /** Processor milliseconds that a call may cost. */
  goalMs?: number;
  /** How often each of {@link usualStudents} calls in a round; {@link usualTimes} where nothing is said. */
  times?: number;
  /** At most so many students, where each call takes a multiple of the others' time. */
  maxStudents?: number;
  /** Prepares a round, which is not measured, and gives the requests of each student. */
  requests: (round: Round) => CallRequest[][] | Promise<CallRequest[][]>;
  /** Takes back what a round did, where the next one would find it in its way; not measured. */
  tidy?: (round: Round) => Promise<void>;
}

export const usualStudents = 64;
export const usualTimes = 16;

/** The same requests, one after another, for each student. */
export function alike(
  requestOf: (student: Student, number: number) => CallRequest,
): Call['requests'] {
  return ({ students, times }) =>
    students.map((student) =>
      Array.from({ length: times }, (_, number) => requestOf(student, number)),
    );
}

/** Requests that each student has to prepare. */
export function prepared(
  prepare: (student: Student, round: Round) => Promise<CallRequest[]>,
): Call['requests'] {
  return (round) => Promise.all(round.students.map((student) => prepare(student, round)));
}

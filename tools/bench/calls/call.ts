import type { CallsHarness } from './calls-harness.ts';
import type { CallMethod, CallRequest, Student } from './student.ts';

/** The students of a round, each of whom sends this many requests. */
export interface Round {
  harness: CallsHarness;
  students: readonly Student[];
  times: number;
}

/** A route of the product as the benchmark calls it. */
export interface Call {
  /** Its name for `--only`. */
  name: string;
  method: CallMethod;
  /** Its path in the service's openapi.json. */
  path: string;
  /** Max processor milliseconds of a call. */
  goalMs?: number;
  /** How often each of {@link usualStudents} calls in a round; {@link usualTimes} by default. */
  times?: number;
  /** Max number of students, if each call takes a multiple of the others' time. */
  maxStudents?: number;
  /** Prepares a round, which is not measured, and returns the requests of each student. */
  requests: (round: Round) => CallRequest[][] | Promise<CallRequest[][]>;
  /** Undoes what a round did, if it would disturb the next round; not measured. */
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

import { findContradictions } from './check-sums.js';
import type { ExamProfile } from './exam-profile.js';
import { parseProfile } from './profile-schema.js';

/** A profile, or what is wrong with it: one sentence for each thing to correct, with its path. */
export type ReadProfile = { profile: ExamProfile } | { errors: readonly string[] };

/** Reads the text of a file with one profile (JSON). */
export function readProfile(text: string): ReadProfile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    return { errors: [`It is not JSON: ${reason}.`] };
  }
  return checkProfile(value);
}

/** Checks a profile that is a value already. */
export function checkProfile(value: unknown): ReadProfile {
  const parsed = parseProfile(value);
  if ('errors' in parsed) return parsed;
  const errors = findContradictions(parsed.profile);
  return errors.length > 0 ? { errors } : parsed;
}

import type { SampleProfile } from '@abhyas/sample-catalogue';
import type { ExamProfile } from '../profiles/rules/exam-profile.js';
import { checkProfile } from '../profiles/rules/read-profile.js';

/** A profile of the sample as the catalogue knows it. Throws if it does not add up. */
export function requireProfile(profile: SampleProfile): ExamProfile {
  const result = checkProfile(profile);
  if ('profile' in result) return result.profile;
  throw new Error(`The profile ${profile.id} of the sample is invalid: ${result.errors[0]}`);
}

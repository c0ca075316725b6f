import type { Profile } from '../../../shared/profile/use-profile';

/** What the form edits and sends; the e-mail address goes along unchanged. */
export interface ProfileFields {
  name: string;
  email: string;
  mobile: string;
  education: string;
  address: string;
}

/** The form's first values. */
export function fieldsOf(profile: Profile): ProfileFields {
  const { name, email, mobile, education, address } = profile;
  return { name, email, mobile, education: education ?? '', address: address ?? '' };
}

/** What the screen says of a save that failed: refused by the server, or never answered. */
export function saveFailure(status: number): string {
  return status === 0 ? 'Error updating profile' : 'Failed to update profile';
}

import type { RequestOf } from '@abhyas/web-kit';
import type { Profile } from '../../../shared/api/get-profile';
import * as texts from '../../../texts/profile';

/** The fields that the form edits and sends; the e-mail address is sent unchanged. */
export type ProfileFields = Required<RequestOf<'/api/user/profile', 'put'>>;

/** The form's initial values. */
export function fieldsOf(profile: Profile): ProfileFields {
  const { name, email, mobile, education, address } = profile;
  return { name, email, mobile, education, address };
}

/** The message for a failed save: rejected by the server, or without a response. */
export function saveFailure(status: number): string {
  return status === 0 ? texts.saveFailed : texts.saveRefused;
}

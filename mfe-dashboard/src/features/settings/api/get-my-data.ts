import { auth } from '../../../shared/api/services';

/** All stored data of the student, as one file. */
export function getMyData(): Promise<Blob> {
  return auth.GET('/api/user/profile/data', { parseAs: 'blob' });
}

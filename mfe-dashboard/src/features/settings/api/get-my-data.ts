import { auth } from '../../../shared/api/services';

/** Everything that is kept about the student, as one file. */
export function getMyData(): Promise<Blob> {
  return auth.GET('/api/user/profile/data', { parseAs: 'blob' });
}

import { account } from '../../../shared/api/services';

/** Everything that is kept about the student, as one file. */
export function getMyData(): Promise<Blob> {
  return account.GET('/api/user/profile/data', { parseAs: 'blob' });
}

import { auth } from '../../../shared/api/services';
import type { ProfileFields } from '../rules/profile-fields';

export async function putProfile(fields: ProfileFields): Promise<void> {
  await auth.PUT('/api/user/profile', { body: fields });
}

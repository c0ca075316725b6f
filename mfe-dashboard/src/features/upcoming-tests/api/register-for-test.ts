import { catalogue } from '../../../shared/api/services';

export async function registerForTest(id: string): Promise<void> {
  await catalogue.POST('/api/user/upcoming-tests/{id}/register', { params: { path: { id } } });
}

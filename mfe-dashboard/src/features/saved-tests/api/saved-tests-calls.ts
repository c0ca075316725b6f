import type { CataloguePaths } from '@abhyas/web-kit';
import type { ResponseBody } from '../../../shared/api/answer.types';
import { catalogue } from '../../../shared/api/services';

export type SavedTest = ResponseBody<CataloguePaths['/api/user/saved-tests']['get']>[number];

/** The student's saved tests. */
export function getSavedTests(): Promise<SavedTest[]> {
  return catalogue.GET('/api/user/saved-tests');
}

export async function deleteSavedTest(id: string): Promise<void> {
  await catalogue.DELETE('/api/user/saved-tests/{id}', { params: { path: { id } } });
}

export function saveTest(testId: string): Promise<SavedTest> {
  return catalogue.POST('/api/user/saved-tests', { body: { testId } });
}

import { isApiError } from '@abhyas/web-kit/api-error';

const ARCHIVED = ['exam_archived', 'test_archived'];

/** Whether the exam or test is no longer offered. */
export function isArchived(error: unknown): boolean {
  return isApiError(error) && ARCHIVED.includes(error.code);
}

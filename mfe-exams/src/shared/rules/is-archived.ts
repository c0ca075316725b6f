import { isApiError, type ApiError } from '@abhyas/web-kit/api-error';

const ARCHIVED = ['exam_archived', 'test_archived'];

/** Whether the exam or test is no longer offered; the error's message tells it to the student. */
export function isArchived(error: unknown): error is ApiError {
  return isApiError(error) && ARCHIVED.includes(error.code);
}

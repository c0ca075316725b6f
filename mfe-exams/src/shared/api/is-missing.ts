import { isApiError, type ApiError } from '@abhyas/web-kit';

const ARCHIVED = ['exam_archived', 'test_archived'];

/** Whether the exam was there and is no longer offered; the error's message says so to the student. */
export function isArchived(error: unknown): error is ApiError {
  return isApiError(error) && ARCHIVED.includes(error.code);
}

/** Whether the server says that there is no such thing: an unknown id, or one that is no id at all. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 400);
}

import { DomainError } from '@abhyas/service-kit';

export function bookmarkNotFound(): DomainError {
  return new DomainError(
    'bookmark_not_found',
    404,
    'This question is not among your bookmarked questions.',
  );
}

export function tooManyBookmarks(max: number): DomainError {
  return new DomainError(
    'too_many_bookmarks',
    409,
    `You have ${max.toLocaleString('en-IN')} bookmarked questions, as many as we keep. Remove some to bookmark this one.`,
  );
}

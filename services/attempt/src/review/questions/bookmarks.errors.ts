import { DomainError } from '@abhyas/service-kit';

export function bookmarkNotFound(): DomainError {
  return new DomainError('bookmark_not_found', 404, 'You have not bookmarked this question.');
}

export function tooManyBookmarks(max: number): DomainError {
  return new DomainError(
    'too_many_bookmarks',
    409,
    `You have ${max.toLocaleString('en-IN')} bookmarked questions. You cannot have more. Remove some, then bookmark this one.`,
  );
}

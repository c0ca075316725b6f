import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api';
import { checked } from '../api/checked';
import type { RequestOf, ResponseOf } from '../api/contract';
import { isNotFound } from '../rules/api-error';
import { isText, listOf, shape } from '../rules/body-checks';

export type Bookmark = ResponseOf<'/api/user/bookmarks'>['bookmarks'][number];

/** What names a bookmark: its question, and the finished attempt in which it was seen. */
export interface BookmarkKey {
  readonly questionId: string;
  readonly attemptId: string;
}

/** The query key of everything about bookmarks. */
export const BOOKMARKS_KEY = ['attempt', 'bookmarks'] as const;

const isIds = shape<ResponseOf<'/api/user/bookmarks/of-attempt/{attemptId}'>>({
  questionIds: listOf(isText),
});

/** The ids of the bookmarked questions of one finished attempt. */
export function bookmarksOfAttemptQuery(attemptId: string) {
  return queryOptions({
    queryKey: [...BOOKMARKS_KEY, 'of-attempt', attemptId],
    queryFn: async ({ signal }) => {
      const params = { path: { attemptId } };
      const { questionIds } = await checked(
        api.GET('/api/user/bookmarks/of-attempt/{attemptId}', { params, signal }),
        isIds,
      );
      return questionIds;
    },
  });
}

type BookmarkBody = RequestOf<'/api/user/bookmarks/{questionId}', 'put'>;

/** Bookmarks a question, or changes the note of a bookmark. Its lists load again afterwards. */
export function useSaveBookmark() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ questionId, ...body }: BookmarkBody & { questionId: string }) =>
      api.PUT('/api/user/bookmarks/{questionId}', { params: { path: { questionId } }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: BOOKMARKS_KEY }),
  });
}

/** Removes a bookmark. One that is gone already counts as removed. */
export function useRemoveBookmark() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: removeBookmark,
    onSettled: () => client.invalidateQueries({ queryKey: BOOKMARKS_KEY }),
  });
}

/** The page shows a change before it is stored, so the student may leave before that. */
const survivesLeaving = { keepalive: true } as const;

/**
 * Switches the bookmark of a question. The page shows it at once; when the call fails, it shows the
 * former state again.
 */
export function useToggleBookmark({ questionId, attemptId }: BookmarkKey) {
  const client = useQueryClient();
  const { queryKey } = bookmarksOfAttemptQuery(attemptId);
  const show = (isBookmarked: boolean) => {
    client.setQueryData(queryKey, (ids: string[] = []) => [
      ...ids.filter((id) => id !== questionId),
      ...(isBookmarked ? [questionId] : []),
    ]);
  };
  return useMutation({
    mutationFn: async (isBookmarked: boolean) => {
      if (!isBookmarked) return removeBookmark(questionId);
      await api.PUT('/api/user/bookmarks/{questionId}', {
        params: { path: { questionId } },
        body: { attemptId },
        ...survivesLeaving,
      });
    },
    onMutate: async (isBookmarked) => {
      await client.cancelQueries({ queryKey });
      show(isBookmarked);
    },
    onError: (_error, isBookmarked) => show(!isBookmarked),
    onSuccess: () => client.invalidateQueries({ queryKey: [...BOOKMARKS_KEY, 'page'] }),
  });
}

async function removeBookmark(questionId: string): Promise<void> {
  try {
    await api.DELETE('/api/user/bookmarks/{questionId}', {
      params: { path: { questionId } },
      ...survivesLeaving,
    });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

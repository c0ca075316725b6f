import { Button, ButtonLink, EmptyState, Pagination } from '@abhyas/ui';
import { dashboardPath, useLoadError, type Bookmark } from '@abhyas/web-kit';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { FirstRun } from '../../../shared/first-run/first-run';
import { BookmarkPicture } from '../../../shared/first-run/pictures';
import { LoadFailure } from '../../../shared/load-failure';
import page from '../../../shared/page.module.css';
import { RowsSkeleton } from '../../../shared/rows-skeleton';
import * as texts from '../../../texts/bookmarks';
import { useBookmarks, type BookmarksPageData } from '../api/get-bookmarks';
import {
  changeFilter,
  filterParams,
  isFiltered,
  readFilter,
  type BookmarkFilter,
} from '../rules/bookmark-params';
import { BookmarkFilters } from './bookmark-filters';
import { BookmarkItem } from './bookmark-item';
import styles from './bookmarks.module.css';
import { RemovedBookmark } from './removed-bookmark';

/** The bookmarked questions, with filters and pages in the URL. */
export default function BookmarksPage() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const bookmarks = useBookmarks(filter);
  const error = useLoadError(bookmarks);
  const [removed, setRemoved] = useState<Bookmark>();
  const show = (next: BookmarkFilter) => setParams(filterParams(next));

  if (error) {
    return <LoadFailure title={texts.loadFailed} query={bookmarks} />;
  }
  const { data } = bookmarks;
  if (data === undefined) {
    return <RowsSkeleton label={texts.loading} rows={3} height="12rem" />;
  }
  const isBeyond = !bookmarks.isPlaceholderData && data.totalPages > 0;
  if (isBeyond && filter.page > data.totalPages) {
    const search = new URLSearchParams(filterParams({ ...filter, page: data.totalPages }));
    return <Navigate to={{ search: search.toString() }} replace />;
  }
  return (
    <div className={page.stack}>
      {removed && (
        <RemovedBookmark
          key={removed.questionId}
          bookmark={removed}
          onUndone={() => {
            setRemoved(undefined);
            // The button is removed while it has the focus.
            document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
          }}
        />
      )}
      {data.total === 0 ? (
        <FirstRun title={texts.noneTitle} text={texts.noneText} picture={<BookmarkPicture />}>
          <ButtonLink to={dashboardPath('history')}>{texts.goToHistory}</ButtonLink>
        </FirstRun>
      ) : (
        <>
          <BookmarkFilters filter={filter} choices={data} onChange={show} />
          <Questions
            data={data}
            filter={filter}
            isLoading={bookmarks.isPlaceholderData}
            onShow={show}
            onRemoved={setRemoved}
          />
        </>
      )}
    </div>
  );
}

interface QuestionsProps {
  data: BookmarksPageData;
  filter: BookmarkFilter;
  isLoading: boolean;
  onShow: (filter: BookmarkFilter) => void;
  onRemoved: (bookmark: Bookmark) => void;
}

function Questions({ data, filter, isLoading, onShow, onRemoved }: QuestionsProps) {
  const { bookmarks, matches, total, totalPages } = data;
  return (
    <>
      <p role="status" className={styles.showing}>
        {isFiltered(filter) ? texts.shownOf(matches, total) : texts.shown(total)}
      </p>
      {matches === 0 ? (
        <EmptyState
          title={texts.noMatchTitle}
          text={texts.noMatchText}
          action={
            <Button
              variant="secondary"
              onClick={() => onShow(changeFilter(filter, { examId: '', q: '' }))}
            >
              {texts.showAll}
            </Button>
          }
        />
      ) : (
        <ul className={page.list} aria-busy={isLoading}>
          {bookmarks.map((bookmark) => (
            <BookmarkItem key={bookmark.questionId} bookmark={bookmark} onRemoved={onRemoved} />
          ))}
        </ul>
      )}
      <Pagination
        page={filter.page}
        totalPages={totalPages}
        label={texts.pages}
        onChange={(next) => {
          onShow({ ...filter, page: next });
          document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
        }}
      />
    </>
  );
}

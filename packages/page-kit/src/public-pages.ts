import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PageHead } from './rendered-page';

/** What a public page is rendered from. */
export interface PageRequest {
  /** The parameters of the path. */
  params: Readonly<Record<string, string>>;
  /** The parameters of the query that the page declares. */
  search: URLSearchParams;
  /** Takes the page's data. */
  queries: QueryClient;
  /** Says when the page changes by itself, without a change of its data: in milliseconds since 1970. */
  changesAt: (time: number) => void;
}

/** A public page of a remote. */
export interface PublicPage {
  /** The path, with parameters: `/exam-details/:examId`. `*` is every other path under those of the remote. */
  path: string;
  /** The parameters of the query that change the page. Others are ignored. */
  search?: readonly string[];
  /**
   * Loads the page's data into `queries`, by the same queries as the screen's hooks, and describes the page. An
   * `ApiError` with status 404 makes it a page with that status.
   */
  load: (request: PageRequest) => PageHead | Promise<PageHead>;
  /** The status of what `load` described, if it is not 200. */
  status?: 404;
  /** The head if `load` found nothing. */
  missing?: PageHead;
  /** Whether what `load` did not find was there once: then the status is 410. */
  isGone?: (error: unknown) => boolean;
  /** The head in this case, if it differs from `missing`. */
  gone?: PageHead;
}

/** The public part of a remote, which its renderer serves as HTML. */
export interface PublicRemote {
  App: ComponentType;
  pages: readonly PublicPage[];
  /** The paths of pages that only browsers render. */
  browserPages?: readonly string[];
}

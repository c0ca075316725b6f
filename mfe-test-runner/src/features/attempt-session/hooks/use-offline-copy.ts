import { cacheForOffline, figurePath, runtimeConfigQuery } from '@abhyas/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Paper } from '../../../shared/paper.types';
import { figureIdsOf } from '../../../shared/rules/figure-ids';
import { copyFigures } from '../session/figure-copy';

/** What the first question needs comes first, on a slow network too. Milliseconds. */
const DELAY_MS = 3_000;

interface RunningTest {
  readonly attemptId: string;
  readonly paper: Paper;
}

/** Has the browser cache the running test and its pictures, so that a reload without a network opens it. */
export function useOfflineCopy({ attemptId, paper }: RunningTest): void {
  const queries = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const storeFigures = async (): Promise<void> => {
      const paths = figureIdsOf(paper).map(figurePath);
      if (paths.length === 0) return;
      const { offline = true } = await queries.ensureQueryData(runtimeConfigQuery);
      if (offline) await copyFigures({ attemptId, paths, signal });
    };
    const timer = setTimeout(() => {
      cacheForOffline('test-runner');
      storeFigures().catch((error: unknown) => {
        console.warn('The pictures of the test could not be stored for offline use.', error);
      });
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [queries, attemptId, paper]);
}

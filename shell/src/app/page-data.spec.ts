import { createQueryClient, isNotFound, messageOf, runtimeConfigQuery } from '@abhyas/web-kit';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dehydrate } from '@tanstack/react-query';
import { takePageData } from './page-data';

const hour = 3_600_000;

/** A page whose server rendered an exam; the worker's copy says when it was stored. */
function servePage(keptAt?: number): void {
  const served = createQueryClient();
  served.setQueryData(['exam', 'a'], { title: 'SSC CGL' }, { updatedAt: 1 });
  const data = { config: { remotes: {} }, manifests: {}, queries: dehydrate(served) };
  const attribute = keptAt === undefined ? '' : `data-kept-at="${keptAt}"`;
  document.body.innerHTML = `<script type="application/json" id="page-data" ${attribute}></script>`;
  document.getElementById('page-data')!.textContent = JSON.stringify(data);
}

function take() {
  const queries = createQueryClient();
  takePageData(queries);
  return queries;
}

describe('the data of a page', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
  });

  it('is fresh with a page that comes from the server, whatever the clocks say', () => {
    servePage();
    const queries = take();
    expect(queries.getQueryData(['exam', 'a'])).toEqual({ title: 'SSC CGL' });
    expect(queries.getQueryState(['exam', 'a'])?.dataUpdatedAt).toBeGreaterThan(
      Date.now() - 60_000,
    );
    expect(queries.getQueryData(runtimeConfigQuery.queryKey)).toEqual({ remotes: {} });
  });

  it('is as old as the page that the service worker kept, so that screens fetch it again', () => {
    const keptAt = Date.now() - hour;
    servePage(keptAt);
    expect(take().getQueryState(['exam', 'a'])?.dataUpdatedAt).toBe(keptAt);
  });

  it('says what is not there, with the sentence of the service', () => {
    const state = {
      status: 'error',
      error: { status: 404, code: 'exam_archived', message: 'Gone.' },
    };
    const query = { queryKey: ['exam', 'b'], queryHash: '["exam","b"]', state };
    const data = { queries: { mutations: [], queries: [query] } };
    document.body.innerHTML = '<script type="application/json" id="page-data"></script>';
    document.getElementById('page-data')!.textContent = JSON.stringify(data);
    const error = take().getQueryState(['exam', 'b'])?.error;
    expect(isNotFound(error)).toBe(true);
    expect(messageOf(error, 'It could not be loaded.')).toBe('Gone.');
  });

  it('may be missing or broken', () => {
    expect(take().getQueryCache().getAll()).toEqual([]);
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    document.body.innerHTML = '<script type="application/json" id="page-data">{</script>';
    expect(take().getQueryCache().getAll()).toEqual([]);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});

/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import * as webKit from '..';
import { api } from '../api/api';
import { readText, storeText } from '../device/page-storage';

const {
  createQueryClient,
  getToken,
  loginPath,
  safeReturnPath,
  setApiTransport,
  useDocumentTitle,
  useMediaQuery,
  useMember,
  useOpenAttempts,
  useServerNow,
  useSessionSync,
  useTimeLeft,
  useUser,
} = webKit;

function Page() {
  useSessionSync();
  useDocumentTitle('Exams');
  const parts = [
    useUser().status,
    useMember().status,
    useServerNow().source,
    useMediaQuery('(min-width: 10px)') ? 'wide' : 'narrow',
    useTimeLeft(Date.now() + 600_000),
    `${useOpenAttempts().length} open`,
    loginPath('/dashboard'),
  ];
  return <p>{parts.join(' | ')}</p>;
}

const render = (queries: QueryClient) =>
  renderToString(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );

describe('a server without a page', () => {
  it('renders for visitors, and asks for nothing', () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    expect(render(createQueryClient())).toBe(
      '<p>out | loading | pending | narrow | 10 min left | 0 open | /login?next=%2Fdashboard</p>',
    );
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('stores nothing: the next page is of another person', () => {
    storeText('token', 'of asha');
    expect(readText('token')).toBeNull();
    expect(getToken()).toBeNull();
  });

  it('judges return paths as a page does', () => {
    expect(safeReturnPath('/dashboard?a=b#c')).toBe('/dashboard?a=b#c');
    expect(safeReturnPath('//other.example')).toBeUndefined();
  });

  it('calls the API through its own transport, for nobody', async () => {
    const requested: Request[] = [];
    setApiTransport({
      origin: 'http://gateway:8080',
      fetch: (request) => {
        requested.push(request);
        return Promise.resolve(Response.json({ exams: [] }));
      },
    });
    const params = { query: { page: 2 } };
    await expect(api.GET('/exams', { params })).resolves.toEqual({ exams: [] });
    expect(requested[0]?.url).toBe('http://gateway:8080/exams?page=2');
    expect(requested[0]?.headers.has('authorization')).toBe(false);
  });
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { runtimeConfigQuery, type RuntimeConfig } from '../runtime-config/runtime-config';
import { storeToken, type User } from '../session/session';
import { useSessionSync } from '../session/use-session-sync';
import { meQuery } from '../session/use-user';

export { FakeCaches } from './fake-caches';
export { errorBody, startServer, type ErrorDetails } from './server';
export { prefetchedCalls } from './prefetched-calls';
export { collectToasts } from './toasts';

/** The initial state of a test. */
export interface RenderAppOptions {
  /** Path, with query, at which the app opens; `/` by default. */
  route?: string;
  /** The location state of that path. */
  state?: unknown;
  /** The signed-in user; a visitor by default. */
  user?: Partial<User>;
  /** The session's token, for tests that read its claims. */
  token?: string;
  /** The gateway's configuration for the page. */
  runtimeConfig?: Partial<RuntimeConfig>;
  /** Whether the page has just been opened, so that a screen draws one part after another (`useSteps`). */
  isFirstScreen?: boolean;
}

/** What `renderApp` returns in addition to Testing Library's result. */
export interface RenderedApp extends RenderResult {
  queryClient: QueryClient;
  /** The current path with query and fragment. */
  currentPath: () => string;
}

/** A student for tests. */
export const sampleUser: User = {
  id: '01910000-0000-7000-8000-000000000001',
  name: 'Asha Verma',
  email: 'asha@example.org',
  membership: 'Premium',
  avatar: null,
};

const sampleConfig: RuntimeConfig = {
  remotes: {},
  allowOverrides: false,
  site: {
    phone: '+91 33 4000 0000',
    emails: ['hello@abhyas.example', 'support@abhyas.example'],
    address: '12 Park Street, Kolkata 700016, West Bengal',
    companyRegistration: 'U80900WB2026PTC000000',
    socials: [],
  },
};

/** Renders part of an app as the shell does: inside a router and a query client, with a session. */
export function renderApp(
  ui: ReactElement,
  {
    route = '/',
    state,
    user,
    token = 'test-token',
    runtimeConfig,
    isFirstScreen = false,
  }: RenderAppOptions = {},
): RenderedApp {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity, networkMode: 'always' } },
  });
  storeToken(user ? token : null);
  document.documentElement.toggleAttribute('data-screen', !isFirstScreen);
  if (user) queryClient.setQueryData(meQuery.queryKey, { ...sampleUser, ...user });
  queryClient.setQueryData(runtimeConfigQuery.queryKey, { ...sampleConfig, ...runtimeConfig });

  let path = route;
  const onPath = (next: string) => {
    path = next;
  };
  const result = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[{ ...splitPath(route), state }]}>
        <Frame onPath={onPath}>{ui}</Frame>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...result, queryClient, currentPath: () => path };
}

function Frame({ children, onPath }: { children: ReactNode; onPath: (path: string) => void }) {
  const { pathname, search, hash } = useLocation();
  onPath(pathname + search + hash);
  useSessionSync();
  return <main id="main">{children}</main>;
}

function splitPath(route: string) {
  const { pathname, search, hash } = new URL(route, 'http://localhost');
  return { pathname, search, hash };
}

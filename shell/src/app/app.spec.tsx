import { endSession, getToken, loginPath, meQuery, useUser } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import {
  collectToasts,
  errorBody,
  renderApp,
  sampleUser,
  startServer,
} from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { lazy } from 'react';
import { Navigate } from 'react-router';
import { RemoteLoaderContext } from '../remotes/remote-loader-context';
import { fakeRemotes } from '../testing/fake-remotes';
import { App } from './app';

const server = startServer();

/** A fake remote screen: it calls a service on click. */
function Caller() {
  return (
    <button
      type="button"
      onClick={() => {
        void api.GET('/api/user/profile').catch(() => undefined);
      }}
    >
      Call
    </button>
  );
}

/** The same for members only: without a session it goes to the log-in screen by itself. */
function MembersOnly() {
  return useUser().status === 'out' ? (
    <Navigate to={loginPath('/dashboard')} replace />
  ) : (
    <Caller />
  );
}

function renderSite(route: string, Screen = Caller, isFirstScreen = false) {
  return renderApp(
    <RemoteLoaderContext value={fakeRemotes({ app: Screen })}>
      <App />
    </RemoteLoaderContext>,
    { route, user: {}, isFirstScreen },
  );
}

describe('App', () => {
  it('marks frame and screen once their buttons work', async () => {
    const page = document.documentElement;
    page.removeAttribute('data-frame');
    let arrive = (_screen: { default: typeof Caller }): void => undefined;
    const Late = lazy(
      async () =>
        new Promise<{ default: typeof Caller }>((resolve) => {
          arrive = resolve;
        }),
    );
    renderSite('/exam-test-series', () => <Late />, true);
    await screen.findByRole('banner');
    expect([page.dataset['frame'], page.dataset['screen']]).toEqual(['ready', undefined]);
    arrive({ default: Caller });
    await screen.findByRole('button', { name: 'Call' });
    expect(page.dataset['screen']).toBe('ready');
  });

  it('notices the end of a session before it lets the data of a student be requested', async () => {
    const { queryClient } = renderApp(
      <RemoteLoaderContext value={fakeRemotes({ app: Caller })}>
        <App
          onReady={() => {
            endSession({ expired: true });
          }}
        />
      </RemoteLoaderContext>,
      { route: '/exam-test-series', user: {} },
    );
    await screen.findByRole('banner');
    expect(queryClient.getQueryData(meQuery.queryKey)).toBeUndefined();
  });

  it('redirects from a rejected session to the log-in screen, and back afterwards', async () => {
    server.use(
      http.get('http://localhost/api/user/profile', () =>
        HttpResponse.json(errorBody({ message: 'No.', code: 'bad_token' }), { status: 401 }),
      ),
      http.post('http://localhost/api/auth/login', () =>
        HttpResponse.json({ token: 'fresh', user: sampleUser }),
      ),
    );
    const toasts = collectToasts();
    const { currentPath } = renderSite('/exam-details/1?tab=all#tests');
    await userEvent.click(await screen.findByRole('button', { name: 'Call' }));

    expect(await screen.findByText(/You were logged out/)).toBeInTheDocument();
    expect(getToken()).toBeNull();
    expect(currentPath()).toBe(
      `/login?next=${encodeURIComponent('/exam-details/1?tab=all#tests')}`,
    );
    // The screen says it; a toast would say it again.
    expect(toasts).toEqual([]);

    await userEvent.type(screen.getByLabelText('Email address'), 'asha@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'a good password');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => {
      expect(currentPath()).toBe('/exam-details/1?tab=all#tests');
    });
    expect(getToken()).toBe('fresh');
  });

  it('says that the session has ended even if the remote goes to the log-in screen itself', async () => {
    server.use(
      http.get('http://localhost/api/user/profile', () =>
        HttpResponse.json(errorBody({ message: 'No.', code: 'bad_token' }), { status: 401 }),
      ),
    );
    renderSite('/dashboard', MembersOnly);
    await userEvent.click(await screen.findByRole('button', { name: 'Call' }));
    expect(await screen.findByText(/You were logged out/)).toBeInTheDocument();
  });
});

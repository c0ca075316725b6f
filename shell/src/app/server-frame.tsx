import { slotTag, type ServerFrame, type SlotKind } from '@abhyas/page-kit';
import {
  createQueryClient,
  FORGOT_PASSWORD_PATH,
  LOGIN_PATH,
  REGISTER_PATH,
  runtimeConfigQuery,
  type RuntimeConfig,
} from '@abhyas/web-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { RemoteLoaderContext, type Remotes } from '../remotes/remote-loader-context';
import * as texts from '../texts/routes';
import { App } from './app';
import { findRemoteRoute } from './route-table';

/** The shell's own screens, with their chunks. */
const ownScreens: Readonly<Record<string, { title: string; chunk: string }>> = {
  [LOGIN_PATH]: { title: texts.loginTitle, chunk: 'login' },
  [REGISTER_PATH]: { title: texts.registerTitle, chunk: 'register' },
  [FORGOT_PASSWORD_PATH]: { title: texts.forgotPasswordTitle, chunk: 'forgot-password' },
};
/** What they read from the query. */
const signInSearch = ['next', 'step'];
const unknownScreen = { title: texts.notFoundTitle, chunk: 'not-found' };

/** The frame of every page, for the page server. */
export const serverFrame: ServerFrame = {
  routeOf: (pathname, config) => {
    const route = findRemoteRoute(pathname);
    if (route) {
      const { remote, title } = route;
      return { remote, title, isUnknown: false, search: [], chunks: [] };
    }
    const own = ownScreens[pathname];
    const { title, chunk } = own ?? unknownScreen;
    return {
      remote: undefined,
      title,
      isUnknown: own === undefined,
      search: own ? signInSearch : [],
      chunks: [chunk],
      // Browsers block the provider's window if it opens long after the press.
      needsScripts: own !== undefined && (config as RuntimeConfig).signIn !== undefined,
    };
  },

  element: ({ address, slot, config }) => {
    const queries = createQueryClient();
    queries.setQueryData(runtimeConfigQuery.queryKey, config as RuntimeConfig);
    return (
      <QueryClientProvider client={queries}>
        <RemoteLoaderContext value={slots[slot]}>
          <MemoryRouter initialEntries={[address]}>
            <App />
          </MemoryRouter>
        </RemoteLoaderContext>
      </QueryClientProvider>
    );
  },
};

function Slot() {
  return createElement(slotTag);
}

/** Leaves its place to the skeleton around it. */
function NoScreen(): never {
  throw new Error('The screen is rendered in the browser.');
}

const slots: Readonly<Record<SlotKind, Remotes>> = {
  marked: remotesOf(Slot),
  skeleton: remotesOf(NoScreen),
};

function remotesOf(Screen: ComponentType): Remotes {
  return { app: () => Screen, conversation: () => NoScreen, forget: () => undefined };
}

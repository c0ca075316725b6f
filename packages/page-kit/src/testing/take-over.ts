import type { RuntimeConfig } from '@abhyas/web-kit';
import { afterEach, jest } from '@jest/globals';
import type { DehydratedState } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { UnreleasedPage } from '../renderer/create-page-renderer';
import { serverScope, type RemoteImport } from './server-scope';
import { answerFrom, type ServiceAnswers } from './service-answers';

/** How the browser differs from the server. */
export interface TakeOverOptions {
  answers?: ServiceAnswers;
  /** What the page server writes into every page: the content of `/remotes.json`. */
  config?: RuntimeConfig;
  /** In CSS pixels. */
  width?: number;
  /** The media queries that match, beside those for widths. */
  media?: readonly string[];
  /** The browser's local storage. */
  storage?: Readonly<Record<string, string>>;
  /** What a person does with the page before its script runs. */
  meanwhile?: (screen: HTMLElement) => void;
}

/** A page whose script has taken it over. */
export interface TakenOverPage {
  /** The element around the screen. */
  screen: HTMLElement;
  /** The nodes of the server's HTML that the script has replaced or removed. */
  lost: () => Element[];
  /** What React says about differences between the server's HTML and the browser's, and other errors. */
  problems: string[];
  /** The addresses of the browser's requests. */
  calls: string[];
  /** Runs an action and what follows from it. */
  act: (action?: () => void) => Promise<void>;
}

let close: (() => Promise<void>) | undefined;

afterEach(async () => {
  await close?.();
  close = undefined;
});

/** Puts a page's HTML into a browser and runs its script, as the shell does. */
export async function takeOver(
  load: RemoteImport,
  address: string,
  page: Pick<UnreleasedPage, 'html' | 'queries'>,
  options: TakeOverOptions = {},
): Promise<TakenOverPage> {
  const { answers = {}, config, width = 1024, media = [], storage = {}, meanwhile } = options;
  // React's marks of a boundary whose content is complete.
  const html = `<div id="root"><!--$-->${page.html}<!--/$--></div>`;
  serverScope().openBrowser({ url: `http://localhost${address}`, html, width, media });
  jest.resetModules();
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  const calls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(answerFrom(answers, calls));
  const problems: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    problems.push(parts.map(String).join(' '));
  });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

  const { act, createElement, Suspense, useEffect } = await import('react');
  const { hydrateRoot } = await import('react-dom/client');
  const { BrowserRouter } = await import('react-router');
  const { hydrate, QueryClientProvider } = await import('@tanstack/react-query');
  const { createQueryClient, runtimeConfigQuery, takeErrors } = await import('@abhyas/web-kit');
  const { inPageSlot } = await import('../page-slot');
  const { App } = (await load()).publicRemote;

  const screen = document.querySelector<HTMLElement>('#root');
  if (!screen) throw new Error('The page has no root.');
  const sent = [...screen.querySelectorAll('*')].filter((element) => !element.closest('noscript'));
  meanwhile?.(screen);

  const queries = createQueryClient();
  if (config) queries.setQueryData(runtimeConfigQuery.queryKey, config);
  const data = JSON.parse(JSON.stringify(page.queries)) as DehydratedState;
  const now = Date.now();
  for (const query of data.queries) {
    query.state = takeErrors({ ...query.state, dataUpdatedAt: now }, now);
  }
  hydrate(queries, data);
  const watch = { isTakenOver: false, isClosed: false };
  function Watch({ children }: { children: ReactNode }) {
    useEffect(() => {
      watch.isTakenOver = true;
    }, []);
    return children;
  }
  const root = hydrateRoot(
    screen,
    inPageSlot(
      createElement(
        QueryClientProvider,
        { client: queries },
        createElement(
          BrowserRouter,
          null,
          createElement(
            Suspense,
            { fallback: 'Loading' },
            createElement(Watch, null, createElement(App)),
          ),
        ),
      ),
    ),
    {
      onRecoverableError: (error) => {
        problems.push(String(error));
      },
    },
  );
  const settle = async (action: () => void = () => undefined) => {
    await act(async () => {
      action();
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    });
  };
  close = async () => {
    watch.isClosed = true;
    await settle(() => {
      root.unmount();
    });
    queries.clear();
    serverScope().closeBrowser();
  };
  // Lazy parts load first. A test whose time is over has closed the page.
  while (!watch.isTakenOver && !watch.isClosed) await settle();
  await settle();
  return {
    screen,
    lost: () => sent.filter((element) => !element.isConnected),
    problems,
    calls,
    act: settle,
  };
}

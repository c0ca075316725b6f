import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BrowserRouter, Link } from 'react-router';
import type { RemoteModule } from '../remote/remote-module';
import { HOME_PATH } from '../rules/paths';
import { createQueryClient } from '../runtime-config/query-client';
import { useSessionSync } from '../session/use-session-sync';
import { onToast, type Toast } from '../toast/toast';

/** Props of `StandAlone`. */
export interface StandAloneProps {
  remote: RemoteModule;
  /** The path that serves the page. */
  basename: string;
}

const queries = createQueryClient();

/** Runs a remote without the shell, for development: router, query client and session. */
export function StandAlone({ remote: { App }, basename }: StandAloneProps) {
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter basename={basename}>
        <SessionAndToasts />
        <nav>
          <Link to={HOME_PATH}>Start</Link>
        </nav>
        <main id="main" tabIndex={-1}>
          <App />
        </main>
      </BrowserRouter>
    </QueryClientProvider>
  );
}

function SessionAndToasts() {
  const [last, setLast] = useState<Toast>();
  useSessionSync();
  useEffect(() => onToast(setLast), []);
  return <p role="status">{last?.text}</p>;
}

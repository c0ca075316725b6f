import { RetryBoundary } from '@abhyas/web-kit';
import { Suspense, type ReactNode } from 'react';
import { useReadyMark } from '../app/use-ready-mark';
import { reportRemoteError } from './error-reports';
import { RemoteFailure } from './remote-failure';
import { useRemotes } from './remote-loader-context';
import { RemoteSkeleton } from './remote-skeleton';

interface RemoteOutletProps {
  /** The remote's name. */
  remote: string;
  /** The part's name for users: "The exam pages". */
  label: string;
  /** A change of this value retries a failed remote. */
  resetKey: string;
}

/** Renders a remote's screens and contains its failures. */
export function RemoteOutlet({ remote, label, resetKey }: RemoteOutletProps) {
  const remotes = useRemotes();
  return (
    <RetryBoundary
      key={remote}
      resetKey={resetKey}
      onRetry={() => {
        remotes.forget(remote);
      }}
      onError={(error) => {
        console.error(`The remote ${remote} failed.`, error);
        reportRemoteError(remote, error);
      }}
      fallback={(failure) => <RemoteFailure label={label} {...failure} />}
    >
      <Suspense fallback={<RemoteSkeleton />}>
        <RemoteApp remote={remote} />
      </Suspense>
    </RetryBoundary>
  );
}

function RemoteApp({ remote }: { remote: string }): ReactNode {
  const App = useRemotes().app(remote);
  useReadyMark('screen');
  return <App />;
}

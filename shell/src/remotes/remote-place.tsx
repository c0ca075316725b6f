import { Suspense, type ReactNode } from 'react';
import { RetryBoundary } from '@abhyas/web-kit';
import { reportRemoteError } from './error-reports';
import { RemoteFailure } from './remote-failure';
import { useRemotes } from './remote-loader-context';
import { RemoteSkeleton } from './remote-skeleton';

interface RemotePlaceProps {
  /** The remote's name. */
  remote: string;
  /** What stands here, for people: "The exam pages". */
  label: string;
  /** A change of this value gives a failed remote another chance. */
  resetKey: string;
}

/** Where a remote's screens are drawn; whatever happens to it stays in this place. */
export function RemotePlace({ remote, label, resetKey }: RemotePlaceProps) {
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
        <Draw remote={remote} />
      </Suspense>
    </RetryBoundary>
  );
}

function Draw({ remote }: { remote: string }): ReactNode {
  const App = useRemotes().app(remote);
  return <App />;
}

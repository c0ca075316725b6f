import { RetryBoundary } from '@abhyas/web-kit';
import { Suspense, type ComponentType } from 'react';
import { reportRemoteError } from '../remotes/error-reports';
import { RemoteFailure } from '../remotes/remote-failure';
import { RemoteSkeleton } from '../remotes/remote-skeleton';
import * as texts from '../texts/routes';
import { useReadyMark } from './use-ready-mark';

/** One of the shell's own screens, loaded on first use. */
export function OwnScreen({ screen: Screen }: { screen: ComponentType }) {
  return (
    <RetryBoundary
      onError={(error) => {
        reportRemoteError('shell', error);
      }}
      fallback={(failure) => <RemoteFailure label={texts.page} {...failure} />}
    >
      <Suspense fallback={<RemoteSkeleton />}>
        <Shown screen={Screen} />
      </Suspense>
    </RetryBoundary>
  );
}

function Shown({ screen: Screen }: { screen: ComponentType }) {
  useReadyMark('screen');
  return <Screen />;
}

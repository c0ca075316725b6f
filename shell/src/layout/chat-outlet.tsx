import { Button } from '@abhyas/ui';
import { RetryBoundary } from '@abhyas/web-kit';
import { Suspense, useEffect, useState } from 'react';
import { reportRemoteError } from '../remotes/error-reports';
import { useRemotes } from '../remotes/remote-loader-context';
import * as texts from '../texts/frame';
import styles from './chat-outlet.module.css';

const remote = 'marketing';

/** Renders the chat assistant, which loads after the page itself. */
export function ChatOutlet() {
  const isIdle = useIdle();
  const remotes = useRemotes();
  if (!isIdle) return null;
  return (
    <RetryBoundary
      onRetry={() => {
        remotes.forget(remote);
      }}
      onError={(error) => {
        console.error('The chat assistant failed.', error);
        reportRemoteError(remote, error);
      }}
      fallback={({ retry }) => (
        <div className={styles.failure}>
          <Button variant="secondary" size="sm" onClick={retry}>
            {texts.chatFailed}
          </Button>
        </div>
      )}
    >
      <Suspense>
        <aside aria-label={texts.chat}>
          <Chat />
        </aside>
      </Suspense>
    </RetryBoundary>
  );
}

function Chat() {
  const Widget = useRemotes().widget(remote, 'chat');
  return <Widget />;
}

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIdle(true);
    }, 1_500);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isIdle;
}

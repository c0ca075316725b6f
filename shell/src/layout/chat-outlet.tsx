import { Button, FailureState, LoadingRegion, MessageCircle, Spinner } from '@abhyas/ui';
import { onOwnerChanged, RetryBoundary, type ChatProps } from '@abhyas/web-kit';
import { Suspense, useEffect, useRef, useState } from 'react';
import { reportRemoteError } from '../remotes/error-reports';
import { useRemotes } from '../remotes/remote-loader-context';
import * as texts from '../texts/chat';
import styles from './chat-outlet.module.css';
import { QuickQuestions } from './quick-questions';

const remote = 'marketing';

/**
 * The button of the exam assistant, floating above the page: it steps aside while a control is under it
 * (`page-boot.js`). Most visitors never press it: the conversation is a remote's, and loads when they are about to.
 */
export function ChatOutlet() {
  return (
    <aside aria-label={texts.chat}>
      {/* The end of a session ends the conversation: the next person must not see or continue it. */}
      <Assistant key={useEndedSessions()} />
    </aside>
  );
}

/** How many sessions have ended on this page. A visitor who logs in is still the same person. */
function useEndedSessions(): number {
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      onOwnerChanged((previousId) => {
        if (previousId !== null) setCount((before) => before + 1);
      }),
    [],
  );
  return count;
}

function Assistant() {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [firstQuestion, setFirstQuestion] = useState<string>();
  const [hasSpoken, setHasSpoken] = useState(false);

  const load = () => {
    setWanted(true);
  };
  const open = (question?: string) => {
    setFirstQuestion(question);
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      {!isOpen && !hasSpoken && (
        <div className={styles.closed} data-print="none" onPointerEnter={load} onFocus={load}>
          <QuickQuestions onAsk={open} />
        </div>
      )}
      <Button
        ref={opener}
        className={styles.opener}
        data-open={isOpen || undefined}
        data-floats=""
        data-print="none"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          open();
        }}
      >
        <MessageCircle aria-hidden="true" />
        <span className={styles.openerText}>{texts.assistant}</span>
      </Button>
      {isWanted && (
        <Conversation
          isOpen={isOpen}
          firstQuestion={firstQuestion}
          onSpoken={() => {
            setHasSpoken(true);
          }}
          onClose={() => {
            setOpen(false);
          }}
          onClosed={() => {
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** The conversation, and what stands in its place while it loads or if it does not. */
function Conversation(props: ChatProps) {
  const remotes = useRemotes();
  const { isOpen } = props;
  return (
    <RetryBoundary
      onRetry={() => {
        remotes.forget(remote);
      }}
      onError={(error) => {
        console.error('The chat assistant failed.', error);
        reportRemoteError(remote, error);
      }}
      fallback={({ retry }) =>
        isOpen && (
          <div className={styles.waiting}>
            <FailureState title={texts.loadFailed} onRetry={retry} />
          </div>
        )
      }
    >
      <Suspense
        fallback={
          isOpen && (
            <LoadingRegion label={texts.opening} className={styles.waiting}>
              <Spinner />
            </LoadingRegion>
          )
        }
      >
        <Chat {...props} />
      </Suspense>
    </RetryBoundary>
  );
}

function Chat(props: ChatProps) {
  const Widget = useRemotes().conversation(remote);
  return <Widget {...props} />;
}

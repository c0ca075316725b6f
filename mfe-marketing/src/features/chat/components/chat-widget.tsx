import { Button, FailureState, LoadingRegion, MessageCircle, Spinner } from '@abhyas/ui';
import { lazyWithRetry, onOwnerChanged, RetryBoundary } from '@abhyas/web-kit';
import { Suspense, useEffect, useRef, useState } from 'react';
import * as texts from '../../../texts/chat';
import styles from './chat-widget.module.css';
import { QuickQuestions } from './quick-questions';

// Most visitors never open it: the conversation's code loads when they do.
const Conversation = lazyWithRetry(async () => ({
  default: (await import('./chat-conversation')).ChatConversation,
}));

/** The exam assistant, floating above the page. Not modal, because the page stays usable. */
export function ChatWidget() {
  // The end of a session ends the conversation: the next person must not see or continue it.
  return <Assistant key={useEndedSessions()} />;
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
  const [wasOpened, setWasOpened] = useState(false);
  const [firstQuestion, setFirstQuestion] = useState<string>();
  const [hasSpoken, setHasSpoken] = useState(false);

  const open = (question?: string) => {
    setFirstQuestion(question);
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      {!isOpen && !hasSpoken && (
        <div className={styles.closed} data-print="none">
          <QuickQuestions onAsk={open} />
        </div>
      )}
      <Button
        ref={opener}
        className={styles.opener}
        data-open={isOpen || undefined}
        data-print="none"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          open();
        }}
      >
        <MessageCircle aria-hidden="true" />
        <span className={styles.openerText}>{texts.assistant}</span>
      </Button>
      {wasOpened && (
        <RetryBoundary fallback={({ retry }) => isOpen && <LoadFailure onRetry={retry} />}>
          <Suspense fallback={isOpen && <Loading />}>
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
          </Suspense>
        </RetryBoundary>
      )}
    </>
  );
}

function Loading() {
  return (
    <LoadingRegion label={texts.opening} className={styles.waiting}>
      <Spinner />
    </LoadingRegion>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.waiting}>
      <FailureState title={texts.loadFailed} onRetry={onRetry} />
    </div>
  );
}

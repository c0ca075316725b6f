import { useEffect, useState } from 'react';
import { Button, Dialog } from '@abhyas/ui';

export interface TimeUpDialogProps {
  /** Tries that failed so far. */
  failures: number;
  /** Milliseconds (performance.now) until which the server takes answers. */
  graceEndsAt: number;
  onRetry: () => void;
}

/** Time is up: the test submits itself, and says how long is left to reconnect where it cannot. */
export function TimeUpDialog({ failures, graceEndsAt, onRetry }: TimeUpDialogProps) {
  const left = useSecondsUntil(graceEndsAt);
  const isStuck = failures > 0;
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissible={false}
      title="Time is up"
      description={isStuck ? undefined : 'Your test is being submitted.'}
      footer={
        isStuck ? (
          <Button onClick={onRetry} variant="secondary">
            Try again now
          </Button>
        ) : undefined
      }
    >
      {isStuck && (
        <>
          <p role="status">
            {left > 0
              ? 'We cannot reach the server. Your answers are kept here and sent as soon as it answers.'
              : 'The server could not be reached in time. What it had saved before is graded, and your result waits for you in your test history.'}
          </p>
          {/* Seen, not spoken: a count that talks every second lets nobody think. */}
          {left > 0 && (
            <p>
              It takes them for {left} more {left === 1 ? 'second' : 'seconds'}.
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}

function useSecondsUntil(end: number): number {
  const [left, setLeft] = useState(() => secondsUntil(end));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(end)), 1000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - performance.now()) / 1000));
}

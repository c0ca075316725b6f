import type { ReactNode } from 'react';
import { ErrorBoundary, type ErrorBoundaryProps } from 'react-error-boundary';
import { retryFailedChunks } from './lazy-with-retry';

/** Props of a fallback. */
export interface FallbackProps {
  error: unknown;
  /** Mounts the failed part again and retries its failed downloads. */
  retry: () => void;
}

interface RetryBoundaryProps extends Pick<ErrorBoundaryProps, 'children' | 'onError'> {
  /** Rendered in place of the failed part. */
  fallback: (props: FallbackProps) => ReactNode;
  /** Called before the retry. */
  onRetry?: () => void;
  /** A change of this value (for example the path) clears the failure. */
  resetKey?: string;
}

/** Limits a failure to its part of the screen and offers a retry there. */
export function RetryBoundary({ fallback, onRetry, resetKey, ...rest }: RetryBoundaryProps) {
  return (
    <ErrorBoundary
      {...rest}
      resetKeys={[resetKey]}
      onReset={() => {
        retryFailedChunks();
        onRetry?.();
      }}
      fallbackRender={({ error, resetErrorBoundary: retry }) => fallback({ error, retry })}
    />
  );
}

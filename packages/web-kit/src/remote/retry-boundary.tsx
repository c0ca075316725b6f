import { Component, type ErrorInfo, type ReactNode } from 'react';
import { retryFailedChunks } from './lazy-with-retry';

/** Props of a fallback. */
export interface FallbackProps {
  error: unknown;
  /** Mounts the failed part again and retries its failed downloads. */
  retry: () => void;
}

interface RetryBoundaryProps {
  children: ReactNode;
  /** Rendered in place of the failed part. */
  fallback: (props: FallbackProps) => ReactNode;
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** Called before the retry. */
  onRetry?: () => void;
  /** A change of this value (for example the path) clears the failure. */
  resetKey?: string;
}

interface RetryBoundaryState {
  /** The failure, in an object because anything can be thrown. */
  failure?: { error: unknown } | undefined;
}

/** Limits a failure to its part of the screen and offers a retry there. */
export class RetryBoundary extends Component<RetryBoundaryProps, RetryBoundaryState> {
  override state: RetryBoundaryState = {};

  static getDerivedStateFromError(error: unknown): RetryBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override componentDidUpdate(before: RetryBoundaryProps, { failure }: RetryBoundaryState): void {
    // Not the update that shows the failure: the same change may have caused it.
    if (failure && this.state.failure && before.resetKey !== this.props.resetKey) this.#retry();
  }

  readonly #retry = (): void => {
    retryFailedChunks();
    this.props.onRetry?.();
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.props.fallback({ error: failure.error, retry: this.#retry });
  }
}

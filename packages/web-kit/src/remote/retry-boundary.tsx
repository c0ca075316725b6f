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
  /** Called once per failure. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** Called before the retry. */
  onRetry?: () => void;
  /** A change of this value (for example the path) clears the failure. */
  resetKey?: string;
}

interface RetryBoundaryState {
  failure: { error: unknown } | undefined;
}

/** Limits a failure to its part of the screen and offers a retry there. */
export class RetryBoundary extends Component<RetryBoundaryProps, RetryBoundaryState> {
  override state: RetryBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): RetryBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override componentDidUpdate(previous: RetryBoundaryProps): void {
    if (this.state.failure && previous.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = (): void => {
    retryFailedChunks();
    this.props.onRetry?.();
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure
      ? this.props.fallback({ error: failure.error, retry: this.retry })
      : this.props.children;
  }
}

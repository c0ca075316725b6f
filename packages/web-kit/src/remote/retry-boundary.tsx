import { Component, type ErrorInfo, type ReactNode } from 'react';
import { retryFailedChunks } from './lazy-with-retry';

/** What a fallback is told. */
export interface FallbackProps {
  error: unknown;
  /** Mounts the failed part again, with its failed downloads forgotten. */
  retry: () => void;
}

interface RetryBoundaryProps {
  children: ReactNode;
  /** Stands in the place of what failed. */
  fallback: (props: FallbackProps) => ReactNode;
  /** Called once per failure. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** Called before the retry. */
  onRetry?: () => void;
  /** A change of this value (the path, say) clears the failure. */
  resetKey?: string;
}

interface RetryBoundaryState {
  failure: { error: unknown } | undefined;
}

/** Keeps a failure inside its place on the screen and offers to try again there. */
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

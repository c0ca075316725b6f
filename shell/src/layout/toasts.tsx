import type { ToastMessage } from '@abhyas/ui';
import { lazyWithRetry, onToast, RetryBoundary, type Toast } from '@abhyas/web-kit';
import { Suspense, useEffect, useReducer } from 'react';

// Most page views have no toast: the component loads with the first message.
const ToastList = lazyWithRetry(() => import('./toast-list'));

const RETRY_MS = 5_000;

let count = 0;

type Action = { type: 'add'; id: string; toast: Toast } | { type: 'dismiss'; id: string };

/** Renders the toasts of every app on the page. */
export function Toasts() {
  const [toasts, dispatch] = useReducer(reduce, []);
  useEffect(
    () =>
      onToast((toast) => {
        count += 1;
        dispatch({ type: 'add', id: String(count), toast });
      }),
    [],
  );
  const newest = toasts.at(-1);
  if (!newest) return null;
  return (
    // Offline, the component may not load: the page works without it, and the message is shown later.
    <RetryBoundary resetKey={newest.id} fallback={({ retry }) => <RetryLater retry={retry} />}>
      <Suspense>
        <ToastList
          toasts={toasts}
          onDismiss={(id) => {
            dispatch({ type: 'dismiss', id });
          }}
        />
      </Suspense>
    </RetryBoundary>
  );
}

/** Shows nothing, and retries after a moment or when the network is back. */
function RetryLater({ retry }: { retry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [retry]);
  return null;
}

function reduce(toasts: readonly ToastMessage[], action: Action): readonly ToastMessage[] {
  switch (action.type) {
    case 'add':
      return [...stillValid(toasts, action.toast), { id: action.id, ...action.toast }];
    case 'dismiss':
      return toasts.filter(({ id }) => id !== action.id);
  }
}

/** A success replaces all earlier toasts; different errors are shown together. */
function stillValid(toasts: readonly ToastMessage[], next: Toast): readonly ToastMessage[] {
  return toasts.filter(
    ({ tone, text }) => tone === 'error' && tone === next.tone && text !== next.text,
  );
}

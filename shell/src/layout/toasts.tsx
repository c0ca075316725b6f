import { Suspense, useEffect, useReducer } from 'react';
import type { ToastMessage } from '@abhyas/ui';
import { lazyWithRetry, onToast, RetryBoundary, type Toast } from '@abhyas/web-kit';

// Nothing is said on most page views: the drawing is loaded with the first message.
const ToastList = lazyWithRetry(() => import('./toast-list'));

let count = 0;

type Action = { type: 'add'; id: string; toast: Toast } | { type: 'dismiss'; id: string };

/** Draws the short messages of every app on the page. */
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
    // Offline, the drawing itself may not come: the page goes on without, the next message tries.
    <RetryBoundary resetKey={newest.id} fallback={() => null}>
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

function reduce(toasts: readonly ToastMessage[], action: Action): readonly ToastMessage[] {
  switch (action.type) {
    case 'add':
      return [...standing(toasts, action.toast), { id: action.id, ...action.toast }];
    case 'dismiss':
      return toasts.filter(({ id }) => id !== action.id);
  }
}

/** A success makes all before it old news; of failures, those that differ stand together. */
function standing(toasts: readonly ToastMessage[], next: Toast): readonly ToastMessage[] {
  return toasts.filter(
    ({ tone, text }) => tone === 'error' && tone === next.tone && text !== next.text,
  );
}

import { lazy, Suspense, useEffect, useReducer } from 'react';
import type { ToastMessage } from '@abhyas/ui';
import { onToast, type Toast } from '@abhyas/web-kit';

// Nothing is said on most page views: the drawing is loaded with the first message.
const ToastList = lazy(() => import('./toast-list'));

type Action = { type: 'add'; id: string; toast: Toast } | { type: 'dismiss'; id: string };

/** Draws the short messages of every app on the page. */
export function Toasts() {
  const [toasts, dispatch] = useReducer(reduce, []);
  useEffect(
    () =>
      onToast((toast) => {
        dispatch({ type: 'add', id: crypto.randomUUID(), toast });
      }),
    [],
  );
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastList
        toasts={toasts}
        onDismiss={(id) => {
          dispatch({ type: 'dismiss', id });
        }}
      />
    </Suspense>
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

/** A success makes the failures before it old news. */
function standing(toasts: readonly ToastMessage[], next: Toast): readonly ToastMessage[] {
  return next.tone === 'success' ? toasts.filter(({ tone }) => tone === 'success') : toasts;
}

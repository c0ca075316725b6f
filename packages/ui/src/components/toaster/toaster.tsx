import * as Primitive from 'radix-ui/toast';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../class-names';
import { CircleAlert, CircleCheck, X } from '../../icons';
import { IconButton } from '../button/button';
import styles from './toaster.module.css';

export interface ToastMessage {
  id: string;
  tone: 'success' | 'error';
  text: string;
}

export interface ToasterProps {
  /** Oldest first. */
  toasts: readonly ToastMessage[];
  /** Called when a toast expires or is closed. */
  onDismiss: (id: string) => void;
}

const durations = { success: 5_000, error: 10_000 } as const;

/** The height of the toasts, for what sticks to the top of the page below them. */
const HEIGHT = '--toasts-height';

/**
 * Short confirmations, announced politely; F8 focuses them. On wide screens in the lower corner; on phones
 * where it stands, which should be the sticky top of the page.
 */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
  const viewport = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const list = viewport.current;
    if (!list) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(HEIGHT, `${list.offsetHeight}px`);
    });
    observer.observe(list);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
  return (
    <Primitive.Provider label="Notification" swipeDirection="right">
      {toasts.map((toast) => (
        <Primitive.Root
          key={toast.id}
          type="background"
          duration={durations[toast.tone]}
          className={classNames(styles.toast, styles[toast.tone])}
          onOpenChange={(open) => {
            if (!open) onDismiss(toast.id);
          }}
        >
          {toast.tone === 'success' ? (
            <CircleCheck className={styles.icon} aria-hidden="true" />
          ) : (
            <CircleAlert className={styles.icon} aria-hidden="true" />
          )}
          <Primitive.Description className={styles.text}>{toast.text}</Primitive.Description>
          <Primitive.Close asChild>
            <IconButton label="Dismiss">
              <X aria-hidden="true" />
            </IconButton>
          </Primitive.Close>
        </Primitive.Root>
      ))}
      <Primitive.Viewport ref={viewport} className={styles.viewport} />
    </Primitive.Provider>
  );
}

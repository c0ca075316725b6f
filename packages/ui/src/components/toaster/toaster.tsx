import * as Primitive from 'radix-ui/toast';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../class-names';
import { CircleAlert, CircleCheck, X } from '../../icons';
import * as texts from '../../texts/toaster';
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

/** The height of the toasts, which on phones what is scrolled into view keeps free. */
const HEIGHT = '--toast-room';

/**
 * Short confirmations, announced politely; F8 focuses them. On wide screens in the lower corner; on phones
 * where it stands, which should be over the page, under its header. What has the focus stays visible.
 */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
  const viewport = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const list = viewport.current;
    if (!list) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(HEIGHT, `${list.offsetHeight}px`);
      showFocused(list);
    });
    observer.observe(list);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
  return (
    <Primitive.Provider label={texts.notification} swipeDirection="right">
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
            <IconButton label={texts.dismiss}>
              <X aria-hidden="true" />
            </IconButton>
          </Primitive.Close>
        </Primitive.Root>
      ))}
      <Primitive.Viewport ref={viewport} label={texts.notifications} className={styles.viewport} />
    </Primitive.Provider>
  );
}

/** Scrolls what has the focus out from under the toasts. */
function showFocused(list: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || list.contains(focused)) return;
  const [box, toasts] = [focused.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < toasts.bottom && box.bottom > toasts.top) {
    focused.scrollIntoView({ block: 'nearest' });
  }
}

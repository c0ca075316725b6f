import * as Primitive from 'radix-ui/toast';
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

/** Short confirmations at the edge of the screen, announced politely; F8 focuses them. */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
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
      <Primitive.Viewport className={styles.viewport} />
    </Primitive.Provider>
  );
}

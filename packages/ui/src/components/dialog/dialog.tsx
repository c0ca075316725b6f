import * as Primitive from 'radix-ui/dialog';
import { useRef, useState, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import type { Elements } from '../../elements';
import { X } from '../../icons';
import { lockScroll } from '../../lock-scroll';
import { reachWhereItScrolls } from '../../reach-where-it-scrolls';
import * as texts from '../../texts/dialog';
import { IconButton } from '../button/button';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The dialog's heading and accessible name. */
  title: string;
  /** One or two sentences under the title; screen readers read both. */
  description?: ReactNode;
  children?: Elements;
  /** The buttons; the primary one is last. */
  footer?: ReactNode;
  size?: 'md' | 'lg';
  /** If false, neither Escape nor a click outside closes it, and there is no close button. */
  dismissible?: boolean;
}

interface PanelProps extends DialogProps {
  className: string | undefined;
}

/** The second click of a double click comes after the dialog is open, and often outside it. */
const DOUBLE_CLICK_MS = 500;

/**
 * The panel itself takes focus, so that its title is read first and Enter presses no button. Then
 * the previous element gets the focus back, because a controlled dialog has no trigger of its own:
 * unless what closed the dialog has moved the focus to another place.
 */
function useFocusHandlers() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current = document.activeElement;
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isLost = document.activeElement === document.body;
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

/*
 * The backdrop is our own element: the primitive's writes a style element at run time, which the
 * content security policy blocks. global.css prevents scrolling instead.
 */
function Panel(props: PanelProps) {
  const { onOpenChange, title, description, children, footer, dismissible = true } = props;
  const focusHandlers = useFocusHandlers();
  const [openedAt] = useState(() => performance.now());
  const preventClose = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };
  const preventCloseOutside = (event: Event) => {
    if (performance.now() - openedAt < DOUBLE_CLICK_MS) event.preventDefault();
    preventClose(event);
  };
  return (
    <Primitive.Root open onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <div ref={lockScroll} className={styles.backdrop} />
        <Primitive.Content
          className={props.className}
          {...focusHandlers}
          onEscapeKeyDown={preventClose}
          onInteractOutside={preventCloseOutside}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <div className={styles.header}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            {dismissible && (
              <Primitive.Close asChild>
                <IconButton label={texts.close}>
                  <X aria-hidden="true" />
                </IconButton>
              </Primitive.Close>
            )}
          </div>
          <div ref={reachWhereItScrolls} className={styles.body}>
            {description !== undefined && (
              <Primitive.Description asChild>
                <div className={styles.description}>{description}</div>
              </Primitive.Description>
            )}
            {children}
          </div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** A modal question or text; focus stays inside and returns to the previous element. */
export function Dialog({ size = 'md', ...props }: DialogProps) {
  // A closed dialog costs nothing, however often its page renders.
  if (!props.open) return null;
  return <Panel {...props} className={classNames(styles.dialog, size === 'lg' && styles.large)} />;
}

export interface DrawerProps extends Omit<DialogProps, 'size' | 'dismissible'> {
  side?: 'left' | 'right';
}

/** A modal panel at the edge of the screen: a menu or a palette on small screens. */
export function Drawer({ side = 'right', ...props }: DrawerProps) {
  if (!props.open) return null;
  return <Panel {...props} className={classNames(styles.drawer, styles[side])} />;
}

import {
  cloneElement,
  isValidElement,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { Link } from 'react-router';
import { classNames } from '../../class-names';
import { Spinner } from '../spinner/spinner';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonLook {
  /** One primary per view; `soft` is for repeated actions, for example in list rows. */
  variant?: ButtonVariant;
  /** `sm` still has the full touch target on coarse pointers. */
  size?: ButtonSize;
  /** Takes the full width of its container. */
  block?: boolean;
  /** The side on which the text of a ghost button aligns with the text above and below. */
  edge?: 'start' | 'end';
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** If true, the button is disabled, shows a spinner and keeps its width. It gets its focus back. */
  pending?: boolean;
  /** Gives its look to its only child (a link to a file) instead of rendering a `button` element. */
  asChild?: boolean;
}

function lookOf(
  { variant = 'primary', size = 'md', block, edge }: ButtonLook,
  className?: string,
): string {
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    block && styles.block,
    edge && styles[`edge-${edge}`],
    className,
  );
}

/**
 * Returns the focus to a button after it was pending, unless the user has moved it: a disabled
 * button loses the focus.
 */
function useFocusAfterPending(pending: boolean): RefObject<HTMLSpanElement | null> {
  const content = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const button = content.current?.closest('button');
    const { activeElement } = document;
    if (pending) hadFocus.current = activeElement === button;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (activeElement === document.body) button?.focus({ preventScroll: true });
    }
  }, [pending]);
  return content;
}

/** An action. Its text is a verb; `type` is `button` unless a form says `submit`. */
export function Button({
  variant,
  size,
  block,
  edge,
  pending = false,
  asChild = false,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look = lookOf({ variant, size, block, edge }, className);
  const content = useFocusAfterPending(pending);
  if (asChild) {
    return isValidElement<{ className?: string }>(children)
      ? cloneElement(children, { ...rest, className: classNames(look, children.props.className) })
      : null;
  }
  return (
    <button
      type={type}
      className={look}
      disabled={disabled === true || pending}
      aria-busy={pending || undefined}
      {...rest}
    >
      <span ref={content} className={pending ? styles.contentHidden : styles.content}>
        {children}
      </span>
      {pending && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
}

export interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonLook {
  children: ReactNode;
}

/** A link that looks like a button: it navigates, `Button` acts. */
export function ButtonLink({
  variant,
  size,
  block,
  edge,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link className={lookOf({ variant, size, block, edge }, className)} {...rest}>
      <span className={styles.content}>{children}</span>
    </Link>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What the button does: its accessible name and its tooltip. */
  label: string;
}

/** A square button that holds one icon. */
export function IconButton({
  label,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(styles.iconButton, className)}
      {...rest}
    >
      {children}
    </button>
  );
}

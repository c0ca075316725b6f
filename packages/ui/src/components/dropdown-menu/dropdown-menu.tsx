import * as Primitive from 'radix-ui/dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';
import { reachWhereItScrolls } from '../../reach-where-it-scrolls';
import styles from './dropdown-menu.module.css';

export interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactNode;
  /** The menu's accessible name. */
  label: string;
  /** `DropdownMenuItem`s. */
  children: ReactNode;
  align?: 'start' | 'end';
  /** For a menu that loaded when its button was pressed. */
  isOpenAtFirst?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A menu that opens from a button, in the page's markup beside the button, so that it belongs to the
 * same landmark. Not modal: the modal variant writes a style element at run time, which the content
 * security policy blocks.
 */
export function DropdownMenu({
  trigger,
  label,
  children,
  align = 'end',
  isOpenAtFirst = false,
  onOpenChange,
}: DropdownMenuProps) {
  return (
    <Primitive.Root
      modal={false}
      defaultOpen={isOpenAtFirst}
      {...(onOpenChange && { onOpenChange })}
    >
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Content
        ref={reachWhereItScrolls}
        aria-label={label}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        className={styles.menu}
      >
        {children}
      </Primitive.Content>
    </Primitive.Root>
  );
}

/** One item of a menu; with `asChild` a link. */
export function DropdownMenuItem(props: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item {...props} className={styles.item} />;
}

/** A line of text in a menu that cannot be selected. */
export function DropdownMenuLabel(props: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label {...props} className={styles.label} />;
}

import * as Primitive from 'radix-ui/accordion';
import type { ReactNode } from 'react';
import { ChevronDown } from '../../icons';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
  /** The element id of the heading, for addresses that lead to it. */
  anchor?: string;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The heading level of the items. */
  headingLevel?: 2 | 3 | 4;
  /** The id of the open item, or '' for none; without it the accordion remembers it itself. */
  open?: string;
  /** Called with the id of the item that opens, or '' when the open one closes. */
  onOpenChange?: (id: string) => void;
}

/** Headings of which one is open at a time; a second click closes it. */
export function Accordion({ items, headingLevel = 3, open, onOpenChange }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Primitive.Root
      type="single"
      collapsible
      className={styles.accordion}
      {...(open !== undefined && { value: open })}
      {...(onOpenChange && { onValueChange: onOpenChange })}
    >
      {items.map((item) => (
        <Primitive.Item key={item.id} value={item.id} className={styles.item}>
          <Primitive.Header asChild>
            <Heading id={item.anchor} className={styles.heading}>
              <Primitive.Trigger className={styles.trigger}>
                {item.title}
                <ChevronDown className={styles.chevron} aria-hidden="true" />
              </Primitive.Trigger>
            </Heading>
          </Primitive.Header>
          <Primitive.Content className={styles.content}>{item.content}</Primitive.Content>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}

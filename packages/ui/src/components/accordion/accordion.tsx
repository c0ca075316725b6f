import { useIsHydrated } from '@abhyas/web-kit';
import { useId, useState, type ReactNode } from 'react';
import { ChevronDown } from '../../icons';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
  /** The element id of the heading, for addresses that lead to it. */
  anchor?: string;
}

const questionMarks = {
  itemScope: true,
  itemProp: 'mainEntity',
  itemType: 'https://schema.org/Question',
};
const titleMarks = { itemProp: 'name' };
const answerMarks = {
  itemScope: true,
  itemProp: 'acceptedAnswer',
  itemType: 'https://schema.org/Answer',
};

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The heading level of the items. */
  headingLevel?: 2 | 3 | 4;
  /** Marks titles as questions of an FAQPage of schema.org and contents as answers, whose text the content marks. */
  isFaq?: boolean;
  /** The id of the open item, or '' for none; without it the accordion remembers it itself. */
  open?: string;
  /** Called with the id of the item that opens, or '' when the open one closes. */
  onOpenChange?: (id: string) => void;
}

/**
 * Headings of which one is open at a time; a second click closes it. Without scripts all are open. Until the
 * script runs, the one is open that the address leads to.
 */
export function Accordion({
  items,
  headingLevel = 3,
  isFaq = false,
  open,
  onOpenChange,
}: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  const base = useId();
  const isHydrated = useIsHydrated();
  const [ownOpen, setOwnOpen] = useState('');
  const openId = open ?? ownOpen;
  return (
    <div className={styles.accordion} data-waiting={isHydrated ? undefined : ''}>
      {items.map(({ id, title, content, anchor }) => {
        const isOpen = id === openId;
        const contentId = base + id;
        return (
          <div key={id} className={styles.item} {...(isFaq && questionMarks)}>
            <Heading id={anchor} className={styles.heading} {...(isFaq && titleMarks)}>
              <button
                type="button"
                className={styles.trigger}
                aria-expanded={isOpen}
                aria-controls={contentId}
                onClick={() => {
                  const next = isOpen ? '' : id;
                  setOwnOpen(next);
                  onOpenChange?.(next);
                }}
              >
                <span>{title}</span>
                <ChevronDown className={styles.chevron} aria-hidden="true" />
              </button>
            </Heading>
            <div
              id={contentId}
              className={styles.content}
              hidden={isHydrated && !isOpen}
              {...(isFaq && answerMarks)}
            >
              {content}
            </div>
          </div>
        );
      })}
    </div>
  );
}

import { Accordion } from '@abhyas/ui';
import type { Faq } from '@abhyas/web-kit';
import { useId } from 'react';
import { Link } from 'react-router';
import * as texts from '../../../texts/help';
import styles from './help-page.module.css';

interface AnswerListProps {
  title: string;
  faqs: readonly Faq[];
  /** The slug of the open answer of the whole page, or ''. */
  open: string;
  onOpenChange: (slug: string) => void;
}

/** A heading and the answers under it, of which one at a time is open. */
export function AnswerList({ title, faqs, open, onOpenChange }: AnswerListProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.group}>
      <h2 id={heading} className={styles.groupTitle}>
        {title}
      </h2>
      <Accordion
        isFaq
        open={open}
        onOpenChange={onOpenChange}
        items={faqs.map(({ slug, question, answer }) => ({
          id: slug,
          anchor: slug,
          title: question,
          content: <Answer slug={slug} question={question} text={answer} />,
        }))}
      />
    </section>
  );
}

function Answer({ slug, question, text }: { slug: string; question: string; text: string }) {
  return (
    <div className={styles.answer}>
      <div itemProp="text" className={styles.text}>
        {text.split('\n\n').map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <p className={styles.permalink}>
        <Link to={`#${slug}`} aria-label={texts.linkToAnswerOf(question)}>
          {texts.linkToAnswer}
        </Link>
      </p>
    </div>
  );
}

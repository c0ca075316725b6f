import { Accordion, ButtonLink, Card, LoadingRegion, Skeleton } from '@abhyas/ui';
import { CONTACT_PATH, HELP_PATH } from '@abhyas/web-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import page from '../../../shared/page.module.css';
import * as texts from '../../../texts/help';
import { useFaqs, type ShownFaq } from '../api/get-faqs';
import { groupFaqs } from '../rules/faq-groups';
import styles from './help.module.css';

export default function HelpPage() {
  const faqs = useFaqs();
  return (
    <div className={page.page}>
      <Card as="section" aria-labelledby="support-heading" className={styles.banner}>
        <div>
          <h2 id="support-heading" className={page.sectionHeading}>
            {texts.supportTitle}
          </h2>
          <p className={page.empty}>{texts.supportText}</p>
        </div>
        <ButtonLink to={CONTACT_PATH}>{texts.contact}</ButtonLink>
      </Card>
      <section aria-labelledby="faq-heading" className={page.stack}>
        <div className={styles.head}>
          <h2 id="faq-heading" className={page.sectionHeading}>
            {texts.faqs}
          </h2>
          <Link to={HELP_PATH}>{texts.searchAll}</Link>
        </div>
        {faqs === undefined ? (
          <LoadingRegion label={texts.loading}>
            <Skeleton height="24rem" />
          </LoadingRegion>
        ) : (
          <Questions faqs={faqs} />
        )}
      </section>
    </div>
  );
}

/** The questions by group; one of them is open at a time. */
function Questions({ faqs }: { faqs: readonly ShownFaq[] }) {
  const [open, setOpen] = useState('');
  return groupFaqs(faqs).map(({ name, faqs: questions }) => (
    <div key={name} className={styles.group}>
      {name !== '' && <h3 className={styles.groupName}>{name}</h3>}
      <Accordion
        headingLevel={name === '' ? 3 : 4}
        open={open}
        onOpenChange={setOpen}
        items={questions.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: <Paragraphs text={answer} />,
        }))}
      />
    </div>
  ));
}

function Paragraphs({ text }: { text: string }) {
  return (
    <div className={styles.answer}>
      {text.split('\n\n').map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

import { Accordion, ButtonLink, Card } from '@abhyas/ui';
import { CONTACT_PATH, HELP_PATH } from '@abhyas/web-kit';
import { Link } from 'react-router';
import page from '../../../shared/page.module.css';
import { useFaqs } from '../api/get-faqs';
import styles from './help.module.css';

export function HelpPage() {
  const faqs = useFaqs();
  return (
    <div className={page.page}>
      <Card as="section" aria-labelledby="support-heading" className={styles.banner}>
        <div>
          <h2 id="support-heading" className={page.sectionHeading}>
            Need immediate assistance?
          </h2>
          <p className={page.empty}>Our support team is available 24/7 to help you.</p>
        </div>
        <ButtonLink to={CONTACT_PATH}>Contact Support</ButtonLink>
      </Card>
      <section aria-labelledby="faq-heading" className={page.stack}>
        <h2 id="faq-heading" className={page.sectionHeading}>
          Frequently Asked Questions
        </h2>
        <Accordion
          items={faqs.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: <Paragraphs text={answer} />,
          }))}
        />
        <p>
          Looking for something else? <Link to={HELP_PATH}>Search all answers</Link>.
        </p>
      </section>
    </div>
  );
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

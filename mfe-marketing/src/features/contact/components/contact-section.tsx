import { useSearchParams } from 'react-router';
import { Section } from '../../../shared/section';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import styles from './contact-section.module.css';

const LONGEST_SUBJECT = 200;

/** The office and the contact form. `?subject=` fills in the subject, as Buy Now does. */
export function ContactSection() {
  const [params] = useSearchParams();
  return (
    <Section
      id="contact"
      ground="band"
      heading="beside"
      title="Talk to us"
      text="One office in West Bengal, and people who answer."
      aside={<ContactDetails />}
    >
      <div className={styles.sheet}>
        <ContactForm subject={params.get('subject')?.slice(0, LONGEST_SUBJECT) ?? ''} />
      </div>
    </Section>
  );
}

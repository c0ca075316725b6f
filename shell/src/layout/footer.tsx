import {
  ABOUT_PATH,
  ACCESSIBILITY_PATH,
  CONTACT_PATH,
  EXAMS_PATH,
  HELP_PATH,
  PRIVACY_PATH,
  productName,
  REFUNDS_PATH,
  TERMS_PATH,
  useRuntimeConfig,
} from '@abhyas/web-kit';
import { Link } from 'react-router';
import * as texts from '../texts/frame';
import { ThemeChooser } from '../theme/theme-chooser';
import styles from './footer.module.css';

const links = [
  { label: texts.allExams, to: EXAMS_PATH },
  { label: texts.about, to: ABOUT_PATH },
  { label: texts.contact, to: CONTACT_PATH },
  { label: texts.help, to: HELP_PATH },
  { label: texts.terms, to: TERMS_PATH },
  { label: texts.privacy, to: PRIVACY_PATH },
  { label: texts.refunds, to: REFUNDS_PATH },
  { label: texts.accessibility, to: ACCESSIBILITY_PATH },
] as const;

/** The footer of every page except the dashboard and the running test. */
export function Footer() {
  const registration = useRuntimeConfig().data?.site.companyRegistration;
  return (
    <footer className={styles.footer} data-print="none">
      <div className={styles.content}>
        <nav aria-label={texts.footerNavigation}>
          <ul className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeChooser />
        <p className={styles.legal}>
          <span>{texts.copyright(new Date().getFullYear(), productName)}</span>
          {registration !== undefined && (
            <span>{` ${texts.registrationNumber(registration)}`}</span>
          )}
        </p>
      </div>
    </footer>
  );
}

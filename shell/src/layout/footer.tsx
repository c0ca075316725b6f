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
import { ThemeChooser } from '../theme/theme-chooser';
import styles from './footer.module.css';

const links = [
  { label: 'All exams', to: EXAMS_PATH },
  { label: 'About', to: ABOUT_PATH },
  { label: 'Contact', to: CONTACT_PATH },
  { label: 'Help', to: HELP_PATH },
  { label: 'Terms', to: TERMS_PATH },
  { label: 'Privacy', to: PRIVACY_PATH },
  { label: 'Refunds', to: REFUNDS_PATH },
  { label: 'Accessibility', to: ACCESSIBILITY_PATH },
] as const;

/** The footer of every page except the dashboard and the running test. */
export function Footer() {
  const registration = useRuntimeConfig().data?.site.companyRegistration;
  return (
    <footer className={styles.footer} data-print="none">
      <div className={styles.content}>
        <nav aria-label="Footer">
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
          © {new Date().getFullYear()} {productName}. All rights reserved.
          {registration !== undefined && <> Company registration number: {registration}.</>}
        </p>
      </div>
    </footer>
  );
}

import { IconButton, Logo, Menu, X } from '@abhyas/ui';
import {
  ABOUT_PATH,
  CONTACT_PATH,
  HOME_PATH,
  productName,
  STATS_PATH,
  TESTIMONIALS_PATH,
  TESTS_PATH,
} from '@abhyas/web-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ThemeToggle } from '../theme/theme-toggle';
import { AccountArea, MenuAccount } from './account-area';
import styles from './header.module.css';

/** Sections of the start page, in its order. */
const links = [
  { label: 'Home', to: HOME_PATH },
  { label: 'About', to: ABOUT_PATH },
  { label: 'Tests', to: TESTS_PATH },
  { label: 'Stats', to: STATS_PATH },
  { label: 'Testimonials', to: TESTIMONIALS_PATH },
  { label: 'Contact', to: CONTACT_PATH },
] as const;

/** The navigation bar. On small screens its links collapse into a menu. */
export function Header() {
  const { pathname, hash } = useLocation();
  const here = pathname + hash;
  // Open for one URL only: following any link closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === here;
  const toggleButton = useRef<HTMLButtonElement>(null);
  useEscape(isOpen, () => {
    setOpenAt(undefined);
    // The focused link may be hidden with the menu.
    toggleButton.current?.focus();
  });
  const toggle = () => {
    setOpenAt(isOpen ? undefined : here);
  };
  return (
    <header className={styles.header} data-print="none">
      <div className={styles.bar}>
        <Link to={HOME_PATH} className={styles.brand}>
          <Logo />
          {productName}
        </Link>
        {/* Before the menu, so that in tab order its links follow the button that opens it. */}
        <span className={styles.menuToggle}>
          <IconButton
            ref={toggleButton}
            label={isOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isOpen}
            aria-controls="site-navigation"
            onClick={toggle}
          >
            {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </IconButton>
        </span>
        <nav
          id="site-navigation"
          aria-label="Main"
          className={styles.navigation}
          data-open={isOpen || undefined}
        >
          <ul className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={styles.link}
                  aria-current={here === to ? 'page' : undefined}
                  onClick={() => {
                    setOpenAt(undefined);
                  }}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <MenuAccount />
        </nav>
        <div className={styles.tools}>
          <ThemeToggle />
          <AccountArea />
        </div>
      </div>
    </header>
  );
}

function useEscape(isActive: boolean, act: () => void): void {
  const onEscape = useEffectEvent(act);
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isActive]);
}

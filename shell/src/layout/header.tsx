import { IconButton, Logo, Menu, OfflineBadge, X } from '@abhyas/ui';
import {
  ABOUT_PATH,
  CONTACT_PATH,
  HOME_PATH,
  productName,
  STATS_PATH,
  TESTIMONIALS_PATH,
  TESTS_PATH,
  useIsHydrated,
  useOnline,
} from '@abhyas/web-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import * as texts from '../texts/frame';
import { ThemeToggle } from '../theme/theme-toggle';
import { AccountArea, MenuAccount } from './account-area';
import styles from './header.module.css';

/** Sections of the start page, in its order. */
const links = [
  { label: texts.home, to: HOME_PATH },
  { label: texts.about, to: ABOUT_PATH },
  { label: texts.tests, to: TESTS_PATH },
  { label: texts.stats, to: STATS_PATH },
  { label: texts.testimonials, to: TESTIMONIALS_PATH },
  { label: texts.contact, to: CONTACT_PATH },
] as const;

/** The navigation bar. On small screens its links collapse into a menu. */
export function Header() {
  const { pathname, hash } = useLocation();
  // A server does not see the fragment: the first render in the browser must not either.
  const here = pathname + (useIsHydrated() ? hash : '');
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
          <span>{productName}</span>
        </Link>
        {/* Before the menu, so that in tab order its links follow the button that opens it. */}
        <span className={styles.menuToggle}>
          <IconButton
            ref={toggleButton}
            label={isOpen ? texts.closeMenu : texts.openMenu}
            aria-expanded={isOpen}
            aria-controls="site-navigation"
            onClick={toggle}
          >
            {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </IconButton>
        </span>
        <nav
          id="site-navigation"
          aria-label={texts.mainNavigation}
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
          <OfflineBadge isOnline={useOnline()} />
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

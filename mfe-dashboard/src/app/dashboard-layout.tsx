import { FailureState } from '@abhyas/ui';
import { lazyWithRetry, RetryBoundary, useDocumentTitle, useMediaQuery } from '@abhyas/web-kit';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Sidebar } from '../features/frame/components/sidebar';
import { TopBar } from '../features/frame/components/top-bar';
import { NoticeBell } from '../features/notices/components/notice-bell';
import * as texts from '../texts/frame';
import styles from './dashboard-layout.module.css';
import { sectionAt, sections } from './sections';

// Loads when somebody is about to open it: large screens have the sidebar itself.
const MenuDrawer = lazyWithRetry(() => import('./menu-drawer'));

interface DashboardLayoutProps {
  onLogout: () => void;
  children: ReactNode;
}

/** Sidebar and top bar around a page. Under 1024 px the sidebar is a drawer. */
export function DashboardLayout({ onLogout, children }: DashboardLayoutProps) {
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isMenuWanted, setMenuWanted] = useState(false);
  const title = sectionAt(pathname)?.title ?? texts.dashboard;
  useDocumentTitle(title);
  // A drawer has it then, once it is opened.
  const isNarrow = useMediaQuery('not all and (min-width: 1024px)');

  const sidebar = (
    <Sidebar
      sections={sections}
      onNavigate={() => {
        setMenuOpen(false);
      }}
      onLogout={onLogout}
    />
  );
  return (
    <div className={styles.frame}>
      {!isNarrow && <aside className={styles.aside}>{sidebar}</aside>}
      {isMenuWanted && (
        <RetryBoundary
          fallback={({ retry }) =>
            isMenuOpen && <FailureState title={texts.menuFailed} onRetry={retry} />
          }
        >
          <Suspense>
            <MenuDrawer isOpen={isMenuOpen} onOpenChange={setMenuOpen}>
              {sidebar}
            </MenuDrawer>
          </Suspense>
        </RetryBoundary>
      )}
      <div className={styles.main}>
        <TopBar
          title={title}
          onNearMenu={() => {
            setMenuWanted(true);
          }}
          onOpenMenu={() => {
            setMenuWanted(true);
            setMenuOpen(true);
          }}
          bell={<NoticeBell />}
        />
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}

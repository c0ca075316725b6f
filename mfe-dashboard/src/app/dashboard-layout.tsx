import { Drawer } from '@abhyas/ui';
import { useDocumentTitle } from '@abhyas/web-kit';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Sidebar } from '../features/frame/components/sidebar';
import { TopBar } from '../features/frame/components/top-bar';
import { NoticeBell } from '../features/notices/components/notice-bell';
import * as texts from '../texts/frame';
import styles from './dashboard-layout.module.css';
import { sectionAt, sections } from './sections';

interface DashboardLayoutProps {
  onLogout: () => void;
  children: ReactNode;
}

/** Sidebar and top bar around a page. Under 1024 px the sidebar is a drawer. */
export function DashboardLayout({ onLogout, children }: DashboardLayoutProps) {
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const title = sectionAt(pathname)?.title ?? texts.dashboard;
  useDocumentTitle(title);

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
      <aside className={styles.aside}>{sidebar}</aside>
      <Drawer side="left" title={texts.menu} open={isMenuOpen} onOpenChange={setMenuOpen}>
        {sidebar}
      </Drawer>
      <div className={styles.main}>
        <TopBar title={title} onOpenMenu={() => setMenuOpen(true)} bell={<NoticeBell />} />
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}

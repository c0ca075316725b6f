import { Avatar, IconButton, Menu, OfflineBadge, VisuallyHidden } from '@abhyas/ui';
import { dashboardPath, useOnline } from '@abhyas/web-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { usePerson } from '../../../shared/profile/use-person';
import * as texts from '../../../texts/frame';
import styles from './top-bar.module.css';

interface TopBarProps {
  /** The section's title: the heading of the page. */
  title: string;
  /** Called when the pointer or the focus comes to the menu's button. */
  onNearMenu: () => void;
  onOpenMenu: () => void;
  bell: ReactElement;
}

export function TopBar({ title, onNearMenu, onOpenMenu, bell }: TopBarProps) {
  const { name, avatar } = usePerson();
  return (
    <header className={styles.bar}>
      <IconButton
        label={texts.openMenu}
        className={styles.menu}
        onPointerEnter={onNearMenu}
        onFocus={onNearMenu}
        onClick={onOpenMenu}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      <h1 className={styles.title} tabIndex={-1} data-page-heading="">
        {title}
      </h1>
      <OfflineBadge isOnline={useOnline()} />
      {bell}
      <Link to={dashboardPath('profile')} className={styles.person}>
        <Avatar name={name} src={avatar} size="sm" />
        <VisuallyHidden>{texts.profileOf}</VisuallyHidden>
        <span className={styles.name}>{name}</span>
      </Link>
    </header>
  );
}

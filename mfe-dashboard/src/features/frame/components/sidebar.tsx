import { Avatar, Badge, classNames, Logo, LogOut, type Icon } from '@abhyas/ui';
import { HOME_PATH, productName } from '@abhyas/web-kit';
import { Link, NavLink } from 'react-router';
import { usePerson } from '../../../shared/profile/use-person';
import * as texts from '../../../texts/frame';
import styles from './sidebar.module.css';

interface SidebarProps {
  sections: readonly { path: string; title: string; icon: Icon }[];
  onNavigate: () => void;
  onLogout: () => void;
}

export function Sidebar({ sections, onNavigate, onLogout }: SidebarProps) {
  return (
    <div className={styles.sidebar}>
      <Link to={HOME_PATH} className={styles.brand} onClick={onNavigate}>
        <Logo />
        <span>{productName}</span>
      </Link>
      <Person />
      <nav aria-label={texts.dashboard}>
        <ul className={styles.menu}>
          {sections.map(({ path, title, icon: SectionIcon }) => (
            <li key={path}>
              <NavLink
                to={path}
                end
                onClick={onNavigate}
                className={({ isActive }) => classNames(styles.link, isActive && styles.active)}
              >
                <SectionIcon aria-hidden="true" />
                <span>{title}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className={styles.link} onClick={onLogout}>
        <LogOut aria-hidden="true" />
        <span>{texts.logout}</span>
      </button>
    </div>
  );
}

function Person() {
  const { name, email, membership, avatar } = usePerson();
  return (
    <div className={styles.person}>
      <Avatar name={name} src={avatar} />
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.email}>{email}</p>
        <Badge tone="primary">{membership}</Badge>
      </div>
    </div>
  );
}

import { Link, NavLink } from 'react-router';
import { productName, useUser } from '@abhyas/web-kit';
import { Avatar, Badge, classNames, LogOut, type Icon } from '@abhyas/ui';
import { useProfile } from '../../../shared/profile/use-profile';
import { defaultMembership, defaultName } from '../../../shared/profile/profile-defaults';
import styles from './sidebar.module.css';

interface SidebarProps {
  sections: readonly { path: string; title: string; icon: Icon }[];
  onNavigate: () => void;
  onLogout: () => void;
}

export function Sidebar({ sections, onNavigate, onLogout }: SidebarProps) {
  return (
    <div className={styles.sidebar}>
      <Link to="/" className={styles.brand} onClick={onNavigate}>
        {productName}
      </Link>
      <Person />
      <nav aria-label="Dashboard">
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
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className={styles.link} onClick={onLogout}>
        <LogOut aria-hidden="true" />
        Logout
      </button>
    </div>
  );
}

/** Who is signed in: as the profile says, or as the session does until it has come. */
function Person() {
  const { user } = useUser();
  const { data: profile } = useProfile();
  const name = profile?.name || user?.name || defaultName;
  return (
    <div className={styles.person}>
      <Avatar name={name} src={profile?.avatar ?? user?.avatar} />
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.email}>{profile?.email ?? user?.email}</p>
        <Badge tone="primary">{profile?.membership || user?.membership || defaultMembership}</Badge>
      </div>
    </div>
  );
}

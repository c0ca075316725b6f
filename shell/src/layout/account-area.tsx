import { Avatar, Button, ButtonLink, Skeleton, VisuallyHidden } from '@abhyas/ui';
import {
  DASHBOARD_PATH,
  HOME_PATH,
  LOGIN_PATH,
  logOut,
  SIGN_IN_PATHS,
  useUser,
} from '@abhyas/web-kit';
import { useLocation, useNavigate } from 'react-router';
import * as texts from '../texts/frame';
import styles from './account-area.module.css';

/** The signed-in user, and the buttons to log in or out. */
export function AccountArea() {
  const { status, user } = useUser();
  switch (status) {
    case 'loading':
      return (
        <span role="status">
          <VisuallyHidden>{texts.checkingLogin}</VisuallyHidden>
          <Skeleton width="6rem" height="2.25rem" />
        </span>
      );
    case 'out':
      return <LoginLink />;
    case 'in':
      return (
        <div className={styles.area}>
          <ButtonLink to={DASHBOARD_PATH} size="sm">
            {texts.dashboard}
          </ButtonLink>
          <div className={styles.wide}>
            <LogoutButton />
            <Person name={user.name} avatar={user.avatar} />
          </div>
        </div>
      );
  }
}

/** The part of `AccountArea` that small screens show in the menu. */
export function MenuAccount() {
  const { user } = useUser();
  if (!user) return null;
  return (
    <div className={styles.narrow}>
      <Person name={user.name} avatar={user.avatar} />
      <LogoutButton />
    </div>
  );
}

/** Secondary on the sign-in screens, whose own button is the primary one. */
function LoginLink() {
  const { pathname } = useLocation();
  const isSigningIn = SIGN_IN_PATHS.includes(pathname);
  return (
    <span className={styles.login}>
      <ButtonLink to={LOGIN_PATH} size="sm" variant={isSigningIn ? 'secondary' : 'primary'}>
        {texts.login}
      </ButtonLink>
    </span>
  );
}

function LogoutButton() {
  const navigate = useNavigate();
  return (
    <Button
      variant="ghost"
      size="sm"
      onClick={() => {
        logOut();
        void navigate(HOME_PATH);
      }}
    >
      {texts.logout}
    </Button>
  );
}

function Person({ name, avatar }: { name: string; avatar: string | null }) {
  return (
    <span className={styles.person}>
      <Avatar name={name} src={avatar} size="sm" />
      <span className={styles.name}>{name}</span>
    </span>
  );
}

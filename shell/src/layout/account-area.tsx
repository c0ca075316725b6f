import { useNavigate } from 'react-router';
import { Avatar, Button, ButtonLink, Skeleton, VisuallyHidden } from '@abhyas/ui';
import { useUser } from '@abhyas/web-kit';
import { logOut } from '../features/sign-in/log-out';
import styles from './account-area.module.css';

/** Who is signed in, and the way in or out. */
export function AccountArea() {
  const { status, user } = useUser();
  const navigate = useNavigate();
  switch (status) {
    case 'loading':
      return (
        <span role="status">
          <VisuallyHidden>Checking your session</VisuallyHidden>
          <Skeleton width="9rem" height="2.25rem" />
        </span>
      );
    case 'out':
      return (
        <ButtonLink to="/login" size="sm">
          Login
        </ButtonLink>
      );
    case 'in':
      return (
        <div className={styles.area}>
          <ButtonLink to="/dashboard" size="sm">
            Dashboard
          </ButtonLink>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              logOut();
              void navigate('/');
            }}
          >
            Logout
          </Button>
          <span className={styles.person}>
            <Avatar name={user.name} src={user.avatar} size="sm" />
            <span className={styles.name}>{user.name}</span>
          </span>
        </div>
      );
  }
}

import { Link } from 'react-router';
import * as texts from '../../../texts/chat';
import type { ChatLink } from '../rules/chat-messages';
import styles from './chat-links.module.css';

interface ChatLinksProps {
  links: readonly ChatLink[];
  onFollow: () => void;
}

/** The pages that a reply speaks of. Only pages of this site are linked. */
export function ChatLinks({ links, onFollow }: ChatLinksProps) {
  return (
    <ul className={styles.links} aria-label={texts.pages}>
      {links.filter(isOwnPage).map(({ label, path }) => (
        <li key={path}>
          <Link className={styles.link} to={path} onClick={onFollow}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** "//host" and "/\\host" lead to other sites. */
function isOwnPage({ path }: ChatLink): boolean {
  return /^\/(?![/\\])/.test(path);
}

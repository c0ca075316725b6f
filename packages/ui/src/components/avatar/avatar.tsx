import { useState } from 'react';
import { classNames } from '../../class-names';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** The person's name; its first letter is the fallback without a picture. */
  name: string;
  /** The picture's URL. */
  src?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg';
}

function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first.toLocaleUpperCase('en-IN');
}

/** A person's picture or initial. Hidden from screen readers: the name is next to it as text. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasPicture = typeof src === 'string' && src !== '' && src !== failedSrc;
  return (
    <span className={classNames(styles.avatar, styles[size])} aria-hidden="true">
      {hasPicture ? (
        <img
          src={src}
          alt=""
          onError={() => {
            setFailedSrc(src);
          }}
        />
      ) : (
        initialOf(name)
      )}
    </span>
  );
}

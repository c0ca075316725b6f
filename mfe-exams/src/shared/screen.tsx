import { useIsHydrated } from '@abhyas/web-kit';
import type { ReactNode } from 'react';
import styles from './screen.module.css';

interface ScreenProps {
  /** For a screen whose content the student's own data moves: whether it is still on its way; never for visitors. */
  isOwnLoading?: boolean;
  children: ReactNode;
}

/**
 * The column of a screen. It arrives from the server as a visitor sees it; signed-in students see it once their own parts
 * are in it, because these would move what they have begun to read.
 */
export function Screen({ isOwnLoading, children }: ScreenProps) {
  const isHydrated = useIsHydrated();
  const isAwaited = isOwnLoading !== undefined && (isOwnLoading || !isHydrated);
  return (
    <div className={styles.screen} data-own={isAwaited ? 'awaited' : undefined}>
      {children}
    </div>
  );
}

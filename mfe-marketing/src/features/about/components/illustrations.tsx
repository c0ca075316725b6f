import type { ReactNode } from 'react';
import styles from './about-section.module.css';

/** An answer sheet beside a clock. */
export function SheetAndClock() {
  return (
    <Illustration>
      <rect x="6" y="6" width="46" height="52" rx="4" className={styles.paper} />
      <path d="M14 16h26M14 27h4M14 36h4M14 45h4" />
      <path d="M23 27h18M23 36h8M23 45h10" className={styles.quiet} />
      <circle cx="68" cy="38" r="20" className={styles.accent} />
      <path d="M68 26v12l8 5M62 10h12M68 10v8" />
    </Illustration>
  );
}

/** Three subjects as bars, of which the shortest one is next. */
export function SubjectBars() {
  return (
    <Illustration>
      <rect x="6" y="8" width="62" height="12" rx="3" className={styles.paper} />
      <rect x="6" y="26" width="48" height="12" rx="3" className={styles.paper} />
      <rect x="6" y="44" width="24" height="12" rx="3" className={styles.accent} />
      <path d="M38 50h40M70 42l8 8-8 8" />
    </Illustration>
  );
}

/** How many students have which score, and where one of them is. */
export function ScoreCurve() {
  return (
    <Illustration>
      <path d="M4 54C24 54 30 14 46 14S68 54 92 54Z" className={styles.paper} />
      <path d="M62 36v18M4 54h88" />
      <circle cx="62" cy="28" r="7" className={styles.accent} />
    </Illustration>
  );
}

/** A phone between sun and moon. */
export function DayAndNight() {
  return (
    <Illustration>
      <rect x="34" y="5" width="28" height="54" rx="5" className={styles.paper} />
      <path d="M44 12h8M42 30l4 5 9-11" />
      <circle cx="15" cy="32" r="7" className={styles.accent} />
      <path d="M15 17v4M15 43v4M0.500 32h3M26 32h3M5 22l2 2M5 42l2-2M25 22l-2 2M25 42l-2-2" />
      <path d="M84 22a11 11 0 1 0 8 17 9 9 0 0 1-8-17Z" className={styles.accent} />
    </Illustration>
  );
}

function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" className={styles.illustration}>
      {children}
    </svg>
  );
}

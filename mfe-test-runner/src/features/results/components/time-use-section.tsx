import { formatMinutes } from '@abhyas/web-kit';
import * as texts from '../../../texts/results';
import type { TimeUse } from '../rules/time-use';
import { FigureSection } from './figure-section';
import styles from './time-use-section.module.css';

export interface TimeUseSectionProps {
  uses: readonly TimeUse[];
  allowedSeconds: number;
}

/** The used time of each subject beside its share of the allowed time; renders nothing without subjects. */
export function TimeUseSection({ uses, allowedSeconds }: TimeUseSectionProps) {
  if (uses.length === 0) return null;
  const longest = Math.max(...uses.flatMap(({ used, allotted }) => [used, allotted]));
  return (
    <FigureSection title={texts.timeUse} sentence={texts.timeUseNote(allowedSeconds)}>
      <ul className={styles.uses}>
        {uses.map((use) => (
          <Use key={use.subject} use={use} longest={longest} />
        ))}
      </ul>
    </FigureSection>
  );
}

function Use({ use, longest }: { use: TimeUse; longest: number }) {
  const { subject, used, allotted } = use;
  const share = (seconds: number) => `${(100 * seconds) / longest}%`;
  return (
    <li className={styles.use}>
      <h3 className={styles.subject}>{subject}</h3>
      <span className={styles.figures}>
        {texts.usedOf(formatMinutes(used), formatMinutes(allotted))}
      </span>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.allotted} style={{ width: share(allotted) }} />
        <span className={styles.used} style={{ width: share(used) }} />
      </div>
      <span className={styles.note}>{differenceText(used, allotted)}</span>
    </li>
  );
}

function differenceText(used: number, allotted: number): string {
  const difference = Math.round(used) - Math.round(allotted);
  if (difference === 0) return texts.asAllotted;
  const size = formatMinutes(Math.abs(difference));
  return difference > 0 ? texts.moreThanAllotted(size) : texts.lessThanAllotted(size);
}

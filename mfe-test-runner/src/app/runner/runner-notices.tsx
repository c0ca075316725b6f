import { classNames, IconButton, Info, TriangleAlert, X } from '@abhyas/ui';
import { useState } from 'react';
import type { RefusedAnswer } from '../../features/attempt-session/rules/session/state';
import * as connectivity from '../../texts/connectivity';
import * as texts from '../../texts/runner';
import styles from './runner-notices.module.css';

export interface RunnerNoticesProps {
  wasResumed: boolean;
  hasMergedOtherDevice: boolean;
  isStoredOnDevice: boolean;
  /** Why the server does not accept the answers; undefined if it does. */
  saveRefusal: string | undefined;
  /** The locked section that has ended while the test was on the screen, and the one that began. */
  sectionChange: SectionChange | undefined;
  /** Answers that the server has refused, because their section was not open. */
  refusedAnswers: readonly RefusedAnswer[];
}

export interface SectionChange {
  readonly ended: string;
  readonly began: string;
}

/**
 * Notices that need no action. The live region is always rendered and sets `aria-live` explicitly:
 * an open dialog hides everything else from screen readers.
 */
export function RunnerNotices(props: RunnerNoticesProps) {
  const { wasResumed, hasMergedOtherDevice, isStoredOnDevice, saveRefusal } = props;
  const { sectionChange, refusedAnswers } = props;
  const late = numbersOf(refusedAnswers, 'section_closed');
  const early = numbersOf(refusedAnswers, 'section_not_open');
  return (
    <div aria-live="polite" className={styles.notices}>
      {saveRefusal !== undefined && (
        <Notice isWarning>
          {isStoredOnDevice
            ? connectivity.refusedNotice(saveRefusal)
            : connectivity.refusedKeepOpenNotice(saveRefusal)}
        </Notice>
      )}
      {sectionChange && (
        <Notice key={sectionChange.began}>
          {texts.sectionChange(sectionChange.ended, sectionChange.began)}
        </Notice>
      )}
      {late.length > 0 && (
        <Notice key={`late ${late.join()}`} isWarning>
          {texts.answersTooLate(late)}
        </Notice>
      )}
      {early.length > 0 && (
        <Notice key={`early ${early.join()}`} isWarning>
          {texts.answersTooEarly(early)}
        </Notice>
      )}
      {wasResumed && <Notice>{texts.resumed}</Notice>}
      {hasMergedOtherDevice && <Notice>{texts.otherDevice}</Notice>}
      {!isStoredOnDevice && <Notice>{texts.noDeviceStorage}</Notice>}
    </div>
  );
}

/** The numbers of the questions whose answers were refused for a reason. */
function numbersOf(
  refused: readonly RefusedAnswer[],
  reason: RefusedAnswer['reason'],
): readonly number[] {
  return refused.filter((it) => it.reason === reason).map(({ question }) => question + 1);
}

function Notice({ children, isWarning = false }: { children: string; isWarning?: boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className={classNames(styles.notice, isWarning && styles.warning)}>
      {isWarning ? <TriangleAlert aria-hidden="true" /> : <Info aria-hidden="true" />}
      <p>{children}</p>
      <IconButton label={texts.dismiss} onClick={() => setIsOpen(false)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

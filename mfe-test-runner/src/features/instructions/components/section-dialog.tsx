import { Button, Dialog } from '@abhyas/ui';
import { MathText } from '@abhyas/ui/math-text';
import { formatDuration } from '@abhyas/web-kit';
import type { ReactNode } from 'react';
import * as texts from '../../../texts/instructions';
import { choosingRule } from '../rules/paper-rules';
import type { SectionSummary } from '../rules/section-summary';
import styles from './instruction-dialog.module.css';

export interface SectionDialogProps {
  open: boolean;
  summary: SectionSummary;
  onClose: () => void;
}

/** What holds in a section, to be read again during the test. */
export function SectionDialog({ open, summary, onClose }: SectionDialogProps) {
  const { section, first, kinds, right, wrong } = summary;
  const choosing = choosingRule(section);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={section.name}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {section.instructions !== null && (
        <p className={styles.sectionText}>
          <MathText text={section.instructions} />
        </p>
      )}
      <dl className={styles.sectionFacts}>
        <Fact label={texts.questions}>
          {texts.questionsInSection(first + 1, first + section.questions)}
        </Fact>
        <Fact label={texts.kindsColumn}>
          <ul className={styles.kinds}>
            {kinds.map(({ kind, count }) => (
              <li key={kind}>{texts.kindCount(count, texts.kinds[kind])}</li>
            ))}
          </ul>
        </Fact>
        {section.seconds !== null && (
          <Fact label={texts.time}>{formatDuration(section.seconds)}</Fact>
        )}
        <Fact label={texts.marks}>{texts.marksOf(texts.oneOf(right), texts.oneOf(wrong))}</Fact>
      </dl>
      {choosing !== undefined && <p>{choosing}</p>}
    </Dialog>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

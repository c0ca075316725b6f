import { Card, Fact, FactList } from '@abhyas/ui';
import { formatDuration } from '@abhyas/web-kit';
import type { TestDetails } from '../../../shared/catalogue.types';
import { sectionTimesOf } from '../../../shared/rules/describe-pattern';
import * as patternTexts from '../../../texts/patterns';
import * as texts from '../../../texts/test-details';
import styles from './test-details.module.css';

/** How long a test is, and what its questions are about. */
export function TestContents({ test }: { test: TestDetails }) {
  const { pattern, subjects } = test;
  const sections = pattern && pattern.sections.length > 1 ? pattern.sections : [];
  const isLocked = pattern !== undefined && sectionTimesOf(pattern).kind !== 'one-clock';
  return (
    <Card as="section" aria-labelledby="holds-heading" className={styles.section}>
      <h2 id="holds-heading">{texts.contents}</h2>
      <FactList>
        <Fact label={texts.questions} value={String(test.questions)} />
        {pattern && <Fact label={patternTexts.maximum} value={pattern.marks} />}
        <Fact label={texts.duration} value={formatDuration(test.duration)} />
        <Fact label={texts.difficulty} value={test.difficulty} />
      </FactList>
      {sections.length > 0 && (
        <>
          <h3 className={styles.subheading}>{patternTexts.sections}</h3>
          <FactList>
            {sections.map(({ name, questions, seconds }) => (
              <Fact key={name} label={name} value={patternTexts.sectionSize(questions, seconds)} />
            ))}
          </FactList>
          {isLocked && <p className={styles.note}>{patternTexts.lockedNote}</p>}
        </>
      )}
      {subjects.length > sections.length && (
        <>
          <h3 className={styles.subheading}>{texts.subjects}</h3>
          <FactList>
            {subjects.map(({ subject, questions }) => (
              <Fact key={subject} label={subject} value={texts.questionsOf(questions)} />
            ))}
          </FactList>
        </>
      )}
    </Card>
  );
}

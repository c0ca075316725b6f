import { Card, Fact, FactList } from '@abhyas/ui';
import type { TestDetails } from '../../../shared/catalogue.types';
import { isUniform } from '../../../shared/rules/describe-pattern';
import * as patternTexts from '../../../texts/patterns';
import * as texts from '../../../texts/test-details';
import styles from './test-details.module.css';

/** The marks of a right and of a wrong answer, by kind where they differ. */
export function TestMarking({ test: { pattern, markingScheme } }: { test: TestDetails }) {
  return (
    <Card as="section" aria-labelledby="marking-heading" className={styles.section}>
      <h2 id="marking-heading">{texts.marking}</h2>
      {pattern === undefined || isUniform(pattern) ? (
        <>
          <FactList>
            <Fact label={texts.rightAnswer} value={markLabel(markingScheme.correct)} />
            <Fact label={texts.wrongAnswer} value={markLabel(markingScheme.wrong)} />
            <Fact label={texts.notAnswered} value={markLabel('0')} />
          </FactList>
          <p className={styles.note}>{texts.markingNote}</p>
        </>
      ) : (
        <>
          <FactList>
            {pattern.markings.map(({ kind, questions, correct, wrong }) => (
              <Fact
                key={[kind, correct, wrong].join(' ')}
                label={patternTexts.questionsOfKind(questions, kind)}
                value={patternTexts.rightAndWrong(signed(correct), signed(wrong))}
              />
            ))}
          </FactList>
          <p className={styles.note}>{patternTexts.clockNote}</p>
        </>
      )}
    </Card>
  );
}

function markLabel(mark: string): string {
  if (isZero(mark)) return texts.noMarks;
  return texts.marks(signOf(mark), sizeOf(mark));
}

/** Marks with a typographic sign: “+4”, “−1/3”, “0”. */
function signed(mark: string): string {
  return isZero(mark) ? '0' : `${signOf(mark)}${sizeOf(mark)}`;
}

function isZero(mark: string): boolean {
  return mark === '0' || mark === '-0';
}

function signOf(mark: string): '+' | '−' {
  return mark.startsWith('-') ? '−' : '+';
}

function sizeOf(mark: string): string {
  return mark.replace(/^[-+]/, '');
}

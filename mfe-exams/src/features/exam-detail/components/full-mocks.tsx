import { Button, ChevronRight } from '@abhyas/ui';
import { formatDuration, testDetailsPath } from '@abhyas/web-kit';
import { Link } from 'react-router';
import type { ExamDetail } from '../../../shared/catalogue.types';
import { PatternFacts } from '../../../shared/pattern-facts';
import * as texts from '../../../texts/exam-detail';
import type { OwnTests } from '../hooks/use-own-tests';
import styles from './full-mocks.module.css';
import { TestStatus } from './test-status';

/** The category of the tests with length, time and marking of the real paper. */
export const fullMocks = 'full';
const maxMocks = 4;

interface FullMocksProps {
  exam: ExamDetail;
  own: OwnTests;
  onShowAll: () => void;
}

/** The full mocks come first: they lead to their details, and are in the list below as well. */
export function FullMocks({ exam, own, onShowAll }: FullMocksProps) {
  const mocks = exam.tests.filter(({ category }) => category === fullMocks);
  if (mocks.length === 0) return null;
  return (
    <section aria-labelledby="mocks-heading" className={styles.mocks}>
      <div>
        <h2 id="mocks-heading" className={styles.heading}>
          {texts.fullMocks}
        </h2>
        <p className={styles.text}>{texts.fullMocksText}</p>
      </div>
      <ul className={styles.list}>
        {mocks.slice(0, maxMocks).map((test) => (
          <li key={test._id} className={styles.mock}>
            <Link to={testDetailsPath(exam._id, test._id)} className={styles.link}>
              {test.title}
            </Link>
            <p className={styles.facts}>
              <span>{texts.questions(test.questions)}</span>
              <span>{formatDuration(test.duration)}</span>
              <PatternFacts pattern={test.pattern} />
              <TestStatus
                isRunning={own.openAt(test._id) !== undefined}
                taken={own.takenOf(test._id)}
                isFree={test.free}
                price={exam.price}
              />
            </p>
            <ChevronRight className={styles.chevron} aria-hidden="true" />
          </li>
        ))}
      </ul>
      {mocks.length > maxMocks && (
        <Button variant="ghost" size="sm" edge="start" onClick={onShowAll}>
          {texts.showAllMocks(mocks.length)}
        </Button>
      )}
    </section>
  );
}

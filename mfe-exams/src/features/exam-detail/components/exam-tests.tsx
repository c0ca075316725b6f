import { EmptyState, Tabs } from '@abhyas/ui';
import { categoryLabel, useUser } from '@abhyas/web-kit';
import { useSearchParams } from 'react-router';
import type { ExamDetail } from '../../../shared/catalogue.types';
import { useSaving } from '../../../shared/saved-tests/use-saving';
import { allTests, examTabs, testsOfTab } from '../rules/exam-tabs';
import styles from './exam-detail.module.css';
import { TestRow } from './test-row';

/** The tests by category; the open tab is in the URL. */
export function ExamTests({ exam }: { exam: ExamDetail }) {
  const [params, setParams] = useSearchParams();
  const tabs = examTabs(exam.testCounts, exam.tests, categoryLabel);
  const requested = params.get('category') ?? allTests;
  const tab = tabs.some(({ value }) => value === requested) ? requested : allTests;
  const { status } = useUser();
  const saving = useSaving();
  const rows = testsOfTab(exam.tests, tab);
  return (
    <section aria-labelledby="tests-heading" className={styles.tests}>
      <h2 id="tests-heading" className={styles.sideHeading}>
        Tests
      </h2>
      <Tabs
        label="Test categories"
        tabs={tabs}
        value={tab}
        onValueChange={(category) => {
          setParams(category === allTests ? {} : { category }, { preventScrollReset: true });
        }}
      >
        {rows.length === 0 ? (
          <EmptyState headingLevel={3} title="No tests available in this category" />
        ) : (
          <ul className={styles.rows}>
            {rows.map(({ test, startsHere }) => (
              <TestRow
                key={test._id}
                examId={exam._id}
                test={test}
                startsHere={startsHere}
                isVisitor={status === 'out'}
                isSaved={saving.isSaved(test._id)}
                isSaving={saving.isPending(test._id)}
                onToggleSaved={saving.toggle}
              />
            ))}
          </ul>
        )}
      </Tabs>
    </section>
  );
}

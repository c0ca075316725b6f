import { Button, EmptyState, QueryFailure, Tabs } from '@abhyas/ui';
import { categoryLabel, formatRupees, useUser } from '@abhyas/web-kit';
import type { ExamDetail, TestSummary } from '../../../shared/catalogue.types';
import { useSaving } from '../../../shared/saved-tests/use-saving';
import * as texts from '../../../texts/exam-detail';
import type { useListView } from '../hooks/use-list-view';
import type { OwnTests } from '../hooks/use-own-tests';
import { allTests, examTabs, testsOfTab } from '../rules/exam-tabs';
import type { ListView } from '../rules/list-view';
import { selectTests, sortTests, type TestFacts } from '../rules/select-tests';
import { groupTests } from '../rules/test-groups';
import styles from './exam-detail.module.css';
import { TestFilters } from './test-filters';
import { TestList } from './test-list';

interface ExamTestsProps {
  exam: ExamDetail;
  list: ReturnType<typeof useListView>;
  own: OwnTests;
}

/** The tests by category, searched, filtered and sorted; what is shown is in the URL. */
export function ExamTests({ exam, list, own }: ExamTestsProps) {
  const { view, showTab, change } = list;
  const isVisitor = useUser().status === 'out';
  const saving = useSaving();
  const tabs = examTabs(exam.testCounts, exam.tests, categoryLabel);
  const tab = tabs.some(({ value }) => value === view.category) ? view.category : allTests;
  const ofTab = testsOfTab(exam.tests, tab);
  const factsOf = (testId: string): TestFacts => ({
    isOpen: own.openAt(testId) !== undefined,
    lastScore: own.takenOf(testId)?.lastScore ?? null,
    isSaved: saving.isSaved(testId),
  });
  const tests = selectTests(ofTab, view, factsOf);
  // Sorted within their groups, which keep the order of the series.
  const groups = groupTests(tests, tab, categoryLabel).map((group) => ({
    ...group,
    tests: sortTests(group.tests, view.sort, factsOf),
  }));
  return (
    <section aria-labelledby="tests-heading" className={styles.tests}>
      <h2 id="tests-heading" className={styles.sideHeading}>
        {texts.tests}
      </h2>
      <p className={styles.legend}>
        {exam.price === 0 ? texts.legendOfFree : texts.legend(formatRupees(exam.price))}
      </p>
      {own.failed && <QueryFailure title={texts.resultsFailed} query={own.failed} />}
      {exam.tests.length > 1 && (
        <TestFilters
          view={view}
          subjects={subjectsOf(exam.tests)}
          isVisitor={isVisitor}
          onChange={change}
        />
      )}
      <Tabs label={texts.testCategories} tabs={tabs} value={tab} onValueChange={showTab}>
        {ofTab.length === 0 ? (
          <EmptyState headingLevel={3} title={texts.noTests} />
        ) : (
          <>
            <p role="status" className={styles.shown}>
              {texts.shown(tests.length, ofTab.length)}
            </p>
            {tests.length === 0 && <NoMatch onShowAll={() => change(showAll)} />}
            <TestList
              examId={exam._id}
              price={exam.price}
              groups={groups}
              view={view}
              own={own}
              saving={saving}
              onChange={change}
            />
          </>
        )}
      </Tabs>
    </section>
  );
}

function showAll(view: ListView): ListView {
  return { ...view, text: '', subject: '', show: 'all' };
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      headingLevel={3}
      title={texts.noMatchTitle}
      text={texts.noMatchText}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {texts.showAllOfTab}
        </Button>
      }
    />
  );
}

function subjectsOf(tests: readonly TestSummary[]): string[] {
  return [...new Set(tests.flatMap(({ subjects }) => subjects))];
}

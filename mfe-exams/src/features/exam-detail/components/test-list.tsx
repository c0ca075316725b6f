import { testDetailsPath, useUser } from '@abhyas/web-kit';
import type { TestSummary } from '../../../shared/catalogue.types';
import type { Saving } from '../../../shared/saved-tests/use-saving';
import type { ChangeView } from '../hooks/use-list-view';
import type { OwnTests } from '../hooks/use-own-tests';
import type { ListedTest } from '../rules/exam-tabs';
import { withGroup, type ListView } from '../rules/list-view';
import type { TestGroup as Group } from '../rules/test-groups';
import styles from './exam-detail.module.css';
import { TestGroup } from './test-group';
import { TestRow } from './test-row';

interface RowsProps {
  examId: string;
  /** Of the series, in rupees. */
  price: number;
  own: OwnTests;
  saving: Saving;
}

interface TestListProps extends RowsProps {
  groups: readonly Group<TestSummary>[];
  view: ListView;
  onChange: ChangeView;
}

/** The tests in groups that fold; one group alone is a plain list. */
export function TestList({ groups, view, onChange, ...rows }: TestListProps) {
  const [first] = groups;
  if (!first) return null;
  if (groups.length === 1) return <Rows {...rows} tests={first.tests} headingLevel={3} />;
  return (
    <div className={styles.groups}>
      {groups.map(({ key, label, tests, isOpenAtStart }) => {
        const isOpen = view.opened.includes(key) || (isOpenAtStart && !view.closed.includes(key));
        const ids = tests.map(({ test }) => test._id);
        return (
          <TestGroup
            key={key}
            label={label}
            tests={tests.length}
            taken={ids.filter((id) => rows.own.takenOf(id)).length}
            running={ids.filter((id) => rows.own.openAt(id)).length}
            isOpen={isOpen}
            outline={<RowsOutline examId={rows.examId} tests={tests} />}
            onToggle={(isNowOpen) => {
              onChange((latest) => withGroup(latest, key, isNowOpen));
            }}
          >
            <Rows {...rows} tests={tests} headingLevel={4} />
          </TestGroup>
        );
      })}
    </div>
  );
}

interface TestRowsProps extends RowsProps {
  tests: readonly ListedTest<TestSummary>[];
  headingLevel: 3 | 4;
}

function Rows({ examId, price, own, saving, tests, headingLevel }: TestRowsProps) {
  const { status } = useUser();
  return (
    <ul className={styles.rows}>
      {tests.map(({ test, startsHere }) => (
        <TestRow
          key={test._id}
          examId={examId}
          price={price}
          test={test}
          headingLevel={headingLevel}
          startsHere={startsHere}
          isVisitor={status === 'out'}
          isSaved={saving.isSaved(test._id)}
          isSaving={saving.isPending(test._id)}
          openAttempt={own.openAt(test._id)}
          taken={own.takenOf(test._id)}
          onToggleSaved={saving.toggle}
        />
      ))}
    </ul>
  );
}

/** The titles of tests, as links. An exam may have hundreds: each costs as little as possible. */
function RowsOutline({ examId, tests }: Pick<TestRowsProps, 'examId' | 'tests'>) {
  return (
    <ul className={styles.outline}>
      {tests.map(({ test }) => (
        <li key={test._id}>
          <a href={testDetailsPath(examId, test._id)}>{test.title}</a>
        </li>
      ))}
    </ul>
  );
}

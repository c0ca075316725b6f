import { Badge, Button, ButtonLink, EmptyState } from '@abhyas/ui';
import {
  categoryLabel,
  EXAMS_PATH,
  formatCount,
  formatDate,
  formatDuration,
  mockTestPath,
  savedTestsQuery,
  testLabelOf,
  testNameOf,
  useLoadError,
  useRemoveSavedTest,
  useSaveTest,
  type SavedTest,
} from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LoadFailure } from '../../../shared/load-failure';
import page from '../../../shared/page.module.css';
import { RowsSkeleton } from '../../../shared/rows-skeleton';
import { difficultyTone } from '../rules/difficulty-tone';
import styles from './saved-tests.module.css';

export function SavedTestsPage() {
  const savedTests = useQuery(savedTestsQuery);
  const error = useLoadError(savedTests);
  const [removed, setRemoved] = useState<SavedTest>();
  if (error) {
    return <LoadFailure title="Your saved tests could not be loaded" query={savedTests} />;
  }
  if (savedTests.data === undefined) return <RowsSkeleton label="Loading your saved tests..." />;
  return (
    <div className={page.stack}>
      {removed && (
        <RemovedNotice
          key={removed.id}
          test={removed}
          onUndone={() => {
            setRemoved(undefined);
            // The button is removed while it has the focus.
            document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
          }}
        />
      )}
      {savedTests.data.length === 0 ? (
        <EmptyState
          title="No saved tests yet"
          text="Save tests to access them later from here."
          action={<ButtonLink to={EXAMS_PATH}>Browse test series</ButtonLink>}
        />
      ) : (
        <ul className={page.list}>
          {savedTests.data.map((test) => (
            <SavedTestItem key={test.id} test={test} onRemoved={setRemoved} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The test just removed, with Undo; it takes the focus that the row lost. */
function RemovedNotice({ test, onUndone }: { test: SavedTest; onUndone: () => void }) {
  const undo = useSaveTest();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <div className={styles.removed}>
      <p role="status">“{testNameOf(test.name, test.examName)}” is no longer saved.</p>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        aria-label={`Undo: remove ${test.name}`}
        pending={undo.isPending}
        onClick={() => {
          undo.mutate(test.id, { onSuccess: onUndone });
        }}
      >
        Undo
      </Button>
      {undo.isError && <p role="alert">The test could not be saved again. Please try again.</p>}
    </div>
  );
}

interface SavedTestItemProps {
  test: SavedTest;
  onRemoved: (test: SavedTest) => void;
}

function SavedTestItem({ test, onRemoved }: SavedTestItemProps) {
  const removal = useRemoveSavedTest();
  const remove = () => {
    removal.mutate(test.id, {
      onSuccess: () => {
        onRemoved(test);
      },
    });
  };
  return (
    <li className={page.item}>
      <div className={page.itemText}>
        <h2 className={page.itemTitle}>
          {test.name}
          <Badge tone={difficultyTone(test.difficulty)}>{test.difficulty}</Badge>
        </h2>
        <p className={page.itemFacts}>
          <span>{test.examName}</span>
          <span>{categoryLabel(test.category)}</span>
          <span>{formatCount(test.questions, 'question')}</span>
          <span>{formatDuration(test.duration)}</span>
        </p>
        <p className={page.itemFacts}>Saved on {formatDate(test.savedOn)}</p>
        {removal.isError && <p role="alert">The test could not be removed. Please try again.</p>}
      </div>
      <div className={page.itemActions}>
        <ButtonLink
          to={mockTestPath(test.examId, test.id)}
          variant="soft"
          size="sm"
          aria-label={`Start Test: ${testLabelOf(test.name, test.examName)}`}
        >
          Start Test
        </ButtonLink>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remove: ${testLabelOf(test.name, test.examName)}`}
          pending={removal.isPending}
          onClick={remove}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

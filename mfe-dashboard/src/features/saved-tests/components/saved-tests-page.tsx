import { Badge, Button, ButtonLink } from '@abhyas/ui';
import {
  categoryLabel,
  EXAMS_PATH,
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
import { FirstRun } from '../../../shared/first-run/first-run';
import { BookmarkPicture } from '../../../shared/first-run/pictures';
import { LoadFailure } from '../../../shared/load-failure';
import page from '../../../shared/page.module.css';
import { RowsSkeleton } from '../../../shared/rows-skeleton';
import * as frameTexts from '../../../texts/frame';
import * as texts from '../../../texts/saved-tests';
import { difficultyTone } from '../rules/difficulty-tone';
import styles from './saved-tests.module.css';

export default function SavedTestsPage() {
  const savedTests = useQuery(savedTestsQuery);
  const error = useLoadError(savedTests);
  const [removed, setRemoved] = useState<SavedTest>();
  if (error) {
    return <LoadFailure title={texts.loadFailed} query={savedTests} />;
  }
  if (savedTests.data === undefined) return <RowsSkeleton label={texts.loading} />;
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
        <FirstRun title={texts.noneTitle} text={texts.noneText} picture={<BookmarkPicture />}>
          <ButtonLink to={EXAMS_PATH}>{frameTexts.browse}</ButtonLink>
        </FirstRun>
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
      <p role="status">{texts.isRemoved(testNameOf(test.name, test.examName))}</p>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        aria-label={texts.undoOf(test.name)}
        pending={undo.isPending}
        onClick={() => {
          undo.mutate(test.id, { onSuccess: onUndone });
        }}
      >
        {texts.undo}
      </Button>
      {undo.isError && <p role="alert">{texts.undoFailed}</p>}
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
          <span>{test.name}</span>
          <Badge tone={difficultyTone(test.difficulty)}>{test.difficulty}</Badge>
        </h2>
        <p className={page.itemFacts}>
          <span>{test.examName}</span>
          <span>{categoryLabel(test.category)}</span>
          <span>{texts.questions(test.questions)}</span>
          <span>{formatDuration(test.duration)}</span>
        </p>
        <p className={page.itemFacts}>{texts.savedOn(formatDate(test.savedOn))}</p>
        {removal.isError && <p role="alert">{texts.removeFailed}</p>}
      </div>
      <div className={page.itemActions}>
        <ButtonLink
          to={mockTestPath(test.examId, test.id)}
          variant="soft"
          size="sm"
          aria-label={texts.startTestOf(testLabelOf(test.name, test.examName))}
        >
          {texts.startTest}
        </ButtonLink>
        <Button
          variant="ghost"
          size="sm"
          aria-label={texts.removeOf(testLabelOf(test.name, test.examName))}
          pending={removal.isPending}
          onClick={remove}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}

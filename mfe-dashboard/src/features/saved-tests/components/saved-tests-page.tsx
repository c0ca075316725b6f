import { categoryLabel, formatCount, formatDate, formatDuration, toast } from '@abhyas/web-kit';
import { Badge, Button, ButtonLink, EmptyState } from '@abhyas/ui';
import { examListAddress, runnerAddress } from '../../../shared/rules/addresses';
import page from '../../../shared/page.module.css';
import { QueryFailure } from '../../../shared/query-failure';
import { RowsSkeleton } from '../../../shared/rows-skeleton';
import type { SavedTest } from '../api/saved-tests-calls';
import { useRemoveSavedTest, useSavedTests } from '../hooks/use-saved-tests';
import { difficultyTone } from '../rules/difficulty-tone';

export function SavedTestsPage() {
  const savedTests = useSavedTests();
  if (savedTests.isPending) return <RowsSkeleton label="Loading your saved tests..." />;
  if (savedTests.isError) {
    return <QueryFailure title="Your saved tests could not be loaded" query={savedTests} />;
  }
  if (savedTests.data.length === 0) {
    return (
      <EmptyState
        title="No saved tests yet"
        text="Save tests to access them later from here."
        action={<ButtonLink to={examListAddress}>Browse test series</ButtonLink>}
      />
    );
  }
  return (
    <ul className={page.list}>
      {savedTests.data.map((test) => (
        <SavedTestItem key={test.id} test={test} />
      ))}
    </ul>
  );
}

function SavedTestItem({ test }: { test: SavedTest }) {
  const removal = useRemoveSavedTest();
  const remove = () => {
    removal.mutate(test.id, {
      onSuccess: () => {
        toast.success('Removed from saved tests');
        // The button goes away with the focus on it.
        document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
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
          <span>{categoryLabel(test.category)}</span>
          <span>{formatCount(test.questions, 'question')}</span>
          <span>{formatDuration(test.duration)}</span>
        </p>
        <p className={page.itemFacts}>Saved on {formatDate(test.savedOn)}</p>
        {removal.isError && <p role="alert">The test could not be removed. Please try again.</p>}
      </div>
      <div className={page.itemActions}>
        <ButtonLink
          to={runnerAddress(test.examId, test.id)}
          variant="soft"
          size="sm"
          aria-label={`Start Test: ${test.name}`}
        >
          Start Test
        </ButtonLink>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remove: ${test.name}`}
          pending={removal.isPending}
          onClick={remove}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

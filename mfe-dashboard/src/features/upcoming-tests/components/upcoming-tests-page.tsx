import { ButtonLink, EmptyState } from '@abhyas/ui';
import { EXAMS_PATH, upcomingTestsQuery, useLoadError } from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../shared/load-failure';
import page from '../../../shared/page.module.css';
import { RowsSkeleton } from '../../../shared/rows-skeleton';
import { UpcomingTestItem } from './upcoming-test-item';

export function UpcomingTestsPage() {
  const upcomingTests = useQuery(upcomingTestsQuery);
  const error = useLoadError(upcomingTests);
  if (error) {
    return <LoadFailure title="Upcoming tests could not be loaded" query={upcomingTests} />;
  }
  if (upcomingTests.data === undefined) return <RowsSkeleton label="Loading upcoming tests..." />;
  if (upcomingTests.data.length === 0) {
    return (
      <EmptyState
        title="No upcoming tests"
        text="Check back later for upcoming tests."
        action={
          <ButtonLink to={EXAMS_PATH} variant="secondary">
            Browse test series
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className={page.list}>
      {upcomingTests.data.map((test) => (
        <UpcomingTestItem key={test.id} test={test} />
      ))}
    </ul>
  );
}

import { ButtonLink, EmptyState } from '@abhyas/ui';
import { EXAMS_PATH, serverClockQuery, upcomingTestsQuery, useLoadError } from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../shared/load-failure';
import page from '../../../shared/page.module.css';
import { RowsSkeleton } from '../../../shared/rows-skeleton';
import { UpcomingTestItem } from './upcoming-test-item';

export function UpcomingTestsPage() {
  const upcomingTests = useQuery(upcomingTestsQuery);
  const error = useLoadError(upcomingTests);
  // A test whose lobby is open has one more button: with the list, so that nothing moves later.
  const clock = useQuery(serverClockQuery);
  if (error) {
    return <LoadFailure title="Upcoming tests could not be loaded" query={upcomingTests} />;
  }
  if (upcomingTests.data === undefined || clock.isPending) {
    return <RowsSkeleton label="Loading upcoming tests..." />;
  }
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

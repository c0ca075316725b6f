import { ButtonLink } from '@abhyas/ui';
import { EXAMS_PATH, serverClockQuery, upcomingTestsQuery, useLoadError } from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FirstRun } from '../../../shared/first-run/first-run';
import { CalendarPicture } from '../../../shared/first-run/pictures';
import { LoadFailure } from '../../../shared/load-failure';
import page from '../../../shared/page.module.css';
import { RowsSkeleton } from '../../../shared/rows-skeleton';
import * as frameTexts from '../../../texts/frame';
import * as texts from '../../../texts/upcoming-tests';
import { UpcomingTestItem } from './upcoming-test-item';

export default function UpcomingTestsPage() {
  const upcomingTests = useQuery(upcomingTestsQuery);
  const error = useLoadError(upcomingTests);
  const clock = useQuery(serverClockQuery);
  const [isShown, setIsShown] = useState(false);
  if (error) {
    return <LoadFailure title={texts.loadFailed} query={upcomingTests} />;
  }
  // A registered test whose lobby is open has one more button: with the list, so that nothing moves later.
  const needsClock = upcomingTests.data?.some(({ registered }) => registered) && clock.isPending;
  const isLoading = upcomingTests.data === undefined || (needsClock && !isShown);
  if (isLoading) return <RowsSkeleton label={texts.loading} />;
  // Who registers while the time is missing stays on the list.
  if (!isShown) setIsShown(true);
  if (upcomingTests.data.length === 0) {
    return (
      <FirstRun title={texts.noneTitle} text={texts.noneText} picture={<CalendarPicture />}>
        <ButtonLink to={EXAMS_PATH} variant="secondary">
          {frameTexts.browse}
        </ButtonLink>
      </FirstRun>
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

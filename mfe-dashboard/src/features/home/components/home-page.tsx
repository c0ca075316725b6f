import { useLoadError } from '@abhyas/web-kit';
import { useProfile } from '../../../shared/api/get-profile';
import { DashboardLoading } from '../../../shared/dashboard-loading';
import { LoadFailure } from '../../../shared/load-failure';
import page from '../../../shared/page.module.css';
import { Tile } from '../../../shared/tile';
import { RecentActivity } from './recent-activity';
import { Recommendations } from './recommendations';

export function HomePage() {
  const profile = useProfile();
  const error = useLoadError(profile);
  if (error) {
    return <LoadFailure title="Your dashboard could not be loaded" query={profile} />;
  }
  if (profile.data === undefined) return <DashboardLoading />;
  const { testsTaken, avgScore, lastTest, recentActivity, recommendedTests } = profile.data;
  return (
    <div className={page.page}>
      <Recommendations tests={recommendedTests} />
      <dl className={page.tiles}>
        <Tile label="Tests Taken" value={String(testsTaken)} />
        <Tile label="Average Score" value={`${Math.round(avgScore)}%`} />
        <Tile label="Last Test Taken" value={lastTest ?? 'No tests taken yet'} kind="words" />
      </dl>
      <RecentActivity activity={recentActivity} />
    </div>
  );
}

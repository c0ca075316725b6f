import { QueryFailure } from '@abhyas/ui';
import { useProfile } from '../../../shared/api/get-profile';
import { DashboardLoading } from '../../../shared/dashboard-loading';
import page from '../../../shared/page.module.css';
import { Tile } from '../../../shared/tile';
import { RecentActivity } from './recent-activity';
import { Recommendations } from './recommendations';

export function HomePage() {
  const profile = useProfile();
  if (profile.isPending) return <DashboardLoading />;
  if (profile.isError) {
    return <QueryFailure title="Your dashboard could not be loaded" query={profile} />;
  }
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

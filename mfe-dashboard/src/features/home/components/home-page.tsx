import {
  openAttemptsQuery,
  testNameOf,
  useLoadError,
  useOpenAttempts,
  useSteps,
  isFirstTry,
} from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useProfile, type Profile } from '../../../shared/api/get-profile';
import { DashboardLoading } from '../../../shared/dashboard-loading';
import { LoadFailure } from '../../../shared/load-failure';
import page from '../../../shared/page.module.css';
import { RunningTests } from '../../../shared/running-tests/running-tests';
import { useTargets } from '../../../shared/targets/api/get-targets';
import { Tile } from '../../../shared/tile';
import * as texts from '../../../texts/home';
import { lastScoreIn } from '../rules/last-score';
import { FirstSteps } from './first-steps';
import { NextStep } from './next-step';
import { RecentActivity } from './recent-activity';
import { Recommendations } from './recommendations';
import { TargetExams, TargetsFailure } from './target-exams';

export default function HomePage() {
  const profile = useProfile();
  // Loaded with the profile, so that the page does not move when they arrive.
  const targets = useTargets();
  const attempts = useQuery(openAttemptsQuery);
  const error = useLoadError(profile);
  if (error) {
    return <LoadFailure title={texts.loadFailed} query={profile} />;
  }
  if (profile.data === undefined || isFirstTry(targets) || isFirstTry(attempts)) {
    return <DashboardLoading />;
  }
  return <Home profile={profile.data} targets={targets} />;
}

interface HomeProps {
  profile: Profile;
  targets: ReturnType<typeof useTargets>;
}

function Home({ profile, targets }: HomeProps) {
  const { testsTaken, recentActivity, recommendedTests } = profile;
  const openAttempts = useOpenAttempts();
  const step = useSteps(2);
  const isFirstRun = testsTaken === 0;
  const isAsking = targets.data?.asked === false;
  const isRunning = openAttempts.length > 0;
  // Who has not chosen an exam yet does so first.
  const hasStep = !isRunning && !(isFirstRun && isAsking);
  const [next, ...others] = recommendedTests;
  const listed = hasStep ? others : recommendedTests;
  return (
    <div className={page.page}>
      <RunningTests attempts={openAttempts} />
      {isFirstRun && !isRunning && <FirstSteps test={next} isAsking={isAsking} />}
      {!isFirstRun && hasStep && next && (
        <NextStep test={next} lastScore={lastScoreIn(next.examId, recentActivity)} />
      )}
      <TargetExams query={targets} />
      {step === 2 && (
        <>
          {(listed.length > 0 || next === undefined) && (
            <Recommendations tests={listed} isNextStep={!hasStep && !isRunning} />
          )}
          {!isFirstRun && <Figures profile={profile} />}
          <RecentActivity activity={recentActivity} />
        </>
      )}
      <TargetsFailure query={targets} />
    </div>
  );
}

function Figures({ profile }: Pick<HomeProps, 'profile'>) {
  const { testsTaken, testsMarked = testsTaken, avgScore, lastTest, recentActivity } = profile;
  return (
    <dl className={page.tiles}>
      <Tile label={texts.testsTaken} value={String(testsTaken)} />
      <Tile
        label={texts.averageScore}
        value={testsMarked === 0 ? texts.noAverage : `${Math.round(avgScore)}%`}
      />
      <Tile
        label={texts.lastTestTaken}
        value={
          lastTest === null ? texts.noTests : testNameOf(lastTest, examOf(lastTest, recentActivity))
        }
        kind="words"
      />
    </dl>
  );
}

/** The exam of the last test taken: the latest activity is of the same test. */
function examOf(lastTest: string, [latest]: Profile['recentActivity']): string | undefined {
  return latest?.testName === lastTest ? latest.examName : undefined;
}

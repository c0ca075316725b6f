import { ButtonLink, LoadingRegion, ProgressBar, Skeleton } from '@abhyas/ui';
import { EXAMS_PATH, useLoadError } from '@abhyas/web-kit';
import { FirstRun } from '../../../shared/first-run/first-run';
import { StepsPicture } from '../../../shared/first-run/pictures';
import { LoadFailure } from '../../../shared/load-failure';
import page from '../../../shared/page.module.css';
import { topPercent } from '../../../shared/rules/top-percent';
import { Tile } from '../../../shared/tile';
import * as frameTexts from '../../../texts/frame';
import * as texts from '../../../texts/performance';
import { usePerformance, type Performance } from '../api/get-performance';
import { percentileOf, rankingNote } from '../rules/ranking-text';
import { ExamStandings } from './exam-standings';
import { Improvement } from './improvement';
import styles from './performance.module.css';
import { ScoreTrend } from './score-trend';
import { Topics } from './topics';

const decimals = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

export default function PerformancePage() {
  const performance = usePerformance();
  const error = useLoadError(performance);
  if (error) {
    return <LoadFailure title={texts.loadFailed} query={performance} />;
  }
  if (performance.data === undefined) {
    return (
      <LoadingRegion label={texts.loading} className={page.stack}>
        {['7.5rem', '9rem', '18rem', '18rem'].map((height, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </LoadingRegion>
    );
  }
  const { overall, exams, subjects, topics, improvement, awaitingMarks = 0 } = performance.data;
  return (
    <div className={page.page}>
      {overall.testsFinished === 0 ? (
        <FirstRun title={texts.noneTitle} text={texts.noneText} picture={<StepsPicture />}>
          <ButtonLink to={EXAMS_PATH}>{frameTexts.browse}</ButtonLink>
        </FirstRun>
      ) : (
        <Overall overall={overall} />
      )}
      {awaitingMarks > 0 && <p className={styles.basis}>{texts.awaitingMarks(awaitingMarks)}</p>}
      <ExamStandings exams={exams} overall={overall} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ScoreTrend exams={exams} improvement={improvement} />
          <Improvement months={improvement} />
          <Topics topics={topics} />
        </div>
        <Subjects subjects={subjects} />
      </div>
    </div>
  );
}

function Overall({ overall }: { overall: Performance['overall'] }) {
  const { ranked, rank, students, accuracy, speed } = overall;
  const isRanked = ranked && rank !== null;
  return (
    <div className={styles.overall}>
      <dl className={page.tiles}>
        <Tile
          label={texts.overallPercentile}
          value={isRanked ? texts.percentile(percentileOf(rank, students)) : texts.notAvailable}
          note={isRanked ? texts.percentileNote(percentileOf(rank, students)) : texts.noPercentile}
        />
        <Tile label={texts.accuracy} value={`${Math.round(accuracy)}%`} note={texts.accuracyNote} />
        <Tile
          label={texts.speed}
          value={speed > 0 ? decimals.format(speed) : texts.notAvailable}
          note={speed > 0 ? texts.speedNote : texts.noSpeed}
        />
        <Tile
          label={texts.rank}
          value={isRanked ? `#${rank}` : texts.notAvailable}
          note={rankingNote(overall)}
        />
      </dl>
      {isRanked && <p className={styles.basis}>{texts.basis(students)}</p>}
    </div>
  );
}

function Subjects({ subjects }: { subjects: Performance['subjects'] }) {
  return (
    <section aria-labelledby="subjects-heading" className={page.stack}>
      <h2 id="subjects-heading" className={page.sectionHeading}>
        {texts.subjects}
      </h2>
      {subjects.length === 0 ? (
        <p className={page.empty}>{texts.noSubjects}</p>
      ) : (
        <>
          {subjects.some(({ byMarks }) => byMarks) && (
            <p className={styles.basis}>{texts.shareOfMarks}</p>
          )}
          <ul className={page.list}>
            {subjects.map((subject) => (
              <li key={subject.name} className={styles.subject}>
                <p className={styles.subjectLine}>
                  <span className={styles.subjectName}>{subject.name}</span>
                  <span className={styles.figures}>
                    <strong>{`${Math.round(subject.score)}%`}</strong>
                    <SubjectRank subject={subject} />
                  </span>
                </p>
                <ProgressBar label={texts.subjectScore(subject.name)} value={subject.score} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Nothing without a rank. */
function SubjectRank({ subject }: { subject: Performance['subjects'][number] }) {
  const { ranked, rank, students } = subject;
  if (!ranked || rank === null) return null;
  return (
    <>
      <span className={styles.top}>{topPercent(rank, students)}</span>
      <span className={styles.top}>{texts.subjectRank(rank, students)}</span>
    </>
  );
}

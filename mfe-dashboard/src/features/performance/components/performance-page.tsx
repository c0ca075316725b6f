import { LoadingRegion, ProgressBar, Skeleton } from '@abhyas/ui';
import { useLoadError } from '@abhyas/web-kit';
import { LoadFailure } from '../../../shared/load-failure';
import page from '../../../shared/page.module.css';
import { topPercent } from '../../../shared/rules/top-percent';
import { Tile } from '../../../shared/tile';
import { usePerformance, type Performance } from '../api/get-performance';
import { rankingNote } from '../rules/ranking-text';
import { ExamStandings } from './exam-standings';
import { Improvement } from './improvement';
import styles from './performance.module.css';
import { Topics } from './topics';

const decimals = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

export function PerformancePage() {
  const performance = usePerformance();
  const error = useLoadError(performance);
  if (error) {
    return <LoadFailure title="Your performance could not be loaded" query={performance} />;
  }
  if (performance.data === undefined) {
    return (
      <LoadingRegion label="Loading your performance..." className={page.stack}>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} height="6.5rem" />
        ))}
      </LoadingRegion>
    );
  }
  const { overall, exams, subjects, topics, improvement } = performance.data;
  return (
    <div className={page.page}>
      <ExamStandings exams={exams} overall={overall} />
      <Overall overall={overall} />
      <div className={styles.columns}>
        <Subjects subjects={subjects} />
        <div className={styles.column}>
          <Improvement months={improvement} />
          <Topics topics={topics} />
        </div>
      </div>
    </div>
  );
}

function Overall({ overall }: { overall: Performance['overall'] }) {
  return (
    <dl className={page.tiles}>
      <Tile
        label="Overall Percentile"
        value={overall.ranked ? `${decimals.format(overall.percentile)}/100` : 'N/A'}
      />
      <Tile label="Accuracy" value={`${Math.round(overall.accuracy)}%`} />
      <Tile
        label="Speed"
        value={overall.speed > 0 ? decimals.format(overall.speed) : 'N/A'}
        note={overall.speed > 0 ? 'questions a minute' : 'Take a test at your own pace'}
      />
      <Tile
        label="All India Rank"
        value={overall.ranked && overall.rank !== null ? `#${overall.rank}` : 'N/A'}
        note={rankingNote(overall)}
      />
    </dl>
  );
}

function Subjects({ subjects }: { subjects: Performance['subjects'] }) {
  return (
    <section aria-labelledby="subjects-heading" className={page.stack}>
      <h2 id="subjects-heading" className={page.sectionHeading}>
        Subject-wise Performance
      </h2>
      {subjects.length === 0 ? (
        <p className={page.empty}>No subject data available</p>
      ) : (
        <ul className={page.list}>
          {subjects.map((subject) => (
            <li key={subject.name} className={styles.subject}>
              <p className={styles.subjectLine}>
                <span className={styles.subjectName}>{subject.name}</span>
                <span className={styles.figures}>
                  <strong>{Math.round(subject.score)}%</strong>
                  {subject.ranked && (
                    <span className={styles.top}>{topPercent(subject.percentile)}</span>
                  )}
                  {subject.ranked && subject.rank !== null && (
                    <span className={styles.top}>Rank #{subject.rank}</span>
                  )}
                </span>
              </p>
              <ProgressBar label={`${subject.name} score`} value={subject.score} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

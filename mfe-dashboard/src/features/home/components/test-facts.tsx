import { formatDuration } from '@abhyas/web-kit';
import type { Profile } from '../../../shared/api/get-profile';
import page from '../../../shared/page.module.css';
import * as texts from '../../../texts/home';
import styles from './home.module.css';
import { kindLabel } from './kind-label';

export type Recommendation = Profile['recommendedTests'][number];

/** Kind, questions and minutes; an earlier release of the services sends only a description. */
export function TestFacts({
  test: { category, questions, duration, description },
}: {
  test: Recommendation;
}) {
  if (category === undefined || questions === undefined) {
    return <p className={styles.description}>{description}</p>;
  }
  return (
    <p className={page.itemFacts}>
      <span>{kindLabel(category)}</span>
      <span>{texts.questions(questions)}</span>
      <span>{formatDuration(duration)}</span>
    </p>
  );
}

import { formatDuration } from '@abhyas/web-kit';
import type { Profile } from '../../../shared/api/get-profile';
import page from '../../../shared/page.module.css';
import * as texts from '../../../texts/home';
import { kindLabel } from './kind-label';

export type Recommendation = Profile['recommendedTests'][number];

/** Kind, questions and minutes. */
export function TestFacts({ test: { category, questions, duration } }: { test: Recommendation }) {
  return (
    <p className={page.itemFacts}>
      <span>{kindLabel(category)}</span>
      <span>{texts.questions(questions)}</span>
      <span>{formatDuration(duration)}</span>
    </p>
  );
}

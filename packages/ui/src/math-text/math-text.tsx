import { lazyWithRetry, RetryBoundary } from '@abhyas/web-kit';
import { memo, Suspense, useMemo } from 'react';
import { reachWhereItScrolls } from '../reach-where-it-scrolls';
import styles from './math-text.module.css';
import { parseMath, type MathSegment } from './parse-math';

const Formula = lazyWithRetry(async () => ({ default: (await import('./formula')).Formula }));

/** Plain text with formulas. The first formula loads KaTeX; its source is shown until then. */
export const MathText = memo(function MathText({ text }: { text: string }) {
  const segments = useMemo(() => parseMath(text), [text]);
  const isPlain = segments.every(({ kind }) => kind === 'text');
  if (isPlain) return <span className={styles.text}>{text}</span>;
  return (
    <span className={styles.text}>
      {segments.map((segment, index) => (
        <Segment key={index} segment={segment} />
      ))}
    </span>
  );
});

function Segment({ segment }: { segment: MathSegment }) {
  if (segment.kind === 'text') return <span>{segment.value}</span>;
  const isDisplay = segment.kind === 'display';
  return (
    <span
      ref={isDisplay ? reachWhereItScrolls : undefined}
      className={isDisplay ? styles.display : undefined}
    >
      <RetryBoundary fallback={() => <span>{segment.source}</span>}>
        <Suspense fallback={<span>{segment.source}</span>}>
          <Formula segment={segment} />
        </Suspense>
      </RetryBoundary>
    </span>
  );
}

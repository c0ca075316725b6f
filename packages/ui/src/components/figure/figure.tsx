import * as texts from '../../texts/figure';
import styles from './figure.module.css';
import { useRetriedLoad } from './use-retried-load';

export interface FigureProps {
  src: string;
  /** What the picture shows, in words; null if its author gave none. */
  alt: string | null;
  /** CSS pixels: they keep the place of the picture until it is there. */
  width: number;
  height: number;
  /** Whether it is below what a person sees first: then it loads when it comes near. */
  isBelow?: boolean;
}

/**
 * A picture of a question, an option or a passage. It is never wider than its place. In every theme it stands on
 * white, because it is drawn for paper. A picture that does not load is requested again until it does.
 */
export function Figure({ src, alt, width, height, isBelow = false }: FigureProps) {
  const { attempt, hasFailed, onError, onLoad } = useRetriedLoad();
  return (
    <span className={styles.figure}>
      <img
        key={attempt}
        src={src}
        alt={alt ?? texts.picture}
        width={width}
        height={height}
        loading={isBelow ? 'lazy' : undefined}
        decoding="async"
        onError={onError}
        onLoad={onLoad}
      />
      {hasFailed && <span className={styles.failure}>{texts.notLoaded}</span>}
    </span>
  );
}

import { classNames } from '../../class-names';
import * as texts from '../../texts/figure';
import styles from './figure.module.css';
import { RetryPictures } from './retry-pictures';
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
  /** For a picture in a control, which contains no button: there, `RetryPictures` stands beside the control. */
  onFailure?: ((hasFailed: boolean) => void) | undefined;
}

/**
 * A picture of a question, an option or a passage. It is never wider than its place. In every theme it stands on
 * white, because it is drawn for paper. If it does not load, its description stands in its place, and it is requested
 * again until it does.
 */
export function Figure({ src, alt, width, height, isBelow = false, onFailure }: FigureProps) {
  const load = useRetriedLoad();
  const { hasFailed } = load;
  return (
    <span className={classNames(styles.figure, hasFailed && styles.failed)}>
      <img
        key={load.attempt}
        src={src}
        alt={alt ?? texts.picture}
        width={width}
        height={height}
        hidden={hasFailed}
        loading={isBelow && !hasFailed ? 'lazy' : undefined}
        decoding="async"
        onError={() => {
          load.onError();
          onFailure?.(true);
        }}
        onLoad={() => {
          load.onLoad();
          onFailure?.(false);
        }}
      />
      {hasFailed && (
        // As wide as the picture: nothing moves sideways.
        <span className={styles.failure} style={{ inlineSize: width }}>
          <span>{texts.notLoaded}</span>
          {alt !== null && <span>{texts.shows(alt)}</span>}
          {!onFailure && <RetryPictures />}
        </span>
      )}
    </span>
  );
}

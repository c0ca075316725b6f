import * as texts from '../../texts/figure';
import styles from './figure.module.css';

export interface FigureProps {
  src: string;
  /** What the picture shows, in words; null if its author gave none. */
  alt: string | null;
  /** CSS pixels: they keep the place of the picture until it is there. */
  width: number;
  height: number;
}

/**
 * A picture of a question, an option or a passage. It is never wider than its place. In every theme it stands on
 * white, because it is drawn for paper.
 */
export function Figure({ src, alt, width, height }: FigureProps) {
  return (
    <img
      className={styles.figure}
      src={src}
      alt={alt ?? texts.picture}
      width={width}
      height={height}
      decoding="async"
    />
  );
}

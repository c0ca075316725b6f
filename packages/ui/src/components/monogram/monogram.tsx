import { classNames } from '../../class-names';
import { monogramOf } from './monogram-of';
import styles from './monogram.module.css';

export interface MonogramProps {
  /** The exam's name. */
  name: string;
  /** The exam's colour as the catalogue names it; any other name gives the first colour. */
  color: string;
  size?: 'sm' | 'md' | 'lg';
}

/** The catalogue's names of colours. On exams they have no meaning, so the colours are others. */
const colours = new Map([
  ['primary', styles.teal],
  ['info', styles.blue],
  ['success', styles.green],
  ['warning', styles.ochre],
  ['danger', styles.plum],
]);

/** An exam's letters in a tile of its colour. Hidden from screen readers: the name is next to it as text. */
export function Monogram({ name, color, size = 'md' }: MonogramProps) {
  const letters = monogramOf(name);
  return (
    <span
      className={classNames(
        styles.monogram,
        styles[size],
        letters.length > 3 && (letters.length > 4 ? styles.longest : styles.long),
        colours.get(color) ?? styles.teal,
      )}
      aria-hidden="true"
    >
      {letters}
    </span>
  );
}

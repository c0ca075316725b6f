import { ChevronDown, classNames, reachWhereItScrolls } from '@abhyas/ui';
import { MathText } from '@abhyas/ui/math-text';
import { memo, useId } from 'react';
import { Extras } from '../../../shared/extras';
import * as texts from '../../../texts/passage';
import type { ShownPassage } from '../rules/shown-passage';
import styles from './passage-view.module.css';

export interface PassageColumnProps {
  shown: ShownPassage;
  className?: string | undefined;
}

/** A passage beside its questions, in a column that scrolls by itself. */
export const PassageColumn = memo(function PassageColumn(props: PassageColumnProps) {
  const { shown, className } = props;
  const title = useId();
  return (
    <section
      ref={reachWhereItScrolls}
      aria-labelledby={title}
      className={classNames(styles.column, className)}
    >
      <h2 id={title} className={styles.title}>
        {titleOf(shown)}
      </h2>
      <Body shown={shown} />
    </section>
  );
});

export interface FoldablePassageProps {
  shown: ShownPassage;
  isFolded: boolean;
  /** Must be stable between renders. */
  onFold: (passageId: string, isFolded: boolean) => void;
}

/** A passage above its questions, where there is no room beside them. */
export const FoldablePassage = memo(function FoldablePassage(props: FoldablePassageProps) {
  const { shown, isFolded, onFold } = props;
  const body = useId();
  return (
    <section className={styles.foldable}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          aria-controls={body}
          onClick={() => onFold(shown.passage.id, !isFolded)}
        >
          <span className={styles.foldTitle}>{titleOf(shown)}</span>
          <span className={styles.action}>
            <span>{isFolded ? texts.show : texts.fold}</span>
            <ChevronDown aria-hidden="true" />
          </span>
        </button>
      </h2>
      <div
        ref={reachWhereItScrolls}
        role="region"
        aria-label={titleOf(shown)}
        id={body}
        hidden={isFolded}
        className={styles.unfolded}
      >
        <Body shown={shown} />
      </div>
    </section>
  );
});

function Body({ shown: { passage, first, last } }: { shown: ShownPassage }) {
  return (
    <>
      {passage.title !== null && (
        <p className={styles.questions}>{texts.forQuestions(first + 1, last + 1)}</p>
      )}
      <div className={styles.text}>
        <MathText text={passage.text} />
      </div>
      <Extras table={passage.table} figures={passage.figures} tableLabel={texts.table} />
    </>
  );
}

function titleOf({ passage, first, last }: ShownPassage): string {
  return passage.title ?? texts.directions(first + 1, last + 1);
}

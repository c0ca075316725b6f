import { Button, ButtonLink, CircleCheck, classNames, Figure } from '@abhyas/ui';
import { AcceptedValues, DataTable, MathText } from '@abhyas/ui/math-text';
import {
  type Bookmark,
  failureText,
  figurePath,
  formatDate,
  OPTION_LETTERS,
  resultsPath,
  solutionsCome,
  useRemoveBookmark,
  useServerNow,
} from '@abhyas/web-kit';
import { useId, useState } from 'react';
import page from '../../../shared/page.module.css';
import * as texts from '../../../texts/bookmarks';
import { BookmarkNote } from './bookmark-note';
import styles from './bookmarks.module.css';

interface BookmarkItemProps {
  bookmark: Bookmark;
  onRemoved: (bookmark: Bookmark) => void;
}

/** One question. The key and the explanation are hidden at first, so that it can be tried again. */
export function BookmarkItem({ bookmark, onRemoved }: BookmarkItemProps) {
  const { questionId, number, testTitle, examName, subject, topic, difficulty } = bookmark;
  const [isAnswerShown, setAnswerShown] = useState(false);
  const removal = useRemoveBookmark();
  const answerId = useId();
  const name = texts.nameOf(number, testTitle);
  const places = [subject, topic].filter((place) => place !== '');
  return (
    <li className={styles.item}>
      <article aria-label={name} className={styles.question}>
        <h2 className={page.itemTitle}>{texts.title(number, testTitle)}</h2>
        <p className={page.itemFacts}>
          {[examName, ...new Set(places), difficulty].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {bookmark.passageContent && (
          <details className={styles.passage}>
            <summary>{bookmark.passageContent.title ?? texts.sharedText}</summary>
            <Content content={bookmark.passageContent} table={texts.tableOfText} />
          </details>
        )}
        <Content content={{ ...bookmark, text: bookmark.question }} table={texts.table} />
        <Options bookmark={bookmark} isAnswerShown={isAnswerShown} />
        {bookmark.solutionsFrom === undefined ? (
          <Button
            variant="soft"
            size="sm"
            className={styles.reveal}
            aria-expanded={isAnswerShown}
            aria-controls={answerId}
            onClick={() => setAnswerShown(!isAnswerShown)}
          >
            {isAnswerShown ? texts.hideAnswer : texts.showAnswer}
          </Button>
        ) : (
          <Pending solutionsFrom={bookmark.solutionsFrom} />
        )}
        <div id={answerId}>
          {isAnswerShown && (
            <>
              {bookmark.acceptedValues && (
                <p className={styles.number}>
                  <strong>{texts.rightAnswer}</strong>{' '}
                  <AcceptedValues values={bookmark.acceptedValues} unit={bookmark.unit} />
                </p>
              )}
              <Explanation bookmark={bookmark} />
            </>
          )}
        </div>
        <BookmarkNote bookmark={bookmark} name={name} />
        <div className={styles.foot}>
          <p className={page.itemFacts}>{texts.bookmarkedOn(formatDate(bookmark.bookmarkedAt))}</p>
          <div className={page.itemActions}>
            <ButtonLink
              to={`${resultsPath(bookmark.examId, bookmark.testId, bookmark.attemptId)}&review=all`}
              variant="ghost"
              size="sm"
              aria-label={texts.openReviewOf(name)}
            >
              {texts.openReview}
            </ButtonLink>
            <Button
              variant="ghost"
              size="sm"
              aria-label={texts.removeOf(name)}
              pending={removal.isPending}
              onClick={() => {
                removal.mutate(questionId, { onSuccess: () => onRemoved(bookmark) });
              }}
            >
              {texts.remove}
            </Button>
          </div>
          {removal.isError && (
            <p role="alert" className={styles.error}>
              {failureText(removal.error, texts.removeFailed)}
            </p>
          )}
        </div>
      </article>
    </li>
  );
}

/** The test was opened again, so others may still take it. */
function Pending({ solutionsFrom }: { solutionsFrom: string }) {
  const { now } = useServerNow();
  return <p className={page.itemFacts}>{solutionsCome(solutionsFrom, now)}</p>;
}

interface ContentProps {
  content: Pick<NonNullable<Bookmark['passageContent']>, 'text' | 'table' | 'figures'>;
  /** The name of its table. */
  table: string;
}

/** A text with its table and its pictures. */
function Content({ content: { text, table, figures }, table: label }: ContentProps) {
  return (
    <>
      <div className={styles.text}>
        <MathText text={text} />
      </div>
      {table && <DataTable label={label} head={table.head} rows={table.rows} />}
      <Figures figures={figures} />
    </>
  );
}

function Figures({ figures = [] }: Pick<ContentProps['content'], 'figures'>) {
  return figures.map((figure) => (
    <Figure key={figure.id} {...figure} src={figurePath(figure.id)} />
  ));
}

interface OptionsProps {
  bookmark: Bookmark;
  isAnswerShown: boolean;
}

/** The options, with the right ones marked once the answer is shown; none for a numeric question. */
function Options({ bookmark, isAnswerShown }: OptionsProps) {
  const { options, optionFigures, correctAnswer, correctOptions = [correctAnswer] } = bookmark;
  if (options.length === 0) return null;
  return (
    <ol className={styles.options}>
      {options.map((option, index) => {
        const isRight = isAnswerShown && correctOptions.includes(index);
        const figure = optionFigures?.[index];
        return (
          <li key={index} className={classNames(styles.option, isRight && styles.right)}>
            <span className={styles.letter}>{`${OPTION_LETTERS[index]}.`}</span>
            <span>
              <MathText text={option} />
              {figure && <Figure {...figure} src={figurePath(figure.id)} />}
              {isRight && (
                <strong className={styles.key}>
                  <CircleCheck aria-hidden="true" />
                  <span>{texts.rightAnswer}</span>
                </strong>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Explanation({ bookmark }: { bookmark: Bookmark }) {
  const { explanation, explanationFigures = [] } = bookmark;
  if (!explanation && explanationFigures.length === 0) {
    return <p className={styles.explanation}>{texts.noExplanation}</p>;
  }
  return (
    <div className={styles.explanation}>
      <p>
        <strong>{texts.explanation}</strong> {explanation && <MathText text={explanation} />}
      </p>
      <Figures figures={explanationFigures} />
    </div>
  );
}

import { Field, Input } from '@abhyas/ui';
import { failureText } from '@abhyas/web-kit';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import * as texts from '../../../texts/targets';
import { useExamSearch } from '../api/find-exams';
import { nextOption } from '../rules/active-option';
import styles from './targets.module.css';

const typingPauseMs = 200;

/** An exam that can be picked. */
export interface PickedExam {
  _id: string;
  name: string;
}

interface ExamPickerProps {
  /** The id of the field. */
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  /** Exams that are not offered, because they were picked already. */
  pickedIds: readonly string[];
  onPick: (exam: PickedExam) => void;
}

/** A search field with a list of exams below it: type, then choose with arrow keys and Enter. */
export function ExamPicker({ id, label, hint, error, pickedIds, onPick }: ExamPickerProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  // By its id: exams of what was typed last may arrive after an arrow key.
  const [activeExam, setActiveExam] = useState<string>();
  const searched = useDelayed(text.trim());
  const search = useExamSearch(searched, { enabled: isOpen });
  const exams = (search.data?.exams ?? []).filter(({ _id }) => !pickedIds.includes(_id));
  const found = exams.findIndex(({ _id }) => _id === activeExam);
  const active = found < 0 ? undefined : found;
  const activeId = isOpen && active !== undefined ? activeExam : undefined;
  useScrollTo(activeId === undefined ? undefined : `${listId}-${activeId}`);

  const pick = (exam: PickedExam) => {
    onPick(exam);
    setText('');
    setOpen(false);
    setActiveExam(undefined);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const index = nextOption(event.key, active, exams.length);
      setActiveExam(index === undefined ? undefined : exams[index]?._id);
    } else if (event.key === 'Enter') {
      // Enter chooses an exam; it never submits the form from here.
      event.preventDefault();
      const isFound = text.trim() !== '' && text.trim() === searched && !search.isPlaceholderData;
      const exam = activeExam === undefined && isFound ? exams[0] : exams[found];
      if (isOpen && exam) pick(exam);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
      setActiveExam(undefined);
    }
  };

  return (
    <div className={styles.picker}>
      <Field id={id} label={label} hint={hint} error={error}>
        <Input
          type="text"
          role="combobox"
          autoComplete="off"
          aria-expanded={isOpen && exams.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId && `${listId}-${activeId}`}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setOpen(true);
            setActiveExam(undefined);
          }}
          onClick={() => {
            setOpen(true);
          }}
          onBlur={() => {
            setOpen(false);
            setActiveExam(undefined);
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <ul
        id={listId}
        role="listbox"
        aria-label={texts.exams}
        className={styles.options}
        hidden={!isOpen || exams.length === 0}
      >
        {exams.map((exam, index) => (
          <li
            key={exam._id}
            id={`${listId}-${exam._id}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // The field keeps the focus: its blur would close the list before a click ends.
            onMouseDown={(event) => {
              event.preventDefault();
              pick(exam);
            }}
          >
            {exam.name}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {isOpen && searchStatus(search, exams.length, text.trim())}
      </p>
    </div>
  );
}

function searchStatus(
  {
    isError,
    error,
    isPending,
  }: Pick<ReturnType<typeof useExamSearch>, 'isError' | 'error' | 'isPending'>,
  found: number,
  text: string,
): string | false {
  if (isError) return failureText(error, texts.examsFailed);
  if (isPending) return texts.loadingExams;
  if (found === 0) return texts.notOffered(text);
  return false;
}

/** A value some time after it last changed, so that not every letter is a request. */
function useDelayed(value: string): string {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setDelayed(value);
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return delayed;
}

/** Keeps the active option visible in its list. */
function useScrollTo(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}

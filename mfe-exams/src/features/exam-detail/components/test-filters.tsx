import { Button, ChevronDown, classNames, Field, Input, Select } from '@abhyas/ui';
import { useIsHydrated } from '@abhyas/web-kit';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import * as texts from '../../../texts/exam-detail';
import type { ChangeView } from '../hooks/use-list-view';
import {
  isFiltered,
  maxSearchLength,
  readListView,
  type ListView,
  type Show,
  type Sort,
} from '../rules/list-view';
import styles from './test-filters.module.css';

const visitorShows: readonly Show[] = ['all', 'free'];
const visitorSorts: readonly Sort[] = ['listed', 'shortest', 'longest', 'title'];

interface TestFiltersProps {
  view: ListView;
  subjects: readonly string[];
  isVisitor: boolean;
  onChange: ChangeView;
}

/** Search, filters and order of the test list; each takes effect at once. */
export function TestFilters({ view, subjects, isVisitor, onChange }: TestFiltersProps) {
  const chosen = [view.subject !== '', view.show !== 'all', view.sort !== 'listed'].filter(Boolean);
  const [isUnfolded, setUnfolded] = useState(chosen.length > 0);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, onChange);
  return (
    <form
      ref={form}
      role="search"
      aria-label={texts.filters}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <TestSearch
        text={view.text}
        onSearch={(text) => {
          onChange((latest) => ({ ...latest, text }));
        }}
      />
      <Button
        variant="secondary"
        className={styles.toggle}
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => {
          setUnfolded(!isUnfolded);
        }}
      >
        <span>{texts.filterAndSort(chosen.length)}</span>
        <ChevronDown aria-hidden="true" />
      </Button>
      <div id={id} className={classNames(styles.choices, !isUnfolded && styles.folded)}>
        {subjects.length > 1 && (
          <Field label={texts.subject}>
            <Select
              name="subject"
              value={view.subject}
              options={[
                { value: '', label: texts.allSubjects },
                ...subjects.map((subject) => ({ value: subject, label: subject })),
              ]}
              onChange={(event) => {
                const subject = event.target.value;
                onChange((latest) => ({ ...latest, subject }));
              }}
            />
          </Field>
        )}
        <Field label={texts.show}>
          <Select
            name="show"
            value={view.show}
            options={optionsOf<Show>(texts.showLabels, isVisitor ? visitorShows : undefined)}
            onChange={(event) => {
              const show = event.target.value as Show;
              onChange((latest) => ({ ...latest, show }));
            }}
          />
        </Field>
        <Field label={texts.sort}>
          <Select
            name="sort"
            value={view.sort}
            options={optionsOf<Sort>(texts.sortLabels, isVisitor ? visitorSorts : undefined)}
            onChange={(event) => {
              const sort = event.target.value as Sort;
              onChange((latest) => ({ ...latest, sort }));
            }}
          />
        </Field>
      </div>
    </form>
  );
}

function optionsOf<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  values: readonly Value[] = Object.keys(labels) as Value[],
) {
  return values.map((value) => ({ value, label: labels[value] }));
}

interface TestSearchProps {
  text: string;
  onSearch: (text: string) => void;
}

/** The text belongs to the input, so that what was typed before the script was there stays. */
function TestSearch({ text, onSearch }: TestSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(text);
  const isReplaced = useNavigationType() === NavigationType.Replace;
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    // While somebody types, the URL lags behind and lacks spaces at the ends.
    const isTyping = isReplaced && input.current === document.activeElement;
    if (input.current && !isTyping) input.current.value = text;
  }, [text, isReplaced]);
  return (
    <Field label={texts.searchTests} className={styles.search}>
      <Input
        ref={input}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxSearchLength}
        defaultValue={text}
        onChange={(event) => {
          onSearch(event.target.value);
        }}
      />
    </Field>
  );
}

/** What was typed and chosen before the script was there takes effect with it. */
function useEarlyInput(form: RefObject<HTMLFormElement | null>, onChange: ChangeView): void {
  const isHydrated = useIsHydrated();
  const early = useRef<ListView>(undefined);
  useLayoutEffect(() => {
    // With its next render, React writes its own values.
    if (!isHydrated && form.current) early.current = readForm(form.current);
  }, [form, isHydrated]);
  const takeOver = useEffectEvent(() => {
    const given = early.current;
    if (!isHydrated || !given) return;
    early.current = undefined;
    if (!isFiltered(given) && given.sort === 'listed') return;
    onChange((latest) => ({
      ...latest,
      text: given.text || latest.text,
      subject: given.subject || latest.subject,
      show: given.show === 'all' ? latest.show : given.show,
      sort: given.sort === 'listed' ? latest.sort : given.sort,
    }));
  });
  useEffect(() => {
    takeOver();
  }, [isHydrated]);
}

/** The controls have the names of the view's parameters in the URL. */
function readForm(form: HTMLFormElement): ListView {
  const params = new URLSearchParams();
  const controls = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]');
  for (const { name, value } of controls) params.set(name, value);
  return readListView(params);
}

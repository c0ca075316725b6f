import { Button, ChevronDown, classNames, Field, Input, Select } from '@abhyas/ui';
import { useId, useState } from 'react';
import * as texts from '../../../texts/exam-detail';
import type { ChangeView } from '../hooks/use-list-view';
import { maxSearchLength, type ListView, type Show, type Sort } from '../rules/list-view';
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
  return (
    <form
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
        {texts.filterAndSort(chosen.length)}
        <ChevronDown aria-hidden="true" />
      </Button>
      <div id={id} className={classNames(styles.choices, !isUnfolded && styles.folded)}>
        {subjects.length > 1 && (
          <Field label={texts.subject}>
            <Select
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

function TestSearch({ text, onSearch }: TestSearchProps) {
  const [draft, setDraft] = useState(text);
  const [shown, setShown] = useState(text);
  // The URL changed, other than by typing, which leaves spaces at the ends out.
  if (shown !== text) {
    setShown(text);
    if (draft.trim() !== text) setDraft(text);
  }
  return (
    <Field label={texts.searchTests} className={styles.search}>
      <Input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxSearchLength}
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value);
          onSearch(event.target.value);
        }}
      />
    </Field>
  );
}

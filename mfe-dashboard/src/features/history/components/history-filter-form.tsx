import { Button, Field, Input, Search, Select } from '@abhyas/ui';
import { useRef, type FormEvent } from 'react';
import { FoldedFilters } from '../../../shared/folded-filters';
import { useUrlFilters } from '../../../shared/use-url-filters';
import * as texts from '../../../texts/history';
import type { HistoryPageData } from '../api/get-history';
import {
  DEFAULT_SORT,
  filtersFrom,
  SORT_OPTIONS,
  type HistoryFilters,
} from '../rules/history-filters';
import styles from './history-filter-form.module.css';

interface HistoryFilterFormProps {
  filters: HistoryFilters;
  exams: HistoryPageData['exams'];
  /** One sentence per field that the server refused. */
  errors: Readonly<Record<string, string>>;
  onChange: (filters: HistoryFilters) => void;
}

/** Search, exam, days and order. Lists apply at once; what is typed applies with the button. Folded on phones, where the tests come first. */
export function HistoryFilterForm({ filters, exams, errors, onChange }: HistoryFilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isClear = Object.keys(filters).length === 0;
  const isKnown = exams.some(({ _id }) => _id === filters.examId);
  const fill = (next: HistoryFilters): void => {
    if (form.current) fillFields(form.current, next);
  };
  const awaitUrl = useUrlFilters(filters, fill);
  const ask = (next: HistoryFilters): void => {
    awaitUrl(next);
    onChange(next);
  };
  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') values.set(name, value);
    }
    ask(filtersFrom(values));
  }
  const submit = (): void => form.current?.requestSubmit();
  return (
    <FoldedFilters label={texts.searchAndSort} isOpen={!isClear}>
      <form
        ref={form}
        role="search"
        aria-label={texts.filters}
        className={styles.form}
        noValidate
        onSubmit={apply}
      >
        <Field label={texts.search} error={errors['q']} className={styles.search}>
          <Input
            type="search"
            name="q"
            defaultValue={filters.q}
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
          />
        </Field>
        <Field label={texts.exam} error={errors['examId']} className={styles.exam}>
          <Select
            name="examId"
            defaultValue={filters.examId ?? ''}
            onChange={submit}
            options={[
              { value: '', label: texts.allExams },
              ...exams.map(({ _id, name }) => ({ value: _id, label: name })),
              ...(filters.examId !== undefined && !isKnown
                ? [{ value: filters.examId, label: texts.anotherExam }]
                : []),
            ]}
          />
        </Field>
        <Field label={texts.sortBy} error={errors['sort']} className={styles.sort}>
          <Select
            name="sort"
            defaultValue={shownSort(filters)}
            onChange={submit}
            options={SORT_OPTIONS}
          />
        </Field>
        <Field label={texts.from} error={errors['from']} className={styles.day}>
          <Input type="date" name="from" defaultValue={filters.from} />
        </Field>
        <Field label={texts.to} error={errors['to']} className={styles.day}>
          <Input type="date" name="to" defaultValue={filters.to} />
        </Field>
        <div className={styles.actions}>
          <Button type="submit" variant="secondary">
            <Search aria-hidden="true" />
            <span>{texts.show}</span>
          </Button>
          {!isClear && (
            <Button
              variant="ghost"
              onClick={() => {
                fill({});
                ask({});
              }}
            >
              {texts.clear}
            </Button>
          )}
        </div>
      </form>
    </FoldedFilters>
  );
}

/** The order that the list of orders shows: the URL may name another one. */
function shownSort({ sort }: HistoryFilters): string {
  return SORT_OPTIONS.find(({ value }) => value === sort)?.value ?? DEFAULT_SORT;
}

/** Shows filters in the fields of the form, by their names. */
function fillFields({ elements }: HTMLFormElement, filters: HistoryFilters): void {
  const values: Readonly<Record<string, string | undefined>> = {
    ...filters,
    sort: shownSort(filters),
  };
  for (const field of elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = values[field.name] ?? '';
    }
  }
}

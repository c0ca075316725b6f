import { Button, Field, Input, Search } from '@abhyas/ui';
import { useId, useState } from 'react';
import { FoldedFilters } from '../../../shared/folded-filters';
import { useUrlFilters } from '../../../shared/use-url-filters';
import * as texts from '../../../texts/bookmarks';
import type { BookmarksPageData } from '../api/get-bookmarks';
import { changeFilter, isFiltered, type BookmarkFilter } from '../rules/bookmark-params';
import styles from './bookmarks.module.css';

interface BookmarkFiltersProps {
  filter: BookmarkFilter;
  choices: Pick<BookmarksPageData, 'exams' | 'subjects' | 'topics'>;
  onChange: (filter: BookmarkFilter) => void;
}

/** Search, exam, subject and topic. The search starts on Enter or with its button. */
export function BookmarkFilters({ filter, choices, onChange }: BookmarkFiltersProps) {
  const { exams, subjects, topics } = choices;
  const [draft, setDraft] = useState(filter.q);
  const awaitUrl = useUrlFilters(filter, ({ q }) => setDraft(q));
  const change = (values: Partial<BookmarkFilter>) => {
    const next = changeFilter(filter, values);
    awaitUrl(next);
    onChange(next);
  };
  return (
    <FoldedFilters label={texts.searchAndFilter} isOpen={isFiltered(filter)}>
      <div className={styles.filters}>
        <SearchForm text={draft} onType={setDraft} onSearch={(q) => change({ q })} />
        <div className={styles.choices}>
          <Choice
            label={texts.exam}
            all={texts.allExams}
            value={filter.examId}
            options={exams.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={(examId) => change({ examId })}
          />
          <Choice
            label={texts.subject}
            all={texts.allSubjects}
            value={filter.subject}
            options={subjects.map((value) => ({ value, label: value }))}
            onChange={(subject) => change({ subject })}
          />
          <Choice
            label={texts.topic}
            all={texts.allTopics}
            value={filter.topic}
            options={topics.map((value) => ({ value, label: value }))}
            onChange={(topic) => change({ topic })}
          />
          {isFiltered(filter) && (
            <Button
              variant="ghost"
              onClick={() => {
                setDraft('');
                change({ examId: '', q: '' });
              }}
            >
              {texts.clearFilters}
            </Button>
          )}
        </div>
      </div>
    </FoldedFilters>
  );
}

interface SearchFormProps {
  text: string;
  onType: (text: string) => void;
  onSearch: (text: string) => void;
}

function SearchForm({ text, onType, onSearch }: SearchFormProps) {
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Field label={texts.searchLabel} className={styles.searchField}>
        <Input
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary">
        <Search aria-hidden="true" />
        <span>{texts.search}</span>
      </Button>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  const id = useId();
  // The URL may name something that no bookmark has.
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {!isKnown && <option value={value}>{texts.unknown}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

import {
  ButtonLink,
  EmptyState,
  Field,
  Input,
  LoadingRegion,
  PageHeading,
  QueryFailure,
  Skeleton,
} from '@abhyas/ui';
import { CONTACT_PATH, faqsQuery, useDocumentTitle, type Faq } from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router';
import { TextPage } from '../../../shared/text-page';
import * as texts from '../../../texts/help';
import { MAX_QUERY_LENGTH, useHelpSearch } from '../hooks/use-help-search';
import { useOpenAnswer } from '../hooks/use-open-answer';
import { groupAnswers } from '../rules/group-answers';
import { AnswerSearch } from '../rules/search-answers';
import { AnswerList } from './answer-list';
import styles from './help-page.module.css';

/** All answers in groups, with a search. `/help#slug` opens one of them. */
export default function HelpPage() {
  useDocumentTitle(texts.title);
  const query = useQuery(faqsQuery);
  return (
    // In the answers themselves: a copy for search engines would make the page a third longer.
    <TextPage itemScope itemType="https://schema.org/FAQPage">
      <PageHeading
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <ButtonLink to={CONTACT_PATH} variant="secondary">
            {texts.contactSupport}
          </ButtonLink>
        }
      />
      {query.data ? (
        <Answers faqs={query.data} />
      ) : query.isError ? (
        <QueryFailure
          title={texts.failed}
          text={texts.failedText((label) => (
            <Link to={CONTACT_PATH}>{label}</Link>
          ))}
          query={query}
        />
      ) : (
        <LoadingRegion label={texts.loading} className={styles.skeleton}>
          <Skeleton height="4.5rem" />
          <Skeleton height="16rem" />
          <Skeleton height="16rem" />
        </LoadingRegion>
      )}
    </TextPage>
  );
}

function Answers({ faqs }: { faqs: readonly Faq[] }) {
  const { text, input } = useHelpSearch();
  const sought = useDeferredValue(text.trim());
  const search = useMemo(() => new AnswerSearch(faqs), [faqs]);
  const [open, setOpen] = useOpenAnswer(faqs);
  if (faqs.length === 0) return <NoAnswers />;
  return (
    <>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <Field label={texts.search}>
          <Input
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_QUERY_LENGTH}
            {...input}
          />
        </Field>
      </form>
      {sought === '' ? (
        <>
          <p role="status" className={styles.count} />
          {groupAnswers(faqs).map(({ name, answers }) => (
            <AnswerList key={name} title={name} faqs={answers} open={open} onOpenChange={setOpen} />
          ))}
        </>
      ) : (
        <Found faqs={search.find(sought)} text={sought} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
}

interface FoundProps {
  faqs: readonly Faq[];
  text: string;
  open: string;
  onOpenChange: (slug: string) => void;
}

function Found({ faqs, text, open, onOpenChange }: FoundProps) {
  return (
    <>
      <p role="status" className={styles.count}>
        {texts.found(faqs.length, text)}
      </p>
      {faqs.length === 0 ? (
        <EmptyState
          title={texts.noneFound}
          text={texts.noneFoundText}
          action={<ButtonLink to={CONTACT_PATH}>{texts.contactSupport}</ButtonLink>}
        />
      ) : (
        <AnswerList title={texts.results} faqs={faqs} open={open} onOpenChange={onOpenChange} />
      )}
    </>
  );
}

function NoAnswers() {
  return (
    <EmptyState
      title={texts.noAnswers}
      text={texts.noAnswersText}
      action={<ButtonLink to={CONTACT_PATH}>{texts.contactSupport}</ButtonLink>}
    />
  );
}

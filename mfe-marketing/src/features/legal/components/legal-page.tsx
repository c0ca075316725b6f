import { LoadingRegion, PageHeading, QueryFailure, Skeleton, UnknownPage } from '@abhyas/ui';
import { useDocumentTitle } from '@abhyas/web-kit';
import { Link, useLocation } from 'react-router';
import { TextPage } from '../../../shared/text-page';
import * as texts from '../../../texts/legal';
import { useLegalText } from '../api/get-legal-text';
import { splitTitle } from '../rules/split-title';
import styles from './legal-page.module.css';
import { legalPages } from './legal-pages';
import { MarkdownText } from './markdown-text';
import { OfficeDetails } from './office-details';

/** The legal page of the current path. */
export default function LegalPage() {
  const { pathname } = useLocation();
  const page = legalPages.find(({ path }) => path === pathname.replace(/\/+$/, ''));
  return (
    <TextPage>
      {page ? (
        <>
          <LegalArticle key={page.name} page={page} />
          <OtherPages current={page.path} />
        </>
      ) : (
        <UnknownPage />
      )}
    </TextPage>
  );
}

function LegalArticle({ page }: { page: (typeof legalPages)[number] }) {
  const query = useLegalText(page);
  const { title = page.label, text } = splitTitle(query.data ?? '');
  useDocumentTitle(title);
  return (
    <article className={styles.article}>
      <PageHeading title={title} />
      {query.data !== undefined ? (
        <>
          <MarkdownText text={text} />
          <OfficeDetails />
        </>
      ) : query.isError ? (
        <QueryFailure title={texts.failed} query={query} />
      ) : (
        <LoadingRegion label={texts.loading} className={styles.loading}>
          <Skeleton height="8rem" />
          <Skeleton height="12rem" />
        </LoadingRegion>
      )}
    </article>
  );
}

function OtherPages({ current }: { current: string }) {
  return (
    <nav aria-label={texts.legalPages}>
      <ul className={styles.pages}>
        {legalPages
          .filter(({ path }) => path !== current)
          .map(({ path, label }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

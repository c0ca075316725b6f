import type { PublicPage } from '@abhyas/page-kit';
import { faqsQuery, HELP_PATH, HOME_PATH, runtimeConfigQuery } from '@abhyas/web-kit';
import { legalTextQuery } from '../features/legal/api/get-legal-text';
import { legalPages } from '../features/legal/components/legal-pages';
import { splitTitle } from '../features/legal/rules/split-title';
import { offerQuery } from '../features/offer/api/get-offer';
import * as helpTexts from '../texts/help';
import * as landingTexts from '../texts/landing';
import * as legalTexts from '../texts/legal';
import { breadcrumbs, organization, website } from './structured-data';

const landing: PublicPage = {
  path: HOME_PATH,
  // Buy Now fills in the subject of the contact form.
  search: ['subject'],
  load: async ({ search, queries }) => {
    const [{ site }] = await Promise.all([
      queries.fetchQuery(runtimeConfigQuery),
      // Without it the page still says what the product is.
      queries.prefetchQuery(offerQuery),
    ]);
    return {
      title: landingTexts.documentTitle,
      description: landingTexts.description,
      ...(search.size === 0 && { canonical: HOME_PATH }),
      structured: [organization(site), website],
    };
  },
};

const help: PublicPage = {
  path: HELP_PATH,
  search: ['q'],
  load: async ({ search, queries }) => {
    await queries.fetchQuery(faqsQuery);
    return {
      title: helpTexts.title,
      description: helpTexts.description,
      ...(search.size === 0 && { canonical: HELP_PATH }),
      structured: [breadcrumbs(helpTexts.title, HELP_PATH)],
    };
  },
};

/** With the operator's text if there is one. If that cannot be loaded, the browser tries. */
const legal = legalPages.map((page): PublicPage => ({
  path: page.path,
  load: async ({ queries }) => {
    const text = await queries.fetchQuery(legalTextQuery(page));
    const { title = page.label } = splitTitle(text);
    return {
      title,
      // It describes the product's own text.
      ...(text === page.text && { description: page.description }),
      canonical: page.path,
      structured: [breadcrumbs(title, page.path)],
    };
  },
}));

const unknown: PublicPage = {
  path: '*',
  status: 404,
  load: () => ({ title: legalTexts.unknownPage }),
};

/** The pages that are rendered on a server, with what they say about themselves. */
export const publicPages: readonly PublicPage[] = [landing, help, ...legal, unknown];

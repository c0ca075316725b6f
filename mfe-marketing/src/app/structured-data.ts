import { EXAMS_PATH, HOME_PATH, productName, type RuntimeConfig } from '@abhyas/web-kit';

const context = 'https://schema.org';
const organizationId = '/#organization';

/** Who runs the site. */
export function organization({ phone, emails, address, socials }: RuntimeConfig['site']): object {
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': organizationId,
    name: productName,
    url: HOME_PATH,
    address,
    telephone: phone,
    email: emails[0],
    sameAs: socials.map(({ url }) => url),
  };
}

/** The site, with its search for exams. */
export const website: object = {
  '@context': context,
  '@type': 'WebSite',
  name: productName,
  url: HOME_PATH,
  inLanguage: 'en-IN',
  publisher: { '@id': organizationId },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${EXAMS_PATH}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
};

/** The way from the start page to a page under it. */
export function breadcrumbs(title: string, path: string): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: productName, item: HOME_PATH },
      { '@type': 'ListItem', position: 2, name: title, item: path },
    ],
  };
}

import { DomainError } from '@abhyas/service-kit';

/** There are fewer files, or this installation does not know its address (`PUBLIC_URL`). */
export function sitemapNotFound(): DomainError {
  return new DomainError('sitemap_not_found', 404, 'We found nothing at this address.');
}

import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CatalogueVersionService } from '../catalogue-version/catalogue-version.service.js';
import type { VersionedResponse } from '../catalogue-version/conditional-response.js';
import type { CatalogueConfig } from '../config.js';
import { readPageRequest } from '../exams/rules/page.js';
import { listPages } from './rules/list-pages.js';
import { writeSitemap } from './rules/write-sitemap.js';
import { sitemapNotFound } from './sitemap.errors.js';
import { SitemapRepository } from './sitemap.repository.js';

/** As the protocol allows. */
const MAX_URLS = 50_000;

@Injectable()
export class SitemapService {
  /** The files of one version of the catalogue. */
  private readonly sitemaps = new LRUCache<string, Buffer[]>({
    max: 1,
    fetchMethod: () => this.write(),
    // Callers that already wait get their result even if the catalogue changes meanwhile.
    ignoreFetchAbort: true,
  });

  constructor(
    private readonly repository: SitemapRepository,
    private readonly version: CatalogueVersionService,
    @Inject(SERVICE_CONFIG) private readonly config: CatalogueConfig,
  ) {}

  /**
   * Returns the whole sitemap or its index, and with a number, one of the files that the index names.
   *
   * @param part as it comes in the URL
   */
  async read(part: unknown): Promise<VersionedResponse> {
    const version = await this.version.current();
    const files = await this.sitemaps.forceFetch(version);
    const body = files[indexOf(part)];
    if (!body) throw sitemapNotFound();
    return { version, body, contentType: 'application/xml; charset=utf-8' };
  }

  private async write(): Promise<Buffer[]> {
    if (this.config.PUBLIC_URL === undefined) return [];
    const [exams, tests] = await Promise.all([
      this.repository.findExams(),
      this.repository.findTests(),
    ]);
    const { size } = readPageRequest(undefined, undefined);
    const site = this.config.PUBLIC_URL.replace(/\/+$/, '');
    return writeSitemap(listPages(exams, tests, size), site, MAX_URLS);
  }
}

/** The place of a file; -1 for a part that no sitemap has. */
function indexOf(part: unknown): number {
  if (part === undefined) return 0;
  return typeof part === 'string' && /^[1-9]\d{0,4}$/.test(part) ? Number(part) : -1;
}

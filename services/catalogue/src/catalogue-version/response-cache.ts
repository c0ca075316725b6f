import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** Total bytes; the details of five hundred exams with a hundred tests each are 10 MB. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/**
 * Caches public responses as the bytes that are sent, until the catalogue changes. The least recently
 * used ones are evicted first. Concurrent requests for the same response share one promise.
 */
@Injectable()
export class ResponseCache {
  private version = '';
  private readonly cached = new LRUCache<string, Buffer, () => object | Promise<object>>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (response, key) => response.length + 2 * key.length + 100,
    fetchMethod: async (_key, _stale, { context: create }) =>
      Buffer.from(JSON.stringify(await create())),
    // Callers that already wait get their result even if the catalogue changes meanwhile.
    ignoreFetchAbort: true,
  });

  /**
   * Returns the response of a version as JSON.
   *
   * @param key identifies the response among those of the version
   * @param create creates it if it is not cached; its errors are thrown and not cached
   */
  getOrCreate(
    version: string,
    key: string,
    create: () => object | Promise<object>,
  ): Promise<Buffer> {
    if (version !== this.version) this.startVersion(version);
    return this.cached.forceFetch(`${version} ${key}`, { context: create });
  }

  private startVersion(version: string): void {
    this.version = version;
    this.cached.clear();
  }
}

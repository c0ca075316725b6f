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
  private readonly cached = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (response, key) => response.length + 2 * key.length + 100,
  });
  private readonly inFlight = new Map<string, Promise<Buffer>>();

  /**
   * Returns the response of a version as JSON.
   *
   * @param key identifies the response among those of the version
   * @param create creates it if it is not cached; its errors are thrown and not cached
   */
  async getOrCreate(
    version: string,
    key: string,
    create: () => object | Promise<object>,
  ): Promise<Buffer> {
    if (version !== this.version) this.startVersion(version);
    const cacheKey = `${version} ${key}`;
    return (
      this.cached.get(cacheKey) ??
      this.inFlight.get(cacheKey) ??
      this.create(cacheKey, version, create)
    );
  }

  private startVersion(version: string): void {
    this.version = version;
    this.cached.clear();
  }

  private create(
    cacheKey: string,
    version: string,
    create: () => object | Promise<object>,
  ): Promise<Buffer> {
    const response = this.serialise(create).then((bytes) => {
      if (version === this.version) this.cached.set(cacheKey, bytes);
      return bytes;
    });
    const pending = response.finally(() => this.inFlight.delete(cacheKey));
    this.inFlight.set(cacheKey, pending);
    return pending;
  }

  private async serialise(create: () => object | Promise<object>): Promise<Buffer> {
    return Buffer.from(JSON.stringify(await create()));
  }
}

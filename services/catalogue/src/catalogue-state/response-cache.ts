import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** Bytes in all; the details of five hundred exams with a hundred tests each are 10 MB. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/**
 * Keeps public answers as the bytes they are sent as, for as long as the catalogue stays as it is; those
 * asked for least recently go first. Who asks for one that is being made waits for the same.
 */
@Injectable()
export class ResponseCache {
  private version = '';
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (answer, key) => answer.length + 2 * key.length + 100,
  });
  private readonly making = new Map<string, Promise<Buffer>>();

  /**
   * Gives the answer of a version as JSON.
   *
   * @param key tells it from the version's other answers
   * @param make makes it where it is not kept; what it throws is thrown, and not kept
   */
  async answer(
    version: string,
    key: string,
    make: () => object | Promise<object>,
  ): Promise<Buffer> {
    if (version !== this.version) this.startVersion(version);
    const place = `${version} ${key}`;
    return this.kept.get(place) ?? this.making.get(place) ?? this.make(place, version, make);
  }

  private startVersion(version: string): void {
    this.version = version;
    this.kept.clear();
  }

  private make(
    place: string,
    version: string,
    make: () => object | Promise<object>,
  ): Promise<Buffer> {
    const answer = this.serialise(make).then((bytes) => {
      if (version === this.version) this.kept.set(place, bytes);
      return bytes;
    });
    const made = answer.finally(() => this.making.delete(place));
    this.making.set(place, made);
    return made;
  }

  private async serialise(make: () => object | Promise<object>): Promise<Buffer> {
    return Buffer.from(JSON.stringify(await make()));
  }
}

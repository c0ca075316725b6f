import { AwsClient } from 'aws4fetch';
import type { CatalogueConfig } from '../config.js';
import { ObjectStoreError, type ObjectStore } from './object-store.js';
import { figureIdOf } from './rules/figure-id.js';
import type { StoredFigure } from './stored-figure.js';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const MAX_REASON_LENGTH = 300;

/** A bucket of Amazon S3, or of a store that speaks its protocol. */
class S3ObjectStore implements ObjectStore {
  private readonly client: AwsClient;

  /**
   * @param url of the bucket, or of a folder in it
   * @param timeoutMs of one request, with its retries
   */
  constructor(
    readonly name: string,
    access: { keyId: string; secret: string; region: string },
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    this.client = new AwsClient({
      accessKeyId: access.keyId,
      secretAccessKey: access.secret,
      region: access.region,
      service: 's3',
      retries: RETRIES,
    });
  }

  async put({ id, mediaType, bytes }: StoredFigure): Promise<void> {
    const response = await this.send('PUT', id, {
      body: new Uint8Array(bytes),
      headers: {
        'content-type': mediaType,
        'cache-control': 'public, max-age=31536000, immutable',
        // The id is this digest, in other digits. The store refuses bytes that do not have it.
        'x-amz-content-sha256': Buffer.from(id, 'base64url').toString('hex'),
      },
    });
    if (!response.ok) throw await refusal('store', id, response);
    await response.body?.cancel();
  }

  async get(id: string): Promise<Buffer | undefined> {
    const response = await this.send('GET', id);
    if (response.status === 404) {
      await response.body?.cancel();
      return undefined;
    }
    if (!response.ok) throw await refusal('read', id, response);
    const bytes = Buffer.from(await this.finish(response.arrayBuffer()));
    if (figureIdOf(bytes) === id) return bytes;
    throw new ObjectStoreError(`The object store has other bytes for picture ${id}.`);
  }

  async remove(id: string): Promise<void> {
    const response = await this.send('DELETE', id);
    if (!response.ok && response.status !== 404) throw await refusal('remove', id, response);
    await response.body?.cancel();
  }

  private send(method: string, id: string, init: RequestInit = {}): Promise<Response> {
    const url = `${this.name.replace(/\/+$/, '')}/${id}`;
    const signal = AbortSignal.timeout(this.timeoutMs);
    return this.finish(this.client.fetch(url, { ...init, method, signal }));
  }

  private async finish<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw new ObjectStoreError(
        `The object store did not respond: ${error instanceof Error ? error.message : String(error)}.`,
        { cause: error },
      );
    }
  }
}

async function refusal(what: string, id: string, response: Response): Promise<ObjectStoreError> {
  const text = await response.text().catch(() => '');
  const reason = /<Message>([^<]*)/.exec(text)?.[1] ?? '';
  return new ObjectStoreError(
    `The object store did not ${what} picture ${id}: ${response.status} ${reason}`
      .slice(0, MAX_REASON_LENGTH)
      .trim(),
  );
}

/** The object store of the configuration; null if pictures are in the database. */
export function objectStoreOf({
  FIGURES_S3_URL: url,
  FIGURES_S3_REGION: region,
  FIGURES_S3_KEY_ID: keyId,
  FIGURES_S3_SECRET: secret,
}: CatalogueConfig): ObjectStore | null {
  if (!url || !keyId || !secret) return null;
  return new S3ObjectStore(url, { keyId, secret, region });
}

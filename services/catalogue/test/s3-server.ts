import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const KEY_ID = 'test-key';
const SECRET = 'test-secret/with+signs';
const REGION = 'ap-south-1';

interface StoredObject {
  bytes: Buffer;
  headers: IncomingMessage['headers'];
}

/**
 * A bucket that speaks the part of S3's protocol that the catalogue uses, and checks every signature by the
 * documentation of Signature Version 4, and the digest of what it is given.
 */
export class S3Server {
  /** By path. */
  readonly objects = new Map<string, StoredObject>();
  readonly requests: string[] = [];
  /** Status of the next responses, before anything is done. */
  readonly failures: number[] = [];
  private isSilent = false;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<S3Server> {
    const server = createServer();
    const s3 = new S3Server(server);
    server.on('request', (request, response) => {
      if (s3.isSilent) return;
      void s3.respond(request).then(({ status, body, headers }) => {
        response.writeHead(status, headers).end(body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return s3;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/bucket/figures`;
  }

  get env(): Record<string, string> {
    return {
      FIGURES_S3_URL: this.url,
      FIGURES_S3_REGION: REGION,
      FIGURES_S3_KEY_ID: KEY_ID,
      FIGURES_S3_SECRET: SECRET,
    };
  }

  /** Takes requests and responds to none of them. */
  fallSilent(): void {
    this.isSilent = true;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async respond(
    request: IncomingMessage,
  ): Promise<{ status: number; body?: Buffer | string; headers?: Record<string, string> }> {
    const { method = '', url = '' } = request;
    this.requests.push(`${method} ${url}`);
    const body = await buffer(request);
    const failure = this.failures.shift();
    if (failure !== undefined) return refusal(failure, 'SlowDown', 'Please reduce your rate.');
    if (request.headers.authorization !== authorizationOf(request)) {
      return refusal(403, 'SignatureDoesNotMatch', 'The signature does not match.');
    }
    switch (method) {
      case 'PUT': {
        if (request.headers['x-amz-content-sha256'] !== sha256(body)) {
          return refusal(400, 'XAmzContentSHA256Mismatch', 'The digest does not match.');
        }
        this.objects.set(url, { bytes: body, headers: request.headers });
        return { status: 200 };
      }
      case 'DELETE':
        this.objects.delete(url);
        return { status: 204 };
      default: {
        const found = this.objects.get(url);
        if (!found) return refusal(404, 'NoSuchKey', 'The specified key does not exist.');
        const type = found.headers['content-type'] ?? '';
        return { status: 200, body: found.bytes, headers: { 'content-type': type } };
      }
    }
  }
}

function refusal(status: number, code: string, message: string) {
  return {
    status,
    body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
  };
}

/** What the header must be, of a request without a query. */
function authorizationOf({ method = '', url = '', headers }: IncomingMessage): string {
  const time = String(headers['x-amz-date']);
  const signed = /SignedHeaders=([^,]*)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, '', lines.join(''), signed, headers['x-amz-content-sha256']];
  const scope = `${time.slice(0, 8)}/${REGION}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical.join('\n'))].join('\n');
  let key: string | Buffer = `AWS4${SECRET}`;
  for (const part of scope.split('/')) key = createHmac('sha256', key).update(part).digest();
  const signature = createHmac('sha256', key).update(text).digest('hex');
  return `AWS4-HMAC-SHA256 Credential=${KEY_ID}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

const CREATED = 201;
/** As the gateway: a shorter response fits into one packet anyway. */
const MIN_LENGTH = 1024;

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

type Encoding = 'br' | 'gzip';

/**
 * Compresses responses with the status 201, such as the paper of a test that starts. The gateway
 * compresses all others: nginx's gzip leaves a 201 as it is.
 */
export function compressCreated(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!isCompressible(reply, payload)) return done(null, payload);
    void reply.header('vary', 'Accept-Encoding');
    const encoding = chosenEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) return done(null, payload);
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    compress(payload, encoding).then(
      (bytes) => done(null, bytes),
      (error: unknown) => done(error as Error),
    );
  });
}

function isCompressible(reply: FastifyReply, payload: unknown): payload is string {
  return (
    reply.statusCode === CREATED && typeof payload === 'string' && payload.length >= MIN_LENGTH
  );
}

/** The gateway asks for one encoding only: the best one that its client accepts. */
function chosenEncoding(accepted = ''): Encoding | undefined {
  const names = accepted
    .split(',')
    .filter((it) => !/;\s*q=0(?:\.0*)?\s*$/.test(it))
    .map((it) => it.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((name) => names.includes(name));
}

/** At levels that take about 0.1 ms for 10 KB, and make them half as large. */
function compress(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(text, { level: 5 });
  return brotlied(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

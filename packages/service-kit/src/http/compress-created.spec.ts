import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { compressCreated } from './compress-created.js';

const paper = { title: 'SSC CGL', questions: Array(40).fill('Which of these is a prime number?') };
const text = JSON.stringify(paper);

function buildServer() {
  const server = fastify();
  compressCreated(server);
  server.post('/start', (_request, reply) => reply.code(201).send(paper));
  server.post('/resume', () => paper);
  server.post('/small', (_request, reply) => reply.code(201).send({ id: 1 }));
  return server;
}

async function post(url: string, accepted?: string) {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  return buildServer().inject({ method: 'POST', url, headers });
}

describe('a response with the status 201', () => {
  it.each([
    ['gzip', 'gzip', gunzipSync],
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['identity, br;q=0', undefined, undefined],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ])('to a client that accepts %s is encoded with %s', async (accepted, encoding, decompress) => {
    const { headers, rawPayload } = await post('/start', accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect((decompress?.(rawPayload) ?? rawPayload).toString()).toBe(text);
    if (decompress) expect(rawPayload.length).toBeLessThan(text.length / 4);
  });

  it('stays as it is for a client that accepts no encoding, and says so to caches', async () => {
    const { headers, payload } = await post('/start');
    expect(payload).toBe(text);
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': `${text.length}` });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it.each(['/resume', '/small'])('is not touched if another status or small: %s', async (url) => {
    const { headers } = await post(url, 'gzip');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  });
});

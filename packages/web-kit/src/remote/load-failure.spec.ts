import { describe, expect, it } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { startServer } from '../testing/server';
import { diagnoseLoadFailure, isLoadError, LoadError } from './load-failure';

const server = startServer();
const url = 'http://localhost/remotes/exams/1.0a1b2c3d.js';

describe('isLoadError', () => {
  it("recognizes the bundler's errors and our own, and nothing else", () => {
    expect(isLoadError(Object.assign(new Error(), { name: 'ChunkLoadError' }))).toBe(true);
    expect(isLoadError(Object.assign(new Error(), { code: 'CSS_CHUNK_LOAD_FAILED' }))).toBe(true);
    expect(isLoadError(new LoadError('gone'))).toBe(true);
    expect(isLoadError(new TypeError('undefined is not a function'))).toBe(false);
    expect(isLoadError('text')).toBe(false);
  });
});

describe('diagnoseLoadFailure', () => {
  it.each([
    [404, 'outdated'],
    [503, 'unreachable'],
    [200, 'unreachable'],
  ])('treats status %p as %p', async (status, verdict) => {
    server.use(http.head(url, () => new HttpResponse(null, { status })));
    await expect(diagnoseLoadFailure(new LoadError('failed', { url }))).resolves.toBe(verdict);
  });

  it("requests the URL from the bundler's error", async () => {
    server.use(http.head(url, () => new HttpResponse(null, { status: 404 })));
    const error = Object.assign(new Error('failed'), { name: 'ChunkLoadError', request: url });
    await expect(diagnoseLoadFailure(error)).resolves.toBe('outdated');
  });

  it('treats a missing network or URL as unreachable', async () => {
    server.use(http.head(url, () => HttpResponse.error()));
    await expect(diagnoseLoadFailure(new LoadError('failed', { url }))).resolves.toBe(
      'unreachable',
    );
    await expect(diagnoseLoadFailure(new LoadError('failed'))).resolves.toBe('unreachable');
  });
});

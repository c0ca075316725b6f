import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FigureEntity } from '../src/figures/figure.entity.js';
import { figureIdOf } from '../src/figures/rules/figure-id.js';
import type { FigureMediaType } from '../src/figures/stored-figure.js';
import { CatalogueApp } from './app.js';

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>');
const photo = Buffer.from([0x52, 0x49, 0x46, 0x46, 0, 0xff, 0xfe]);

let app: CatalogueApp;

beforeAll(async () => {
  app = await CatalogueApp.start();
  const rows: [FigureMediaType, Buffer][] = [
    ['image/svg+xml', drawing],
    ['image/webp', photo],
  ];
  for (const [mediaType, bytes] of rows) {
    const id = figureIdOf(bytes);
    const size = { width: 4, height: 3, createdAt: new Date(), storedSize: null };
    await app.dataSource.getRepository(FigureEntity).insert({ id, mediaType, bytes, ...size });
  }
});

afterAll(() => app.close());

function read(id: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.url}/figures/${id}`, { headers });
}

describe('GET /figures/{figureId}', () => {
  it.each([
    ['image/svg+xml', drawing],
    ['image/webp', photo],
  ])('serves %s to anybody and forever', async (mediaType, bytes) => {
    const id = figureIdOf(bytes);
    const response = await read(id);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get('content-type')).toBe(mediaType);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('etag')).toBe(`"${id}"`);
  });

  it('lets nothing run that a picture may hold', async () => {
    const { headers } = await read(figureIdOf(drawing));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  });

  it('does not send it again to a client that has it', async () => {
    const id = figureIdOf(photo);
    const response = await read(id, { 'if-none-match': `"other", W/"${id}"` });
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect((await read(id, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    figureIdOf(Buffer.from('another picture')),
    figureIdOf(drawing).toLowerCase(),
    'x',
    '%00',
    '..%2fexams',
    `${figureIdOf(drawing)}.svg`,
    "' OR 1=1 -- ",
  ])('is 404 for %s', async (id) => {
    const response = await read(id);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

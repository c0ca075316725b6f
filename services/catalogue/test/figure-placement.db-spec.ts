import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ConfigError } from '@abhyas/service-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../src/config.js';
import { exportExam } from '../src/export/export-exam.js';
import { zipWriter } from '../src/export/writers/json-lines.writer.js';
import { FigurePlacementService } from '../src/figures/figure-placement.service.js';
import { OBJECT_STORE, type ObjectStore } from '../src/figures/object-store.js';
import { buildSvg } from '../src/import/testing/pictures.js';
import { CatalogueApp } from './app.js';
import { buildQuestion } from './builders.js';
import { S3Server } from './s3-server.js';

const EXAM = 'SSC CGL';

let s3: S3Server;
/** Keeps pictures in the database. */
let plain: CatalogueApp;
/** On the same database, with an object store. */
let app: CatalogueApp;

beforeAll(async () => {
  plain = await CatalogueApp.start();
});

beforeEach(async () => {
  s3 = await S3Server.start();
  app = await CatalogueApp.start({ env: { ...plain.env, ...s3.env, FIGURES_IN: 's3' } });
});

afterEach(async () => {
  await app.close();
  await s3.close();
  await plain.clear();
  await plain.dataSource.query('DELETE FROM figure_removals');
});

afterAll(() => plain.close());

const placement = () => app.nest.get(FigurePlacementService);

/** More than are moved together. */
async function importDrawings(count = 12, exam = EXAM): Promise<string[]> {
  async function* read() {
    for (let number = 1; number <= count; number += 1) {
      const svg = buildSvg(`<rect width="${number}" height="1"/>`);
      const source = { name: 'a.svg', alt: `Drawing ${number}`, read: async () => svg };
      yield {
        place: { file: 'made', line: number },
        item: { ...buildQuestion(number, { exam }) },
        pictures: { question: [source] },
      };
    }
  }
  expect(await plain.import([], { read })).toMatchObject({ refused: 0 });
  const rows: { id: string }[] = await plain.dataSource.query('SELECT id FROM figures ORDER BY id');
  return rows.map(({ id }) => id);
}

const serve = (from: CatalogueApp, id: string) => fetch(`${from.url}/figures/${id}`);

async function contents(from: CatalogueApp, ids: readonly string[]): Promise<string[]> {
  const bodies: string[] = [];
  for (const id of ids) {
    const response = await serve(from, id);
    expect(response.status).toBe(200);
    bodies.push(await response.text());
  }
  return bodies;
}

const keys = () => [...s3.objects.keys()].map((path) => path.split('/').at(-1) ?? '').toSorted();

describe('pictures in an object store', () => {
  it('are moved there, and are served and exported as before', async () => {
    const ids = await importDrawings();
    const before = await contents(app, ids);
    expect(await placement().moveToStore()).toBe(ids.length);
    expect(keys()).toEqual(ids.toSorted());
    expect([...s3.objects.values()][0]?.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await plain.dataSource.query('SELECT id FROM figures WHERE bytes IS NOT NULL')).toEqual(
      [],
    );
    expect(await contents(app, ids)).toEqual(before);
    const archive = await exportPackage(app.nest.get<ObjectStore>(OBJECT_STORE));
    for (const id of ids) expect(archive).toContain(id);
    expect(await placement().moveToStore()).toBe(0);
  });

  it('are stored once each, also if an import brings them again', async () => {
    const ids = await importDrawings();
    await placement().moveToStore();
    const requests = s3.requests.length;
    await importDrawings(13);
    expect(await placement().moveToStore()).toBe(1);
    expect(s3.requests).toHaveLength(requests + 1);
    expect(keys()).toHaveLength(ids.length + 1);
  });

  it('come back to the database, and leave nothing behind', async () => {
    const ids = await importDrawings();
    const before = await contents(app, ids);
    await placement().moveToStore();
    expect(await placement().moveToDatabase()).toBe(ids.length);
    expect(keys()).toEqual([]);
    expect(await contents(plain, ids)).toEqual(before);
    expect(await placement().moveToStore()).toBe(ids.length);
    expect(keys()).toEqual(ids.toSorted());
  });

  it('are removed with their exam, except those that came back meanwhile', async () => {
    const ids = await importDrawings();
    await placement().moveToStore();
    await plain.dataSource.query(
      'INSERT INTO figure_removals (id) SELECT id FROM figures WHERE stored_size IS NOT NULL',
    );
    await plain.dataSource.query('DELETE FROM figures WHERE id <> ?', [ids[0]]);
    await placement().moveToStore();
    expect(keys()).toEqual([ids[0]]);
    expect(await plain.count('figure_removals')).toBe(0);
    expect((await serve(app, ids[0] ?? '')).status).toBe(200);
    expect((await serve(app, ids[1] ?? '')).status).toBe(404);
  });

  it('stay in the database until the store has them', async () => {
    const ids = await importDrawings();
    s3.failures.push(200, ...Array.from({ length: 9 }, () => 503));
    await expect(placement().moveToStore()).rejects.toThrow(
      /^The object store did not store picture \S{43}: 503 Please reduce your rate\.$/,
    );
    expect((await contents(app, ids.slice(1))).length).toBe(ids.length - 1);
  });

  it('are moved by one replica at a time', async () => {
    const ids = await importDrawings();
    const other = await CatalogueApp.start({ env: app.env });
    const both = [placement(), other.nest.get(FigurePlacementService)];
    const results = await Promise.allSettled(both.map((each) => each.moveToStore()));
    await placement().moveToStore();
    await other.close();
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(s3.requests).toHaveLength(ids.length);
    expect(keys()).toHaveLength(ids.length);
  });

  it('are 503 while the store does not respond or has other bytes, and never cached', async () => {
    const [id = '', other = ''] = await importDrawings();
    await placement().moveToStore();
    const path = [...s3.objects.keys()].find((key) => key.endsWith(id)) ?? '';
    const stored = s3.objects.get(path);
    s3.objects.set(path, { bytes: Buffer.from('other'), headers: stored?.headers ?? {} });
    const wrong = await serve(app, id);
    s3.objects.delete(path);
    const missing = await serve(app, id);
    const unconfigured = await serve(plain, other);
    await s3.close();
    const away = await serve(app, other);
    for (const response of [wrong, missing, unconfigured, away]) {
      expect(response.status).toBe(503);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toMatchObject({ code: 'dependency_down' });
    }
  });

  it('are moved without a command', async () => {
    const ids = await importDrawings();
    const env = { ...app.env, PLACE_FIGURES_EVERY_MS: '50' };
    const eager = await CatalogueApp.start({ env });
    while (keys().length < ids.length) await new Promise((resolve) => setTimeout(resolve, 20));
    await eager.close();
    const back = await CatalogueApp.start({ env: { ...env, FIGURES_IN: 'database' } });
    while (keys().length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await back.close();
    expect(await contents(plain, ids)).toHaveLength(ids.length);
  });
});

async function exportPackage(objects: ObjectStore): Promise<string> {
  const out = new PassThrough();
  const written = text(out);
  await exportExam(
    { dataSource: plain.dataSource, objects },
    { exam: EXAM, writer: zipWriter, out, isEnded: true },
  );
  return written;
}

describe('the configuration of an object store', () => {
  it('names all that is missing', () => {
    const { FIGURES_S3_URL, ...rest } = s3.env;
    const sentences = (env: Record<string, string>): readonly string[] => {
      try {
        readConfig({ ...plain.env, ...env });
        return [];
      } catch (error) {
        if (error instanceof ConfigError) return error.sentences;
        throw error;
      }
    };
    expect(sentences({ FIGURES_IN: 's3' })).toEqual([
      'FIGURES_S3_URL is not set. An object store needs it.',
      'FIGURES_S3_KEY_ID is not set. An object store needs it.',
      'FIGURES_S3_SECRET is not set. An object store needs it.',
    ]);
    expect(sentences(rest)).toEqual(['FIGURES_S3_URL is not set. An object store needs it.']);
    expect(sentences({ FIGURES_S3_URL: FIGURES_S3_URL ?? '' })).toHaveLength(2);
    expect(sentences({ ...s3.env })).toEqual([]);
    expect(sentences({ ...s3.env, FIGURES_IN: 'disk' })).toHaveLength(1);
  });
});

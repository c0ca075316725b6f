import { createTestEnv, FixedClock } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../src/config.js';
import { CatalogueClient } from '../src/papers/catalogue.client.js';
import { buildPaper } from './builders.js';
import { CatalogueServer } from './catalogue-server.js';

describe('the current paper of a test', () => {
  const clock = new FixedClock();
  let server: CatalogueServer;
  let client: CatalogueClient;

  beforeAll(async () => {
    const env = await createTestEnv('attempt');
    server = new CatalogueServer(env['SERVICE_CREDENTIAL'] ?? '');
    const url = await server.listen();
    client = new CatalogueClient(readConfig({ ...env, CATALOGUE_URL: url }), clock);
  });
  afterAll(() => server.close());

  it('is cached for a second', async () => {
    const paper = server.publish(buildPaper({ size: 2 }));
    expect((await client.currentPaper(paper.testId)).version).toBe(paper.version);
    server.publish({ ...paper, version: paper.version + 1 });
    clock.advance(0.999);
    expect((await client.currentPaper(paper.testId)).version).toBe(paper.version);
    clock.advance(0.001);
    expect((await client.currentPaper(paper.testId)).version).toBe(paper.version + 1);
  });

  it('is requested again each second while it does not change', async () => {
    const paper = server.publish(buildPaper({ size: 2 }));
    for (let second = 0; second < 3; second += 1) {
      expect(await client.currentPaper(paper.testId)).toEqual(paper);
      clock.advance(1);
    }
    server.publish({ ...paper, version: paper.version + 1 });
    expect((await client.currentPaper(paper.testId)).version).toBe(paper.version + 1);
  });

  it('is requested with the format that this service understands, and unavailable beyond it', async () => {
    const paper = server.publish(buildPaper({ size: 2 }));
    await client.currentPaper(paper.testId);
    expect(server.format).toBe('1');
    clock.advance(1);
    server.isNewer = true;
    await expect(client.currentPaper(paper.testId)).rejects.toMatchObject({ status: 503 });
    server.isNewer = false;
    expect(await client.currentPaper(paper.testId)).toEqual(paper);
  });

  it('is requested again after the clock was set back', async () => {
    const paper = server.publish(buildPaper({ size: 2 }));
    await client.currentPaper(paper.testId);
    clock.advance(-3600);
    server.publish({ ...paper, version: paper.version + 1 });
    expect((await client.currentPaper(paper.testId)).version).toBe(paper.version + 1);
  });
});

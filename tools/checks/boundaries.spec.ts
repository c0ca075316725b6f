import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execa } from 'execa';
import { root } from '../stack/inventory.ts';

interface Violation {
  rule: { name: string };
  from: string;
}

const service = 'services/attempt/src';
const attempts = `${service}/taking`;
const results = 'mfe-exams/src/features/results';

/** A folder without violations: every kind of file, with imports that are allowed. */
const sound: Record<string, string> = {
  'packages/ui/package.json': `{ "name": "@abhyas/ui", "exports": { ".": "./src/index.ts" } }`,
  'packages/ui/src/index.ts': `export { button } from './button';`,
  'packages/ui/src/button.ts': `export const button = 1;`,
  'packages/web-kit/package.json': `{ "name": "@abhyas/web-kit", "exports": { ".": "./src/index.ts", "./api": "./src/api/api.ts", "./formats": "./src/rules/formats.ts", "./contract": "./src/api/contract.ts", "./testing": "./src/testing/index.ts" }, "dependencies": { "@abhyas/ui": "1" } }`,
  'packages/web-kit/src/index.ts': `export { button } from '@abhyas/ui';`,
  'packages/web-kit/src/api/api.ts': `export const api = 1;`,
  'packages/web-kit/src/api/contract.ts': `import type { paths } from './generated/auth.d.ts'; export type ApiPaths = paths;`,
  'packages/web-kit/src/api/generated/auth.d.ts': `export interface paths { exams: 1 }`,
  'packages/web-kit/src/testing/index.ts': `export const renderApp = 1;`,
  'packages/service-kit/package.json': `{ "name": "@abhyas/service-kit", "exports": { ".": "./src/index.ts" } }`,
  'packages/service-kit/src/index.ts': `export const start = 1;`,
  'packages/page-kit/package.json': `{ "name": "@abhyas/page-kit", "exports": { ".": "./src/index.ts" } }`,
  'packages/page-kit/src/index.ts': `export { slot } from './page-slot';`,
  'packages/page-kit/src/page-slot.ts': `export const slot = 1;`,
  'packages/page-kit/src/renderer/serve-renderer.ts': `import { createServer } from 'node:http'; import { slot } from '../page-slot'; export const serve = [createServer, slot];`,
  'packages/sample-catalogue/package.json': `{ "name": "@abhyas/sample-catalogue", "exports": { ".": "./src/records.ts" } }`,
  'packages/sample-catalogue/src/records.ts': `export const make = 1;`,
  'services/attempt/package.json': `{ "name": "@abhyas/attempt", "dependencies": { "typeorm": "1", "react": "1" } }`,
  'services/auth/package.json': `{ "name": "@abhyas/auth" }`,
  'services/auth/src/main.ts': `export const auth = 1;`,
  'services/attempt/src/mail/auth.client.ts': `export const authClient = 1;`,
  [`${attempts}/attempt.entity.ts`]: `import { Entity } from 'typeorm'; export const attempt = Entity;`,
  [`${attempts}/attempts.repository.ts`]: `import { Entity } from 'typeorm'; import { attempt } from './attempt.entity.js'; export const repository = [Entity, attempt];`,
  [`${attempts}/attempts.service.ts`]: `import { repository } from './attempts.repository.js'; import { score } from './rules/score.js'; export const service = [repository, score];`,
  [`${attempts}/attempts.controller.ts`]: `import { service } from './attempts.service.js'; import { dto } from './attempts.dto.js'; export const controller = [service, dto];`,
  [`${attempts}/attempts.dto.ts`]: `export const dto = 1;`,
  [`${attempts}/attempts.presenter.ts`]: `import type { attempt } from './attempt.entity.js'; export const present = (it: typeof attempt) => it;`,
  [`${attempts}/rules/score.ts`]: `import { createHash } from 'node:crypto'; import { half } from './half.js'; export const score = [createHash, half];`,
  [`${attempts}/rules/half.ts`]: `export const half = 0.5;`,
  'shell/package.json': `{ "name": "shell" }`,
  'shell/src/main.ts': `export const shell = 1;`,
  'mfe-exams/package.json': `{ "name": "mfe-exams", "dependencies": { "@abhyas/page-kit": "1", "@abhyas/ui": "1", "@abhyas/web-kit": "1" } }`,
  'mfe-exams/src/app/public-pages.ts': `import { label } from '../shared/label'; export const pages = label;`,
  'mfe-exams/src/app/public-remote.ts': `import { slot } from '@abhyas/page-kit'; import { app } from './app'; import { pages } from './public-pages'; export const remote = [app, pages, slot];`,
  'mfe-exams/src/app/app.ts': `import { view } from '../features/results/components/view'; import { list } from '../features/list/list'; export const app = [view, list];`,
  'mfe-exams/src/features/list/list.ts': `import { label } from '../../shared/label'; export const list = label;`,
  'mfe-exams/src/shared/label.ts': `export const label = 1;`,
  'packages/web-kit/src/rules/formats.ts': `import { left } from '../texts/formats'; export const format = left;`,
  'packages/web-kit/src/texts/formats.ts': `export const left = 'left';`,
  'mfe-exams/src/texts/results.ts': `import { format } from '@abhyas/web-kit/formats'; import type { label } from '../shared/label'; export const left = (it: typeof label) => [format, it];`,
  [`${results}/api/results.ts`]: `import { api } from '@abhyas/web-kit/api'; export const call = api;`,
  [`${results}/hooks/use-results.ts`]: `import { call } from '../api/results'; export const useResults = call;`,
  [`${results}/components/view.ts`]: `import { button } from '@abhyas/ui'; import * as texts from '../../../texts/results'; import { useResults } from '../hooks/use-results'; export const view = [button, useResults, texts];`,
  [`${results}/components/view.spec.ts`]: `import { renderApp } from '@abhyas/web-kit/testing'; import { view } from './view'; export const test = [renderApp, view];`,
  'e2e/package.json': `{ "name": "e2e" }`,
  'e2e/journey.spec.ts': `import type { ApiPaths } from '@abhyas/web-kit/contract'; export const journey: keyof ApiPaths = 'exams';`,
  'node_modules/typeorm/package.json': `{ "name": "typeorm", "version": "1.0.0", "main": "index.js" }`,
  'node_modules/typeorm/index.js': `exports.Entity = 1;`,
  'node_modules/react/package.json': `{ "name": "react", "version": "1.0.0", "main": "index.js" }`,
  'node_modules/react/index.js': `exports.useState = 1;`,
};

/** One violation of each rule: the file that contains it, and its text. */
const planted: Record<string, readonly [file: string, text: string]> = {
  'apps-never-import-apps': ['mfe-exams/src/app/bad-app.ts', `import '../../../shell/src/main';`],
  'services-never-import-services': [
    'services/attempt/src/bad-service.ts',
    `import '../../auth/src/main.js';`,
  ],
  'apps-never-import-services': [
    'mfe-exams/src/app/bad-call.ts',
    `import '../../../services/auth/src/main';`,
  ],
  'services-never-import-apps': [
    'services/attempt/src/bad-screen.ts',
    `import '../../../shell/src/main.js';`,
  ],
  'packages-never-import-apps-or-services': [
    'packages/ui/src/bad-up.ts',
    `import '../../../shell/src/main';`,
  ],
  'packages-through-their-door': [
    'mfe-exams/src/app/bad-door.ts',
    `import '../../../packages/ui/src/button';`,
  ],
  'packages-meet-at-their-doors': [
    'packages/web-kit/src/bad-door.ts',
    `import '../../ui/src/button';`,
  ],
  'generated-types-through-the-contract': [
    'packages/web-kit/src/bad-types.ts',
    `import type { paths } from './api/generated/auth.d.ts'; export type Bad = paths;`,
  ],
  'browsers-need-no-service-kit': ['mfe-exams/src/app/bad-kit.ts', `import '@abhyas/service-kit';`],
  'browsers-run-no-node': [
    'mfe-exams/src/app/bad-node.ts',
    `import { createServer } from 'node:http'; export default createServer;`,
  ],
  'page-programs-stay-behind-their-door': [
    'packages/page-kit/src/bad-door.ts',
    `import './renderer/serve-renderer';`,
  ],
  'server-modules-stay-on-the-server': [
    'mfe-exams/src/app/bad-server.ts',
    `import { remote } from './public-remote'; export default remote;`,
  ],
  'services-need-no-screens': ['services/attempt/src/bad-ui.ts', `import '@abhyas/ui';`],
  'generators-stay-in-their-package': [
    'services/attempt/src/bad-generator.ts',
    `import { make } from '@abhyas/sample-catalogue'; export default make;`,
  ],
  'journeys-see-only-the-site': ['e2e/bad.spec.ts', `import '../shell/src/main';`],
  'controllers-ask-services': [
    `${attempts}/bad.controller.ts`,
    `import './attempts.repository.js';`,
  ],
  'only-repositories-ask-the-database': [
    `${attempts}/bad-question.ts`,
    `import { Entity } from 'typeorm'; export default Entity;`,
  ],
  'entities-stay-inside': [`${attempts}/bad.dto.ts`, `import './attempt.entity.js';`],
  'services-know-no-controllers': [
    `${attempts}/bad.service.ts`,
    `import './attempts.controller.js';`,
  ],
  'repositories-only-ask': [`${attempts}/bad.repository.ts`, `import './attempts.service.js';`],
  'presenters-only-shape': [
    `${attempts}/bad.presenter.ts`,
    `import { repository } from './attempts.repository.js'; export default repository;`,
  ],
  'folders-form-no-circles': [
    `${service}/badges/bad-import.ts`,
    `import '../taking/attempts.dto.js';`,
  ],
  'rooms-import-lower-rooms': [
    `${service}/scoring/bad-room.ts`,
    `import type { dto } from '../taking/attempts.dto.js'; export type Bad = typeof dto;`,
  ],
  'rules-import-only-rules-and-types': [
    `${attempts}/rules/bad-import.ts`,
    `import { dto } from '../attempts.dto.js'; export default dto;`,
  ],
  'rules-know-no-framework': [
    `${attempts}/rules/bad-framework.ts`,
    `import { useState } from 'react'; export default useState;`,
  ],
  'rules-do-no-io': [
    `${attempts}/rules/bad-io.ts`,
    `import { readFileSync } from 'node:fs'; export default readFileSync;`,
  ],
  'features-never-import-features': [
    'mfe-exams/src/features/list/bad-neighbour.ts',
    `import '../results/components/view';`,
  ],
  'shared-is-a-leaf': ['mfe-exams/src/shared/bad-leaf.ts', `import '../features/list/list';`],
  'features-never-import-the-app': [
    'mfe-exams/src/features/list/bad-up.ts',
    `import '../../app/app';`,
  ],
  'components-never-call-the-api': [
    `${results}/components/bad-call.ts`,
    `import { api } from '@abhyas/web-kit/api'; export default api;`,
  ],
  'api-calls-draw-nothing': [`${results}/api/bad-drawing.ts`, `import '../components/view';`],
  'texts-are-leaves': [
    'mfe-exams/src/texts/bad-leaf.ts',
    `import { label } from '../shared/label'; export default label;`,
  ],
  'no-circles': ['mfe-exams/src/shared/bad-circle.ts', `import './z-circle';`],
  'tests-stay-out-of-the-product': [
    'mfe-exams/src/app/bad-test.ts',
    `import '@abhyas/web-kit/testing';`,
  ],
  'only-declared-packages': [
    'mfe-exams/src/app/bad-package.ts',
    `import { useState } from 'react'; export default useState;`,
  ],
  'everything-resolves': ['mfe-exams/src/app/bad-path.ts', `import './nowhere';`],
};
const otherHalf = {
  'mfe-exams/src/shared/z-circle.ts': `import type {} from './bad-circle';`,
  [`${attempts}/z-import.ts`]: `import '../badges/badge.js';`,
  [`${service}/badges/badge.ts`]: `export const badge = 1;`,
};

describe('boundaries', () => {
  let folder: string;
  let violations: Violation[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
    build(folder, sound);
    expect(await violationsIn(folder)).toEqual([]);
    build(folder, { ...Object.fromEntries(Object.values(planted)), ...otherHalf });
    violations = await violationsIn(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has a planted violation for each rule', async () => {
    const { default: configuration } = (await import(join(root, '.dependency-cruiser.mjs'))) as {
      default: { forbidden: { name: string }[] };
    };
    const names = new Set(configuration.forbidden.map((rule) => rule.name));
    expect(Object.keys(planted).sort()).toEqual([...names].sort());
  });

  it.each(Object.entries(planted))('%s', (name, [file]) => {
    // A rule about folders names the folder.
    const from = name === 'folders-form-no-circles' ? dirname(file) : file;
    expect(violations).toContainEqual(
      expect.objectContaining({ from, rule: expect.objectContaining({ name }) }),
    );
  });
});

function build(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const scope = join(folder, 'node_modules/@abhyas');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(join(folder, 'packages'))) {
    rmSync(join(scope, name), { force: true });
    symlinkSync(relative(scope, join(folder, 'packages', name)), join(scope, name));
  }
}

async function violationsIn(folder: string): Promise<Violation[]> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const configuration = join(root, '.dependency-cruiser.mjs');
  const args = [
    program,
    '--config',
    configuration,
    '--output-type',
    'json',
    'packages',
    'services',
    'shell',
    'mfe-exams',
    'e2e',
  ];
  const { stdout } = await execa(process.execPath, args, { cwd: folder, reject: false });
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}

import { join } from 'node:path';
import { root, serviceNames, siteNames, workspaceOf } from '../stack/inventory.ts';

/** One thing that is built separately. */
export interface BuildUnit {
  name: string;
  folder: string;
  /** Its build is stale if one of these changed: folders or files, relative to the root of the checkout. */
  inputs: readonly string[];
  /** Exists if it was built. */
  output: string;
}

const nodeSettings = ['package-lock.json', '.swcrc'];
const webSettings = [
  'package-lock.json',
  ...['web-kit', 'ui', 'build-kit', 'page-kit'].map((name) => `packages/${name}`),
];

const serviceKit: BuildUnit = {
  name: 'service-kit',
  folder: 'packages/service-kit',
  inputs: ['packages/service-kit', ...nodeSettings],
  output: join(root, 'packages/service-kit/dist/index.js'),
};

/** What the catalogue loads on first start. */
export const sampleCatalogue: BuildUnit = {
  name: 'sample-catalogue',
  folder: 'packages/sample-catalogue',
  inputs: ['packages/sample-catalogue', 'package-lock.json'],
  output: join(root, 'packages/sample-catalogue/dist/sample-catalogue.jsonl.gz'),
};

/** The page of the parts, for people who build screens. */
export const partsPage: BuildUnit = {
  name: 'parts',
  folder: 'packages/ui',
  inputs: ['packages/ui/parts', 'packages/ui/webpack.config.ts', ...webSettings],
  output: join(root, 'packages/ui/dist/index.html'),
};

/** Everything that `npm start` runs, the longest builds first. */
export const buildUnits: readonly BuildUnit[] = [
  ...siteNames.map((site) => {
    const folder = workspaceOf(site);
    const output = join(root, folder, 'dist', site === 'shell' ? 'index.html' : 'mf-manifest.json');
    return { name: folder, folder, inputs: [folder, ...webSettings], output };
  }),
  sampleCatalogue,
  serviceKit,
  ...serviceNames.map((name) => {
    const folder = `services/${name}`;
    return {
      name,
      folder,
      inputs: [folder, ...nodeSettings],
      output: join(root, folder, 'dist/src/main.js'),
    };
  }),
];

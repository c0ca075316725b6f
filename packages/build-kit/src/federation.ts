import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compilation } from 'webpack';
import type { AppOptions } from './app-options.ts';
import type { Build } from './base-config.ts';
import { containerName, shared } from './sharing.ts';

interface ManifestData {
  stats: { metaData: object };
  compilation: Compilation;
}

interface PageOfManifest {
  path: string;
  scripts: string[];
  styles: string[];
}

/** The federation of an app: the shell is the host, the others are containers. */
export function federation(build: Build): ModuleFederationPlugin {
  const common = {
    name: containerName(build.name),
    shared: shared(build.name, build.dir),
    shareStrategy: 'loaded-first',
    manifest: {
      additionalData: ({ stats, compilation }: ManifestData) => {
        Object.assign(stats.metaData, { pages: pagesOf(compilation, build.routes) });
      },
    },
    dts: false,
    dev: false,
  } as const;
  if (!build.exposes) return new ModuleFederationPlugin({ ...common, remotes: {} });
  return new ModuleFederationPlugin({
    ...common,
    filename: build.isProduction ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
    exposes: build.exposes,
  });
}

/** The files of pages with a chunk of their own: the shell requests them beside the entry, not after it. */
function pagesOf(compilation: Compilation, routes: AppOptions['routes'] = []): PageOfManifest[] {
  return routes.map(({ path, chunks = [] }) => {
    const files = chunks.flatMap((chunk) => {
      const files = compilation.namedChunkGroups.get(chunk)?.getFiles();
      // The page works without, and only loads later.
      if (!files) compilation.warnings.push(new Error(`No chunk has the name ${chunk}.`));
      return files ?? [];
    });
    return {
      path,
      scripts: files.filter((name) => name.endsWith('.js')),
      styles: files.filter((name) => name.endsWith('.css')),
    };
  });
}

import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { browserFile, type Build } from './base-config.ts';
import { containerName, shared } from './sharing.ts';

/** The federation of an app: the shell is the host, the others are containers. */
export function federation(build: Build): ModuleFederationPlugin {
  const common = {
    name: containerName(build.name),
    shared: shared(build.name, build.dir),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
  } as const;
  if (!build.exposes) {
    return new ModuleFederationPlugin({
      ...common,
      remotes: {},
      runtimePlugins: [path.join(build.dir, 'src/remotes/load-limits.ts')],
      experiments: { optimization: { target: 'web' } },
    });
  }
  return new ModuleFederationPlugin({
    ...common,
    filename: build.isProduction ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
    exposes: withPrelude(build.exposes),
    experiments: { optimization: { target: 'web', disableRemote: true } },
  });
}

/** When one name has several modules, the shell receives the last one. */
function withPrelude(exposes: Record<string, string>): Record<string, { import: string[] }> {
  return Object.fromEntries(
    Object.entries(exposes).map(([name, file]) => [
      name,
      { import: [browserFile('nonce-prelude.js'), file] },
    ]),
  );
}

import { join } from 'node:path';
import type { StackFolders } from './folders.ts';
import {
  rendererNames,
  root,
  workspaceOf,
  type RendererName,
  type ServiceName,
  type SiteName,
} from './inventory.ts';
import type { ProcessSpec } from './managed-process.ts';
import { currentRelease } from './release.ts';

/** The ports that pages are rendered from. */
export type PagePorts = Readonly<
  Record<ServiceName | 'web' | 'pages' | `renderer-${RendererName}`, number>
>;

/** Renders a remote's public pages. */
export function renderer(folders: StackFolders, name: RendererName, ports: PagePorts): ProcessSpec {
  return serverProgram(folders, `renderer-${name}`, name, {
    PORT: String(ports[`renderer-${name}`]),
    CATALOGUE_URL: local(ports.catalogue),
    MESSAGING_URL: local(ports.messaging),
    GATEWAY_URL: local(ports.web),
  });
}

/** Composes the pages of the site. */
export function pageServer(
  folders: StackFolders,
  ports: PagePorts,
  environment: Readonly<Record<string, string>>,
): ProcessSpec {
  const renderers = rendererNames.map((name) => [name, local(ports[`renderer-${name}`])]);
  return serverProgram(folders, 'pages', 'shell', {
    PORT: String(ports.pages),
    GATEWAY_URL: local(ports.web),
    PUBLIC_URL: `http://localhost:${ports.web}`,
    RENDERERS: JSON.stringify(Object.fromEntries(renderers)),
    ...environment,
  });
}

function serverProgram(
  folders: StackFolders,
  name: string,
  site: SiteName,
  environment: Readonly<Record<string, string>>,
): ProcessSpec {
  return {
    name,
    program: process.execPath,
    args: [join(root, workspaceOf(site), 'dist-server', 'main.cjs')],
    cwd: folders.base,
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      MALLOC_ARENA_MAX: '2',
      ...currentRelease(),
      ...environment,
    },
    logFile: join(folders.logs, `${name}.log`),
    pidFile: join(folders.run, `${name}.pid`),
    isReady: async () => (await fetch(`${local(Number(environment['PORT']))}/health/live`)).ok,
    readyWithinMs: 30_000,
  };
}

function local(port: number): string {
  return `http://127.0.0.1:${port}`;
}

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout that these tools belong to. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export const serviceNames = ['auth', 'catalogue', 'attempt', 'messaging'] as const;
export type ServiceName = (typeof serviceNames)[number];

export const siteNames = ['shell', 'marketing', 'exams', 'test-runner', 'dashboard'] as const;
/** The sites behind the gateway: the shell and the remotes, by their names on the wire. */
export type SiteName = (typeof siteNames)[number];

export const rendererNames = ['exams', 'marketing'] as const;
/** The remotes with public pages, which a server program renders. */
export type RendererName = (typeof rendererNames)[number];

/** @returns the npm workspace that builds a site */
export function workspaceOf(site: SiteName): string {
  return site === 'shell' ? 'shell' : `mfe-${site}`;
}

/** The folder of everything that a run writes: data, logs, keys, the state of the running stack. */
export const localFolder = process.env['ABHYAS_LOCAL'] ?? join(root, '.local');

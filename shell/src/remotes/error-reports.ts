import { isLoadError, reportCaught, sendReports } from '@abhyas/web-kit';
import { ContractError } from './contract-error';

const versions = new Map<string, string>();

/** Records the version of a remote on this page. */
export function recordVersion(remote: string, version: string): void {
  versions.set(remote, version);
}

/** Reports an error of a remote: it failed while running, or it did not load. */
export function reportRemoteError(remote: string, error: unknown): void {
  const isMissing = isLoadError(error) || error instanceof ContractError;
  const version = versionOf(remote);
  reportCaught({ kind: isMissing ? 'remote_failed' : 'error', remote, version, error });
}

/** Starts sending this page's errors. `share` returns the share of pages that do so. */
export function startErrorReports(share: () => number): void {
  sendReports({ share, versionOf });
}

function versionOf(remote: string): string {
  return remote === 'shell' ? __APP_VERSION__ : (versions.get(remote) ?? '');
}

import { isLoadError, reportCaught, sendReports } from '@abhyas/web-kit';
import { ContractError } from './contract-error';

const versions = new Map<string, string>();

/** Notes which version of a remote is on this page. */
export function noteVersion(remote: string, version: string): void {
  versions.set(remote, version);
}

/** Tells of a fault in a remote's place: whether it came and broke, or never came. */
export function reportRemoteError(remote: string, error: unknown): void {
  const isMissing = isLoadError(error) || error instanceof ContractError;
  const version = versionOf(remote);
  reportCaught({ kind: isMissing ? 'remote_failed' : 'error', remote, version, error });
}

/** Sends this page's faults. `share` says which part of all pages does. */
export function startErrorReports(share: () => number): void {
  sendReports({ share, versionOf });
}

function versionOf(remote: string): string {
  return remote === 'shell' ? __APP_VERSION__ : (versions.get(remote) ?? '');
}

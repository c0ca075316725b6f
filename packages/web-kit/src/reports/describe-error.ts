/** The app that a URL belongs to: remotes are served under their names, the rest is the shell's. */
const REMOTE_PATH = /\/(?:remotes|dev)\/([\w-]+)\//;
const FRAME = /([\w.-]+\.js):(\d+):(\d+)/;

/** Describes a thrown value for a report: its name, its message and its location in the code. */
export function describeThrown(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `thrown: ${textOf(thrown)}`;
  const location = FRAME.exec(thrown.stack ?? '')?.[0];
  return `${thrown.name}: ${thrown.message}${location === undefined ? '' : ` (${location})`}`;
}

/** The app whose code threw, by the URL in the error's stack or by the given one. */
export function failingApp(thrown: unknown, url = ''): string {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  return REMOTE_PATH.exec(`${url}\n${stack}`)?.[1] ?? 'shell';
}

/** Errors that need no report: from extensions and foreign scripts, and from aborted calls. */
export function isIrrelevant(thrown: unknown, url = ''): boolean {
  const isForeign = url !== '' && !url.startsWith(window.location.origin);
  if (isForeign || (thrown === undefined && url === '')) return true;
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  return nameOf(thrown) === 'AbortError' || /(?:chrome|moz|safari-web)-extension:/.test(stack);
}

function nameOf(thrown: unknown): unknown {
  return typeof thrown === 'object' && thrown !== null && 'name' in thrown
    ? thrown.name
    : undefined;
}

function textOf(thrown: unknown): string {
  return typeof thrown === 'string' ? thrown : typeof thrown;
}

/** Whose code an address belongs to: remotes are served under their names, the rest is the shell's. */
const REMOTE_PATH = /\/(?:remotes|dev)\/([\w-]+)\//;
const FRAME = /([\w.-]+\.js):(\d+):(\d+)/;

/** What of anything thrown goes into a report: its name, its message and where in the code it was. */
export function describeThrown(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `thrown: ${textOf(thrown)}`;
  const place = FRAME.exec(thrown.stack ?? '')?.[0];
  return `${thrown.name}: ${thrown.message}${place === undefined ? '' : ` (${place})`}`;
}

/** The app whose code is at fault, by the address in the error's stack or by the given one. */
export function failingApp(thrown: unknown, address = ''): string {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  return REMOTE_PATH.exec(`${address}\n${stack}`)?.[1] ?? 'shell';
}

/** Faults that tell nothing: of extensions and foreign scripts, of calls that were given up. */
export function isOfNoUse(thrown: unknown, address = ''): boolean {
  const isForeign = address !== '' && !address.startsWith(window.location.origin);
  if (isForeign || (thrown === undefined && address === '')) return true;
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

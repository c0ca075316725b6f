import { type RuntimeConfig, safeReturnPath } from '@abhyas/web-kit';

const keyPrefix = 'remote.';

/**
 * The address of a remote's manifest. Where the runtime configuration allows it, a browser may
 * name another one: `?remote.exams=dev` leads to the development server behind the gateway and is
 * remembered until `?remote.exams=off`; a path of this site works as well.
 */
export function manifestAddress(name: string, config: RuntimeConfig): string | undefined {
  const configured = config.remotes[name];
  if (!config.allowOverrides) return configured;
  const override = overrideOf(name);
  if (override === 'dev') return `/dev/${name}/mf-manifest.json`;
  return safeReturnPath(override) ?? configured;
}

function overrideOf(name: string): string | null {
  const key = keyPrefix + name;
  try {
    const asked = new URLSearchParams(location.search).get(key);
    if (asked === 'off') localStorage.removeItem(key);
    else if (asked !== null) localStorage.setItem(key, asked);
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

import { safeReturnPath, type RuntimeConfig } from '@abhyas/web-kit';

const keyPrefix = 'remote.';

/**
 * The URL of a remote's manifest. If the runtime configuration allows it, a browser may override
 * it: `?remote.exams=dev` selects the development server behind the gateway and is stored until
 * `?remote.exams=off`; a path of this site works as well.
 */
export function manifestUrl(name: string, config: RuntimeConfig): string | undefined {
  const configured = config.remotes[name];
  if (!config.allowOverrides) return configured;
  const override = overrideOf(name);
  if (override === 'dev') return `/dev/${name}/mf-manifest.json`;
  return safeReturnPath(override) ?? configured;
}

function overrideOf(name: string): string | null {
  const key = keyPrefix + name;
  try {
    const requested = new URLSearchParams(location.search).get(key);
    if (requested === 'off') localStorage.removeItem(key);
    else if (requested !== null) localStorage.setItem(key, requested);
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

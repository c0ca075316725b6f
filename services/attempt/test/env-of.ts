import type { AttemptConfig } from '../src/config.js';

/** The environment variables from which a command reads this configuration. */
export function envOf(config: AttemptConfig): Record<string, string> {
  return Object.fromEntries(Object.entries(config).map(([name, value]) => [name, String(value)]));
}

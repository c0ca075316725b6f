import { join } from 'node:path';
import { execaSync } from 'execa';
import { root } from './inventory.ts';
import { ToolError } from './tool-error.ts';

const variables = [
  'GOOGLE_CLIENT_ID',
  'GOOGLE_LABEL',
  'GOOGLE_SCRIPT_URL',
  'GOOGLE_USER_INFO_URL',
  'GOOGLE_TOKEN_INFO_URL',
] as const;

/** The gateway's settings for the sign-in provider, if there is one. */
export interface SignInOutcome {
  /** The file behind `/remotes.json`. */
  runtimeConfig: string;
  cspScript: string;
  cspOrigins: string;
}

/** The environment's settings for a sign-in provider: empty if none is configured. */
export function signInVariables(environment: NodeJS.ProcessEnv): Record<string, string> {
  const given = variables.map((name): [string, string] => [name, environment[name] ?? '']);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/** The tests' own provider, which they run at this port (e2e/support/sign-in-provider.ts). */
export function localProvider(port: number): Record<string, string> {
  const url = `http://127.0.0.1:${port}`;
  return {
    GOOGLE_CLIENT_ID: 'abhyas-journeys',
    GOOGLE_SCRIPT_URL: `${url}/client.js`,
    GOOGLE_USER_INFO_URL: `${url}/user-info`,
    GOOGLE_TOKEN_INFO_URL: `${url}/token-info`,
  };
}

/**
 * Adds the provider to the runtime configuration, by the script that the gateway's image runs.
 *
 * @param target where the extended copy is written
 * @throws ToolError with the script's sentence if the script cannot use the variables
 */
export function configureSignIn(
  environment: Readonly<Record<string, string>>,
  runtimeConfig: string,
  target: string,
): SignInOutcome {
  const script = join(root, 'gateway', 'sign-in.envsh');
  const show = 'printf "%s\\n" "$RUNTIME_CONFIG_FILE" "$CSP_SIGN_IN_SCRIPT" "$CSP_SIGN_IN"';
  const result = execaSync('sh', ['-c', `. "$0" && ${show}`, script], {
    stdin: 'ignore',
    reject: false,
    lines: true,
    extendEnv: false,
    env: {
      PATH: process.env['PATH'],
      ...environment,
      RUNTIME_CONFIG_FILE: runtimeConfig,
      SIGN_IN_CONFIG_FILE: target,
    },
  });
  if (result.failed) {
    const [reason] = result.stderr.flatMap((line) => /^Cannot start: (.+)$/.exec(line)?.[1] ?? []);
    throw new ToolError(reason ?? result.message ?? '');
  }
  const [file = runtimeConfig, cspScript = '', cspOrigins = ''] = result.stdout;
  return { runtimeConfig: file, cspScript, cspOrigins };
}

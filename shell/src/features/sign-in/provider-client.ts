import type { SignInProvider } from '@abhyas/web-kit';

/** The provider's user info. */
export interface ProviderPerson {
  email: string;
  name: string;
  sub: string;
}

interface TokenClient {
  requestAccessToken(): void;
}

interface TokenClientOptions {
  client_id: string;
  scope: string;
  callback: (response: { access_token?: string; error?: string }) => void;
  error_callback: (error: { type?: string }) => void;
}

interface ProviderGlobal {
  accounts: { oauth2: { initTokenClient(options: TokenClientOptions): TokenClient } };
}

const scripts = new Map<string, Promise<void>>();

/** Loads the provider's script once, before the click: a popup must open within the click. */
export function prepareProvider({ scriptUrl }: SignInProvider): Promise<void> {
  const known = scripts.get(scriptUrl);
  if (known) return known;
  const loading = loadScript(scriptUrl).catch((error: unknown) => {
    scripts.delete(scriptUrl);
    throw error;
  });
  scripts.set(scriptUrl, loading);
  return loading;
}

/** Opens the provider's popup and resolves to its access token. */
export async function requestAccessTokenFrom(provider: SignInProvider): Promise<string> {
  await prepareProvider(provider);
  const api = (globalThis as { google?: ProviderGlobal }).google;
  if (!api) throw new Error('The provider script does not define `google`.');
  return new Promise((resolve, reject) => {
    const client = api.accounts.oauth2.initTokenClient({
      client_id: provider.clientId,
      scope: 'openid email profile',
      callback: ({ access_token: token, error }) => {
        if (token === undefined) reject(new Error(error ?? 'The provider returned no token.'));
        else resolve(token);
      },
      error_callback: ({ type }) => {
        reject(new Error(type ?? 'The popup was closed.'));
      },
    });
    client.requestAccessToken();
  });
}

/** Fetches the owner of a token from the provider. */
export async function fetchPerson(
  provider: SignInProvider,
  accessToken: string,
): Promise<ProviderPerson> {
  const response = await fetch(provider.userInfoUrl, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  if (!response.ok) throw new Error(`The provider responded with ${response.status}.`);
  return (await response.json()) as ProviderPerson;
}

async function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} could not be loaded.`));
    });
    document.head.append(script);
  });
}

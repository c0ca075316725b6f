import { queryOptions, useQuery } from '@tanstack/react-query';
import { errorFromResponse, errorWithoutResponse } from '../api/api-error';

/** A page of ours elsewhere. */
export interface SocialLink {
  name: string;
  url: string;
}

/** Contact details that the operator sets. */
export interface SiteDetails {
  phone: string;
  emails: string[];
  address: string;
  companyRegistration: string;
  socials: SocialLink[];
}

/** A third-party sign-in provider. */
export interface SignInProvider {
  /** Stable name, such as `google`. */
  provider: string;
  /** The name that people know. */
  label: string;
  clientId: string;
  /** Address of the provider's browser script. */
  scriptUrl: string;
  /** Address that tells who an access token belongs to. */
  userInfoUrl: string;
}

/** What the gateway tells pages at run time (`/remotes.json`). */
export interface RuntimeConfig {
  /** Remote name to the address of its manifest. */
  remotes: Record<string, string>;
  /** Whether the browser may point remotes elsewhere: development only. */
  allowOverrides: boolean;
  /** False takes the service worker away from every browser that comes by. */
  offline?: boolean;
  site: SiteDetails;
  /** Which part of all pages reports its faults, 0 to 1; a quarter where it is not said. */
  reportShare?: number;
  /** Absent where no provider is configured. */
  signIn?: SignInProvider;
}

/** The query behind `useRuntimeConfig`; its answer holds as long as the page. */
export const runtimeConfigQuery = queryOptions({
  queryKey: ['runtime-config'],
  queryFn: fetchRuntimeConfig,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** What the gateway tells this page: a query, because it may be late or fail. */
export function useRuntimeConfig() {
  return useQuery(runtimeConfigQuery);
}

async function fetchRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await load(new URL('/remotes.json', window.location.origin));
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok || !isRuntimeConfig(body)) throw errorFromResponse(response, body);
  return body;
}

async function load(url: URL): Promise<Response> {
  try {
    return await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    throw errorWithoutResponse(error);
  }
}

function isRuntimeConfig(body: unknown): body is RuntimeConfig {
  return (
    typeof body === 'object' &&
    body !== null &&
    'remotes' in body &&
    typeof body.remotes === 'object' &&
    'site' in body
  );
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiFetch, apiOrigin } from '../api/transport';
import { errorFromResponse, errorWithoutResponse } from '../rules/api-error';

/** A link to one of our social media pages. */
interface SocialLink {
  name: string;
  url: string;
}

/** Contact details that the operator sets. */
interface SiteDetails {
  phone: string;
  emails: string[];
  address: string;
  companyRegistration: string;
  socials: SocialLink[];
}

/** A legal page whose text the operator may replace. */
export type LegalText = 'terms' | 'privacy' | 'refunds' | 'accessibility';

/** A third-party sign-in provider. */
export interface SignInProvider {
  /** Stable name, such as `google`. */
  provider: string;
  /** The name shown to users. */
  label: string;
  clientId: string;
  /** URL of the provider's browser script. */
  scriptUrl: string;
  /** URL that returns the owner of an access token. */
  userInfoUrl: string;
}

/** Configuration that the gateway serves to pages at run time (`/remotes.json`). */
export interface RuntimeConfig {
  /** Maps a remote's name to the URL of its manifest. */
  remotes: Record<string, string>;
  /** Whether the browser may override remote URLs: development only. */
  allowOverrides: boolean;
  /** False removes the service worker from every browser that visits. */
  offline?: boolean;
  site: SiteDetails;
  /** Addresses of Markdown files on this site that replace legal texts of the product. */
  legal?: Partial<Record<LegalText, string>>;
  /** The share of pages that report errors, 0 to 1; a quarter by default. */
  reportShare?: number;
  /** Absent if no provider is configured. */
  signIn?: SignInProvider;
}

/** The query behind `useRuntimeConfig`; its data stays fresh while the page is open. */
export const runtimeConfigQuery = queryOptions({
  queryKey: ['runtime-config'],
  queryFn: fetchRuntimeConfig,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** The gateway's configuration for this page, as a query: it may be slow or fail. */
export function useRuntimeConfig() {
  return useQuery(runtimeConfigQuery);
}

async function fetchRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await load(new URL('/remotes.json', apiOrigin()));
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok || !isRuntimeConfig(body)) throw errorFromResponse(response, body);
  return body;
}

async function load(url: URL): Promise<Response> {
  try {
    return await apiFetch(
      new Request(url, { cache: 'no-cache', signal: AbortSignal.timeout(10_000) }),
    );
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

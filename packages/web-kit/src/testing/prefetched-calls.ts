import { QueryClient } from '@tanstack/react-query';
import type { RemoteModule } from '../remote/remote-module';
import { storeToken } from '../session/session';

/** Names a student, and does not expire. */
const claims = { sub: 'student-1', name: 'Asha Verma', email: 'asha@example.org' };
const token = `e30.${btoa(JSON.stringify(claims))}.signature`;

/** The paths of the calls with which a remote loads the data of a page ahead, for a student or a visitor. */
export async function prefetchedCalls(
  prefetch: NonNullable<RemoteModule['prefetch']>,
  address: string,
  { isSignedIn = true }: { isSignedIn?: boolean } = {},
): Promise<string[]> {
  const { fetch } = globalThis;
  const paths: string[] = [];
  globalThis.fetch = async (request) => {
    const { pathname, search } = new URL((request as Request).url);
    paths.push(pathname + search);
    return Promise.resolve(Response.json({}));
  };
  storeToken(isSignedIn ? token : null);
  const queries = new QueryClient();
  try {
    prefetch(new URL(address, location.origin), queries);
    // The calls of a screen's chunk start a moment later.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    while (queries.isFetching() > 0) await Promise.resolve();
  } finally {
    globalThis.fetch = fetch;
    storeToken(null);
    queries.clear();
  }
  return paths;
}

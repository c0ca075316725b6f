import type { ApiPaths, ResponseOf } from '@abhyas/web-kit/contract';
import { runningStack } from './stack.ts';

interface CallOptions {
  /** The values of the path's parameters. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  token?: string;
}

/** @returns the body of a call that reads, such as `getJson('/exams/{examId}', { params: { examId } })` */
export async function getJson<Path extends keyof ApiPaths>(
  path: Path,
  options: CallOptions = {},
): Promise<ResponseOf<Path>> {
  const response = await get(path, options);
  if (!response.ok)
    throw new Error(`${response.url} responded with ${response.status}: ${await response.text()}`);
  return (await response.json()) as ResponseOf<Path>;
}

/** @returns the response of a call that reads, whatever its status */
export function get(
  path: keyof ApiPaths,
  { params = {}, query = {}, token }: CallOptions = {},
): Promise<Response> {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const url = new URL(address, runningStack().origin);
  url.search = String(new URLSearchParams(query));
  return fetch(url, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
}

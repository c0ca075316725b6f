import type { ApiPaths, ResponseOf } from '@abhyas/web-kit/contract';
import { runningStack } from './stack.ts';

interface CallOptions {
  /** The values of the path's parameters. */
  params?: Readonly<Record<string, string>>;
  token?: string;
}

/** @returns the body of a call that reads, such as `getJson('/exams/{examId}', { params: { examId } })` */
export async function getJson<Path extends keyof ApiPaths>(
  path: Path,
  { params = {}, token }: CallOptions = {},
): Promise<ResponseOf<Path>> {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const response = await fetch(`${runningStack().origin}${address}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return (await response.json()) as ResponseOf<Path>;
}

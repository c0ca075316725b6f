import { runningStack } from './stack.ts';

/** @returns what a call that reads returns */
export async function getJson<Body>(path: string, token?: string): Promise<Body> {
  const response = await fetch(`${runningStack().origin}${path}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return (await response.json()) as Body;
}

import { createApi } from './create-api';
import type { paths as AttemptPaths } from './generated/attempt';
import type { paths as AuthPaths } from './generated/auth';
import type { paths as CataloguePaths } from './generated/catalogue';
import type { paths as MessagingPaths } from './generated/messaging';

/** The calls of all services, as generated from their contracts. */
export type ApiPaths = AuthPaths & CataloguePaths & AttemptPaths & MessagingPaths;

/** The body of a call's 200 response, such as `ResponseOf<'/exams'>`. */
export type ResponseOf<
  Path extends keyof ApiPaths,
  Method extends keyof ApiPaths[Path] = 'get',
> = ApiPaths[Path][Method] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** The client of every screen that needs no other handling of the session. */
export const api = createApi<ApiPaths>();

export { createApi };

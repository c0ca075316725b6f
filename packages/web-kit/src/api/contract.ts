import type { paths as AttemptPaths, components } from './generated/attempt.d.ts';
import type { paths as AuthPaths } from './generated/auth.d.ts';
import type { paths as CataloguePaths } from './generated/catalogue.d.ts';
import type { paths as MessagingPaths } from './generated/messaging.d.ts';

/** The calls of all services, as generated from their contracts. */
export type ApiPaths = AuthPaths & CataloguePaths & AttemptPaths & MessagingPaths;

/** The JSON body of a call's response, such as `ResponseOf<'/exams'>`. */
export type ResponseOf<
  Path extends keyof ApiPaths,
  Method extends keyof ApiPaths[Path] = 'get',
  Status extends number = 200,
> = ApiPaths[Path][Method] extends {
  responses: Record<Status, { content: { 'application/json': infer Body } }>;
}
  ? Body
  : never;

/** The JSON body of a call's request, such as `RequestOf<'/contact', 'post'>`. */
export type RequestOf<
  Path extends keyof ApiPaths,
  Method extends keyof ApiPaths[Path],
> = ApiPaths[Path][Method] extends { requestBody?: infer Request }
  ? Extract<Request, { content: { 'application/json': unknown } }>['content']['application/json']
  : never;

/** The body of every error response; all services describe the same. */
export type ErrorBody = components['schemas']['ErrorBody'];

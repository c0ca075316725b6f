import {
  createApi,
  type AttemptPaths,
  type AuthPaths,
  type CataloguePaths,
  type MessagingPaths,
} from '@abhyas/web-kit';

export const auth = createApi<AuthPaths>();
export const catalogue = createApi<CataloguePaths>();
export const attempt = createApi<AttemptPaths>();
export const messaging = createApi<MessagingPaths>();

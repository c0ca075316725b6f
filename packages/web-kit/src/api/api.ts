import type { ApiPaths } from './contract';
import { createApi } from './create-api';

/** The client of every screen that needs no other handling of the session. */
export const api = createApi<ApiPaths>();

export { createApi };

import type { ApiPaths } from './contract';
import { createApi } from './create-api';

/** The default client. A screen that handles the session differently creates its own. */
export const api = createApi<ApiPaths>();

export { createApi };

interface NoParameters {
  query?: never;
  header?: never;
  path?: never;
  cookie?: never;
}
interface Json<Body> {
  headers: Record<string, unknown>;
  content: { 'application/json': Body };
}
interface Operation<Body, Sent = never> {
  parameters: NoParameters;
  requestBody: [Sent] extends [never] ? never : { content: { 'application/json': Sent } };
  responses: { 200: Json<Body> };
}

interface Asked<Body> {
  parameters: NoParameters;
  requestBody?: never;
  responses: { 200: Json<Body> };
}
/** The account's calls until they are generated. */
export interface AccountPaths {
  '/api/user/profile/data': {
    parameters: NoParameters;
    get: Asked<Record<string, unknown>>;
  };
  '/api/auth/delete-account': {
    parameters: NoParameters;
    post: Operation<{ success: boolean; message: string }, { password: string }>;
  };
}

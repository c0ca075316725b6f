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
interface SettingsBody {
  hasPassword: boolean;
  loginAlerts: boolean;
  testReminders: boolean;
  sessions: { device: string; startedAt: string; isCurrent: boolean }[];
}
interface UserBody {
  id: string;
  name: string;
  email: string;
  membership: string;
  avatar: string | null;
}

/** The account's calls until they are generated. */
export interface AccountPaths {
  '/api/user/profile/photo': {
    parameters: NoParameters;
    put: {
      parameters: NoParameters;
      requestBody: { content: { 'image/jpeg': Blob; 'image/png': Blob; 'image/webp': Blob } };
      responses: { 200: Json<{ avatar: string }> };
    };
    delete: Asked<{ success: boolean }>;
  };
  '/api/user/profile/settings': {
    parameters: NoParameters;
    get: Asked<SettingsBody>;
    put: Operation<SettingsBody, { loginAlerts?: boolean; testReminders?: boolean }>;
  };
  '/api/user/profile/data': {
    parameters: NoParameters;
    get: Asked<Record<string, unknown>>;
  };
  '/api/auth/change-password': {
    parameters: NoParameters;
    post: Operation<
      { success: boolean; message: string; token: string; user: UserBody },
      { currentPassword: string; newPassword: string }
    >;
  };
  '/api/auth/logout-everywhere': {
    parameters: NoParameters;
    post: Asked<{ success: boolean }>;
  };
  '/api/auth/delete-account': {
    parameters: NoParameters;
    post: Operation<{ success: boolean; message: string }, { password: string }>;
  };
}

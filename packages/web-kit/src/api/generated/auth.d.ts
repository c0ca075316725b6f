type Json<T> = { content: { 'application/json': T }; headers: Record<string, unknown> };
type None = { query?: never; header?: never; path?: never; cookie?: never };
interface Post<Body, Answer> {
  parameters: None;
  get?: never;
  put?: never;
  post: {
    parameters: None;
    requestBody: { content: { 'application/json': Body } };
    responses: { 200: Json<Answer> };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
}
type Said = { success: boolean; message: string };
type User = { id: string; name: string; email: string; membership: string; avatar: string | null };
type Session = { token: string; user: User };
export interface paths {
  '/api/auth/login': Post<{ email: string; password: string; remember?: boolean }, Session>;
  '/api/auth/logout': Post<Record<string, never>, { success: boolean }>;
  '/api/auth/google': Post<
    { email: string; name: string; googleId: string; accessToken: string },
    Session
  >;
  '/api/auth/register': Post<
    { name: string; email: string; mobile: string; password: string },
    Said
  >;
  '/api/auth/verify-email': Post<{ email: string; otp: string }, Session>;
  '/api/auth/resend-otp': Post<{ email: string }, Said>;
  '/api/auth/forgot-password': Post<{ email: string }, Said>;
  '/api/auth/verify-reset-otp': Post<{ email: string; otp: string }, Said>;
  '/api/auth/reset-password': Post<{ email: string; otp: string; newPassword: string }, Said>;
}

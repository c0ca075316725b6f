/** The issuer of access tokens. */
export const TOKEN_ISSUER = 'abhyas';
/** The audience of access tokens. */
export const TOKEN_AUDIENCE = 'abhyas';
/** The one algorithm of access tokens. */
export const TOKEN_ALGORITHM = 'ES256';

/** The claims of an access token. Times are in seconds since 1970. */
export interface AccessTokenClaims {
  sub: string;
  sid: string;
  name: string;
  email: string;
  iat: number;
  exp: number;
}

/** The signed-in student, from the token's claims. */
export interface AuthenticatedUser {
  id: string;
  name: string;
  email: string;
  sessionId: string;
}

/** The user, and when their token was issued and expires. */
export interface AuthenticatedSession extends AuthenticatedUser {
  issuedAt: Date;
  expiresAt: Date;
}

/** Who issues access tokens, and for whom. */
export const TOKEN_ISSUER = 'abhyas';
/** The audience of access tokens. */
export const TOKEN_AUDIENCE = 'abhyas';
/** The one algorithm of access tokens. */
export const TOKEN_ALGORITHM = 'ES256';

/** What an access token says, times in seconds since 1970. */
export interface AccessTokenClaims {
  sub: string;
  sid: string;
  name: string;
  email: string;
  iat: number;
  exp: number;
}

/** The signed-in student, as the token names them. */
export interface AuthenticatedUser {
  id: string;
  name: string;
  email: string;
  sessionId: string;
}

/** The user together with when their token was issued and ends. */
export interface AuthenticatedSession extends AuthenticatedUser {
  issuedAt: Date;
  expiresAt: Date;
}

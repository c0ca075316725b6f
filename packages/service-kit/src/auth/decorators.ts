import {
  createParamDecorator,
  SetMetadata,
  type CustomDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import type { AuthenticatedSession, AuthenticatedUser } from './access-token.js';
import { sessionEnded } from './jwt.strategy.js';

/** Metadata key of routes that need no token. */
export const IS_PUBLIC = 'abhyas:public';
/** Metadata key of routes that only the other services may call. */
export const IS_INTERNAL = 'abhyas:internal';

/** Opens a controller or route to everyone. Without it a route needs a token. */
export const Public = (): CustomDecorator => SetMetadata(IS_PUBLIC, true);

/** Opens a controller or route to the other services only, by `x-service-credential`. */
export const Internal = (): CustomDecorator => SetMetadata(IS_INTERNAL, true);

/** The signed-in student. On a public route use {@link OptionalUser} instead. */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): AuthenticatedUser => toUser(currentSession(context)),
);

/** The signed-in student on a public route, or undefined without a valid token. */
export const OptionalUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): AuthenticatedUser | undefined => {
    const session = sessionOf(context);
    return session && toUser(session);
  },
);

/** The signed-in student and their token's times, for routes that renew the token. */
export const CurrentSession = createParamDecorator(
  (_data: unknown, context: ExecutionContext): AuthenticatedSession => currentSession(context),
);

function currentSession(context: ExecutionContext): AuthenticatedSession {
  const session = sessionOf(context);
  if (!session) throw sessionEnded();
  return session;
}

function sessionOf(context: ExecutionContext): AuthenticatedSession | undefined {
  return context.switchToHttp().getRequest<{ user?: AuthenticatedSession }>().user;
}

function toUser({ id, name, email, sessionId }: AuthenticatedSession): AuthenticatedUser {
  return { id, name, email, sessionId };
}

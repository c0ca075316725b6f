import {
  createParamDecorator,
  SetMetadata,
  type CustomDecorator,
  type ExecutionContext,
} from '@nestjs/common';

import { sessionEnded } from './jwt.strategy.js';
import type { AuthenticatedSession, AuthenticatedUser } from './access-token.js';

/** Metadata key of routes that need no token. */
export const IS_PUBLIC = 'abhyas:public';
/** Metadata key of routes for the other services only. */
export const IS_INTERNAL = 'abhyas:internal';

/** Opens a controller or route to everyone; without it a route needs a token. */
export const Public = (): CustomDecorator => SetMetadata(IS_PUBLIC, true);

/** Opens a controller or route to the other services only, by `x-service-credential`. */
export const Internal = (): CustomDecorator => SetMetadata(IS_INTERNAL, true);

/** The signed-in student. On a public route it is a mistake of the programmer: use {@link OptionalUser}. */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): AuthenticatedUser =>
    present(currentSession(context)),
);

/** The signed-in student of a public route, or undefined for visitors and for tokens that do not hold. */
export const OptionalUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): AuthenticatedUser | undefined => {
    const session = sessionOf(context);
    return session && present(session);
  },
);

/** The signed-in student and their token's times, for those who renew it. */
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

function present({ id, name, email, sessionId }: AuthenticatedSession): AuthenticatedUser {
  return { id, name, email, sessionId };
}

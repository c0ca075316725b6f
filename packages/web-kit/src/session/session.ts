import type { ResponseOf } from '../api/contract';
import { dropHeld, readText, storeText } from '../device/page-storage';

/** The response to a login; the response to the verification of an e-mail address has the same. */
export type Session = ResponseOf<'/api/auth/login', 'post'>;

/** The signed-in user, as the services return it. */
export type User = Session['user'];

/** Why a session ended. */
export interface SessionEnd {
  /** True if the service rejected the token, false if the user logged out. */
  expired: boolean;
  /** The screen whose call was rejected shows it itself. */
  staysOnScreen?: boolean;
}

const tokenKey = 'token';
const endedEvent = 'abhyas:session-ended';
const tokenEvent = 'abhyas:token-changed';

/** Announces a new session; its detail is a `Session`. */
export const loggedInEvent = 'userLoggedIn';

/** The session's token, or null for a visitor. */
export function getToken(): string | null {
  return readText(tokenKey);
}

/** Stores the token without announcing a log-in: for a renewed token. */
export function storeToken(token: string | null): void {
  storeText(tokenKey, token);
  window.dispatchEvent(new Event(tokenEvent));
}

/** Starts a session: stores the token and notifies every app on the page. */
export function setSession(session: Session): void {
  storeToken(session.token);
  window.dispatchEvent(new CustomEvent<Session>(loggedInEvent, { detail: session }));
}

/** Ends the session on this page and in the browser's other tabs. Does not call the server. */
export function endSession(end: SessionEnd = { expired: false }): void {
  if (getToken() === null) return;
  storeToken(null);
  window.dispatchEvent(new CustomEvent<SessionEnd>(endedEvent, { detail: end }));
}

/** Calls back when a session starts; returns a function that unsubscribes. */
export function onLoggedIn(listener: (session: Session) => void): () => void {
  return listen<Session>(loggedInEvent, listener);
}

/** Calls back when a session ends on this page; returns a function that unsubscribes. */
export function onSessionEnded(listener: (end: SessionEnd) => void): () => void {
  return listen<SessionEnd>(endedEvent, listener);
}

/** Calls back when the token may have changed, in any tab; returns a function that unsubscribes. */
export function onTokenChanged(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key !== tokenKey && event.key !== null) return;
    dropHeld(tokenKey);
    listener();
  };
  window.addEventListener(tokenEvent, listener);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(tokenEvent, listener);
    window.removeEventListener('storage', onStorage);
  };
}

function listen<Detail>(type: string, listener: (detail: Detail) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as Detail);
  };
  window.addEventListener(type, onEvent);
  return () => {
    window.removeEventListener(type, onEvent);
  };
}

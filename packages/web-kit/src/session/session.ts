/** Who is signed in, as the services send it. */
export interface User {
  id: string;
  name: string;
  email: string;
  membership: string;
  /** Address of the picture. */
  avatar: string | null;
}

/** What logging in and verifying an e-mail address answer. */
export interface Session {
  token: string;
  user: User;
}

/** Why a session ended. */
export interface SessionEnd {
  /** The service refused the token, as against the person logging out. */
  expired: boolean;
  /** The screen that was refused says so itself. */
  staysOnScreen?: boolean;
}

const tokenKey = 'token';
const endedEvent = 'abhyas:session-ended';
const tokenEvent = 'abhyas:token-changed';

/** Announces a session that began; its detail is a `Session`. */
export const loggedInEvent = 'userLoggedIn';

// Where storage is barred a session lasts as long as the page.
let tokenInMemory: string | null = null;

/** The session's token, or null for a visitor. */
export function getToken(): string | null {
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    return tokenInMemory;
  }
}

/** Stores the token without announcing a log-in: for a renewed token. */
export function storeToken(token: string | null): void {
  tokenInMemory = token;
  try {
    if (token === null) localStorage.removeItem(tokenKey);
    else localStorage.setItem(tokenKey, token);
  } catch {
    // kept in memory
  }
  window.dispatchEvent(new Event(tokenEvent));
}

/** Begins a session: stores the token and tells every app on the page. */
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

/** Calls back when a session begins; returns how to stop. */
export function onLoggedIn(listener: (session: Session) => void): () => void {
  return listen<Session>(loggedInEvent, listener);
}

/** Calls back when a session ends on this page; returns how to stop. */
export function onSessionEnded(listener: (end: SessionEnd) => void): () => void {
  return listen<SessionEnd>(endedEvent, listener);
}

/** Calls back whenever the token may have changed, in this tab or another; returns how to stop. */
export function onTokenChanged(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === tokenKey || event.key === null) listener();
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

import { HOME_PATH, LOGIN_PATH } from '../rules/paths';

/** Stands for the page's origin, which a server does not have; the path does not depend on it. */
const anyOrigin = 'https://site.invalid';

/**
 * The path to which a log-in returns, from the `next` query parameter. Accepts only paths of this
 * site: returns undefined for anything that a browser could read as another origin.
 */
export function safeReturnPath(next: string | null | undefined): string | undefined {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || hasControlCharacter(next))
    return undefined;
  try {
    const url = new URL(next, anyOrigin);
    // Resolving dots can produce a second slash: "/.//other.example" becomes "//other.example".
    if (url.origin !== anyOrigin || url.pathname.startsWith('//')) return undefined;
    return url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}

/** The URL of the log-in screen that returns to `path` afterwards. */
export function loginPath(path?: string): string {
  const next = safeReturnPath(path);
  return next === undefined || next === HOME_PATH
    ? LOGIN_PATH
    : `${LOGIN_PATH}?next=${encodeURIComponent(next)}`;
}

// Browsers drop tabs and line breaks from URLs: "/\t/other.example" would leave the site.
function hasControlCharacter(text: string): boolean {
  return [...text].some((char) => (char.codePointAt(0) ?? 0) < 0x20);
}

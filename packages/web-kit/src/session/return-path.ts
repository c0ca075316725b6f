/**
 * The path to which a log-in returns, taken from an address's `next`. Only a path of this site
 * passes: anything that a browser could read as another origin gives undefined.
 */
export function safeReturnPath(next: string | null | undefined): string | undefined {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || hasControlCharacter(next))
    return undefined;
  try {
    const url = new URL(next, window.location.origin);
    // Taking dots out can uncover a second slash: "/.//other.example" becomes "//other.example".
    if (url.origin !== window.location.origin || url.pathname.startsWith('//')) return undefined;
    return url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}

/** The log-in screen's address that leads back to `path` afterwards. */
export function loginPath(path?: string): string {
  const next = safeReturnPath(path);
  return next === undefined || next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}

// Browsers drop tabs and line breaks from addresses: "/\t/other.example" would leave the site.
function hasControlCharacter(text: string): boolean {
  return [...text].some((char) => (char.codePointAt(0) ?? 0) < 0x20);
}

import Bowser from 'bowser';

const UNKNOWN = 'Unknown device';
const MAX_PARSED_LENGTH = 512;
const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/**
 * Derives the kind of device from a User-Agent header: "Chrome on Android".
 *
 * The caller controls the header and the account's owner sees the name. So the name consists only of
 * names that the library lists.
 *
 * @returns at most 80 characters; "Unknown device" when neither browser nor system is known
 */
export function deviceNameOf(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_PARSED_LENGTH));
  const browserName = listed(browsers, browser.name)?.replace(' for Android', '');
  const system = listed(systems, os.name);
  if (browserName === undefined && system === undefined) return UNKNOWN;
  if (system === undefined) return browserName ?? UNKNOWN;
  return `${browserName ?? 'Unknown browser'} on ${system}`;
}

function listed(names: ReadonlySet<string>, name: string | undefined): string | undefined {
  return name !== undefined && names.has(name) ? name : undefined;
}

/** What somebody registered with. */
export interface Registered {
  /** The digest of the secret of the browser that registered. */
  browser: string;
  email: string;
  name: string;
  mobile: string;
  passwordHash: string;
}

/** Where the code of an address was entered. */
export interface CodeEntry {
  /** The digest of the browser's secret. */
  browser: string;
  /** Whether it sent that secret. */
  hasSecret: boolean;
  isBrowser: boolean;
}

/** What an account begins with. */
export interface AccountBeginning {
  email: string;
  name: string;
  mobile: string;
  passwordHash: string | null;
}

/** The registration that a browser made, if it made one. */
export function ownRegistration<T extends Pick<Registered, 'browser'>>(
  pending: readonly T[],
  { browser, hasSecret }: Pick<CodeEntry, 'browser' | 'hasSecret'>,
): T | undefined {
  return hasSecret ? pending.find((one) => one.browser === browser) : undefined;
}

/**
 * What an account begins with whose address was just proven, among all that registered with it.
 *
 * Who enters the code reads the mail, but need not be who chose a password: anybody can register with
 * anybody's address. The browser's secret proves that it is the same person. A program that keeps no
 * cookies has no secret to prove it with: its registration stands where it is the only one. A browser
 * without a secret did not register, so it may hold the code of somebody else's registration.
 *
 * @param pending newest first, at least one
 */
export function chooseRegistration(
  pending: readonly [Registered, ...Registered[]],
  entry: CodeEntry,
): AccountBeginning {
  const own = ownRegistration(pending, entry);
  if (own) return beginningOf(own);
  const [newest] = pending;
  const isOnly = pending.length === 1;
  if (isOnly && !entry.hasSecret && !entry.isBrowser) return beginningOf(newest);
  const isAgreed = pending.every(({ mobile }) => mobile === newest.mobile);
  return { ...beginningOf(newest), mobile: isAgreed ? newest.mobile : '', passwordHash: null };
}

function beginningOf({ email, name, mobile, passwordHash }: Registered): AccountBeginning {
  return { email, name, mobile, passwordHash };
}

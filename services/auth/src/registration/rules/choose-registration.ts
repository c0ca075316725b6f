/** The data of a registration. */
export interface Registered {
  /** The digest of the registering browser's secret. */
  browser: string;
  email: string;
  name: string;
  mobile: string;
  passwordHash: string;
}

/** The browser in which the code was entered. */
export interface CodeEntry {
  /** The digest of the browser's secret. */
  browser: string;
  /** Whether the request contained that secret. */
  hasSecret: boolean;
  isBrowser: boolean;
}

/** The initial data of an account. */
export interface NewAccount {
  email: string;
  name: string;
  mobile: string;
  passwordHash: string | null;
}

/** The registration that was made in this browser, if any. */
export function ownRegistration<T extends Pick<Registered, 'browser'>>(
  pending: readonly T[],
  { browser, hasSecret }: Pick<CodeEntry, 'browser' | 'hasSecret'>,
): T | undefined {
  return hasSecret ? pending.find((one) => one.browser === browser) : undefined;
}

/**
 * Chooses the data of a new account from all registrations with its newly verified address.
 *
 * A person who enters the code reads the mail, but may not have chosen the password: anybody can
 * register with anybody's address. The browser's secret proves that it is the same person. The released
 * calls also work for programs without cookies, which have no secret: there the only registration counts,
 * although somebody else may have made it. A browser without a secret did not register, so it may have
 * the code of somebody else's registration.
 *
 * @param pending newest first, at least one
 */
export function chooseRegistration(
  pending: readonly [Registered, ...Registered[]],
  entry: CodeEntry,
): NewAccount {
  const own = ownRegistration(pending, entry);
  if (own) return newAccountOf(own);
  const [newest] = pending;
  const isOnly = pending.length === 1;
  if (isOnly && !entry.hasSecret && !entry.isBrowser) return newAccountOf(newest);
  const isSameMobile = pending.every(({ mobile }) => mobile === newest.mobile);
  return { ...newAccountOf(newest), mobile: isSameMobile ? newest.mobile : '', passwordHash: null };
}

function newAccountOf({ email, name, mobile, passwordHash }: Registered): NewAccount {
  return { email, name, mobile, passwordHash };
}

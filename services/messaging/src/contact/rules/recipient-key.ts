/** Whether two texts are the same email address, which is compared without case. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/**
 * The mailbox behind an address, for counting: many providers deliver `asha+anything@example.com` to
 * `asha@example.com`.
 */
export function recipientKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return `${local}${address.slice(at)}`;
}

/**
 * What sender and office call a contact message: `4F0A-91C2`. It is made from the random end of the
 * message's id, and finds the message, but gives no access to it.
 */
export function contactReference(messageId: string): string {
  const end = messageId.replaceAll('-', '').slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
}

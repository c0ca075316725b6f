/** A part of a mail; the text and the HTML version are both made from it. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'quote'; text: string };

export interface MailBody {
  subject: string;
  heading: string;
  blocks: readonly Block[];
  /** Why the reader got this mail. */
  footer: string;
  /** Where a reader who does not want mails of this kind turns them off. */
  preferences?: { label: string; href: string };
  /** Mail programs offer to unsubscribe there; for mails that are no matter of safety. */
  unsubscribe?: string;
  replyTo?: { name: string; address: string };
}

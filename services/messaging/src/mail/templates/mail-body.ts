/** A part of a mail. The text and the HTML version are both made from it. */
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
  /** The page where the reader can turn off mails of this kind. */
  preferences?: { label: string; href: string };
  /** The address behind the mail program's unsubscribe button. Not for security mails. */
  unsubscribe?: string;
  replyTo?: { name: string; address: string };
  attachment?: { filename: string; contentType: string; content: string };
}

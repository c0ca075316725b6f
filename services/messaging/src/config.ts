import { loadConfig, type BaseConfig } from '@abhyas/service-kit';
import { isEmailAddress } from '@abhyas/service-kit/rules';
import { z } from 'zod';
import { addressOf } from './mail/rules/mail-text.js';

const shape = {
  CATALOGUE_URL: z.url({ protocol: /^https?$/ }),
  /** Without it the assistant cannot tell students their own figures. */
  ATTEMPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The public address of the site. Links in mails start with it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** "Name <address>" or only an address. */
  MAIL_FROM: z
    .string()
    .refine((mailbox) => isEmailAddress(addressOf(mailbox)), 'mail cannot be sent to its address'),
  /** After this time without a sign from a worker, in ms, another worker takes over its mails. */
  MAIL_LOCK_MS: z.coerce.number().int().min(500).max(60_000).default(10_000),
  /** The office that receives the contact messages. Default: the address in MAIL_FROM. */
  CONTACT_TO: z.string().refine(isEmailAddress, 'mail cannot be sent there').optional(),
  CHAT_LIMIT_PER_USER: z.coerce.number().int().positive().default(20),
  CHAT_LIMIT_PER_ADDRESS: z.coerce.number().int().positive().default(300),
  CONTACT_LIMIT_PER_ADDRESS: z.coerce.number().int().positive().default(100),
  /** Acknowledgements of contact messages to one email address in a day. */
  CONTACT_RECEIPTS_PER_ADDRESS: z.coerce.number().int().positive().default(3),
  /** Base address of an OpenAI-compatible API, e.g. https://host/v1. Used only together with the key. */
  ASSISTANT_LLM_URL: z.url({ protocol: /^https?$/ }).optional(),
  ASSISTANT_LLM_KEY: z.string().optional(),
  ASSISTANT_LLM_MODEL: z.string().default('gpt-4o-mini'),
};

export type MessagingConfig = BaseConfig & z.infer<z.ZodObject<typeof shape>>;

/** Reads and checks the environment. */
export function readConfig(env?: Readonly<Record<string, string | undefined>>): MessagingConfig {
  return loadConfig(shape, env);
}

/** The address that receives the contact messages. */
export function officeAddress({
  CONTACT_TO,
  MAIL_FROM,
}: Pick<MessagingConfig, 'CONTACT_TO' | 'MAIL_FROM'>): string {
  return CONTACT_TO ?? addressOf(MAIL_FROM);
}

/** Placeholder values of the service's own variables, for tools that build it without running it. */
export const exampleMessagingEnv: Readonly<Record<string, string>> = {
  CATALOGUE_URL: 'http://127.0.0.1:3002',
  PUBLIC_URL: 'http://127.0.0.1:8080',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'Abhyas <no-reply@abhyas.example>',
};

import { createApi, type MessagingPaths } from '@abhyas/web-kit';
import type { ContactValues } from '../rules/check-contact';

const api = createApi<MessagingPaths>();

/** Sends a message to the office. */
export function sendContact(body: ContactValues) {
  return api.POST('/contact', { body });
}

import { createApi, type MessagingPaths } from '@abhyas/web-kit';
import type { ContactValues } from '../rules/check-contact';

const api = createApi<MessagingPaths>();

/** Leaves a message for the office. */
export function sendContact(body: ContactValues) {
  return api.POST('/contact', { body });
}

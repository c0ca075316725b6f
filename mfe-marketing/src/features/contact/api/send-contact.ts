import { api } from '@abhyas/web-kit/api';
import { useMutation } from '@tanstack/react-query';
import type { ContactValues } from '../rules/check-contact';

/** Sends a message to the office. */
export function useSendContact() {
  return useMutation({ mutationFn: (body: ContactValues) => api.POST('/contact', { body }) });
}

import { api } from '@abhyas/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settingsQuery, type Settings } from './get-settings';

/** The student's e-mail preferences. */
export type MailPreferences = Pick<Settings, 'loginAlerts' | 'testReminders'>;

/**
 * Stores the e-mail preferences. A checkbox changes at once, and back again if the server rejects
 * the change. Changes are sent one after the other, so that the last one counts.
 */
export function useMailPreferences() {
  const client = useQueryClient();
  const show = (preferences: Partial<MailPreferences>) => {
    client.setQueryData(
      settingsQuery.queryKey,
      (settings) => settings && { ...settings, ...preferences },
    );
  };
  return useMutation({
    mutationFn: (body: Partial<MailPreferences>) => api.PUT('/api/user/profile/settings', { body }),
    scope: { id: 'mail-preferences' },
    onMutate: show,
    onError: (_error, preferences) => {
      show(opposite(preferences));
    },
  });
}

function opposite({
  loginAlerts,
  testReminders,
}: Partial<MailPreferences>): Partial<MailPreferences> {
  return {
    ...(loginAlerts !== undefined && { loginAlerts: !loginAlerts }),
    ...(testReminders !== undefined && { testReminders: !testReminders }),
  };
}

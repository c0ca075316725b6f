import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getSettings,
  putMailPreferences,
  type MailPreferences,
  type Settings,
} from '../api/settings-calls';

export const settingsQuery = queryOptions({
  queryKey: ['auth', 'settings'],
  queryFn: getSettings,
});

export function useSettings() {
  return useQuery(settingsQuery);
}

/**
 * Stores the e-mail preferences. A checkbox changes at once, and back again if the server rejects
 * the change. Changes are sent one after the other, so that the last one counts.
 */
export function useMailPreferences() {
  const client = useQueryClient();
  const { queryKey } = settingsQuery;
  return useMutation({
    mutationFn: putMailPreferences,
    scope: { id: 'mail-preferences' },
    onMutate: (preferences) => {
      const before = client.getQueryData<Settings>(queryKey);
      client.setQueryData(queryKey, before && { ...before, ...preferences });
    },
    onError: (_error, preferences) => {
      client.setQueryData<Settings>(queryKey, (settings) =>
        settings ? { ...settings, ...opposite(preferences) } : undefined,
      );
    },
  });
}

function opposite(preferences: Partial<MailPreferences>): Partial<MailPreferences> {
  const { loginAlerts, testReminders } = preferences;
  return {
    ...(loginAlerts !== undefined && { loginAlerts: !loginAlerts }),
    ...(testReminders !== undefined && { testReminders: !testReminders }),
  };
}

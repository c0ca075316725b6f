import { meQuery } from '@abhyas/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { profileQuery } from '../../../shared/api/get-profile';

/** Updates the avatar everywhere on the page. */
export function updateAvatar(client: QueryClient, avatar: string | null): void {
  client.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, avatar });
  client.setQueryData(meQuery.queryKey, (user) => user && { ...user, avatar });
}

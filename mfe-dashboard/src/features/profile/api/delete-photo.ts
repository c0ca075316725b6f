import { toast } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as texts from '../../../texts/profile';
import { updateAvatar } from './update-avatar';

/** Removes the student's picture. */
export function useDeletePhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.DELETE('/api/user/profile/photo'),
    onSuccess: () => {
      updateAvatar(client, null);
      toast.success(texts.photoRemoved);
    },
  });
}

import { toast } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as texts from '../../../texts/profile';
import { updateAvatar } from './update-avatar';

/** Sends a picture unchanged; the server creates a small one, which the whole page then shows. */
export function usePutPhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (photo: File) =>
      api.PUT('/api/user/profile/photo', {
        body: photo,
        bodySerializer: (bytes: Blob) => bytes,
        headers: { 'Content-Type': photo.type },
      }),
    onSuccess: ({ avatar }) => {
      updateAvatar(client, avatar);
      toast.success(texts.photoChanged);
    },
  });
}

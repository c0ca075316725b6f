import { toast } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../shared/save-file';
import * as texts from '../../../texts/settings';

/** Fetches all stored data of the student and saves it as a file. */
export function useMyData() {
  return useMutation({
    mutationFn: (): Promise<Blob> => api.GET('/api/user/profile/data', { parseAs: 'blob' }),
    onSuccess: (file) => {
      saveFile(file, 'abhyas-my-data.json');
      toast.success(texts.downloaded);
    },
  });
}

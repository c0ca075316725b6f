import { useMutation } from '@tanstack/react-query';
import { toast } from '@abhyas/web-kit';
import { saveFile } from '../../../shared/save-file';
import { getMyData } from '../api/get-my-data';

/** Fetches the student's data and saves it as a file. */
export function useMyData() {
  return useMutation({
    mutationFn: getMyData,
    onSuccess: (file) => {
      saveFile(file, 'abhyas-my-data.json');
      toast.success('Your data is downloaded.');
    },
  });
}

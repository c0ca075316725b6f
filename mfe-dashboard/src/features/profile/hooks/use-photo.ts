import { failureText, isApiError } from '@abhyas/web-kit';
import { useState } from 'react';
import * as texts from '../../../texts/profile';
import { useDeletePhoto } from '../api/delete-photo';
import { usePutPhoto } from '../api/put-photo';
import { photoError } from '../rules/photo-error';

interface PhotoFailure {
  message: string;
  /** The photo to retry, so that the student need not choose it again. */
  photo?: File | undefined;
}

/** Changes and removes the student's photo, one call at a time, and returns the last failure. */
export function usePhoto() {
  const [failure, setFailure] = useState<PhotoFailure>();
  const change = usePutPhoto();
  const remove = useDeletePhoto();
  return {
    failure,
    /** Sends a photo, unless a check shows that the server would reject it. */
    choose: (photo: File) => {
      const message = photoError(photo);
      setFailure(message === undefined ? undefined : { message });
      if (message !== undefined) return;
      change.mutate(photo, {
        onError: (error) => {
          const text = failureText(error, texts.photoChangeFailed);
          setFailure({ message: text, photo: isRetryable(error) ? photo : undefined });
        },
      });
    },
    remove: () => {
      setFailure(undefined);
      remove.mutate(undefined, {
        onError: (error) => {
          setFailure({ message: failureText(error, texts.photoRemoveFailed) });
        },
      });
    },
    /** The photo that is being sent. */
    underway: change.isPending ? change.variables : undefined,
    isChanging: change.isPending,
    isRemoving: remove.isPending,
    status: `${change.status} ${remove.status}`,
  };
}

/** Whether a retry with the same photo can succeed. */
function isRetryable(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
}

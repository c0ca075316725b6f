import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError, meQuery, toast, type User } from '@abhyas/web-kit';
import { failureText } from '../../../shared/failure-text';
import { profileQuery, type Profile } from '../../../shared/profile/use-profile';
import { deletePhoto, putPhoto } from '../api/photo-calls';
import { photoError } from '../rules/photo-error';

interface PhotoFailure {
  message: string;
  /** The photo to retry, so that the student need not choose it again. */
  photo?: File | undefined;
}

/** Changes and removes the student's photo, one call at a time, and returns the last failure. */
export function usePhoto() {
  const [failure, setFailure] = useState<PhotoFailure>();
  const show = useShownAvatar();
  const clearFailure = () => {
    setFailure(undefined);
  };
  const change = useMutation({
    mutationFn: putPhoto,
    onMutate: clearFailure,
    onSuccess: (avatar) => {
      show(avatar);
      toast.success('Photo updated successfully!');
    },
    onError: (error, photo) => {
      const message = failureText(error, 'Your photo could not be changed.');
      setFailure({ message, photo: isRetryable(error) ? photo : undefined });
    },
  });
  const remove = useMutation({
    mutationFn: deletePhoto,
    onMutate: clearFailure,
    onSuccess: () => {
      show(null);
      toast.success('Photo removed.');
    },
    onError: (error) => {
      setFailure({ message: failureText(error, 'Your photo could not be removed.') });
    },
  });
  return {
    failure,
    /** Sends a photo, unless a check shows that the server would reject it. */
    choose: (photo: File) => {
      const message = photoError(photo);
      if (message === undefined) change.mutate(photo);
      else setFailure({ message });
    },
    remove: () => {
      remove.mutate();
    },
    /** The photo that is being sent. */
    underway: change.isPending ? change.variables : undefined,
    isChanging: change.isPending,
    isRemoving: remove.isPending,
    status: `${change.status} ${remove.status}`,
  };
}

/** Updates the avatar everywhere on the page. */
function useShownAvatar(): (avatar: string | null) => void {
  const client = useQueryClient();
  return (avatar) => {
    client.setQueryData<Profile>(profileQuery.queryKey, (profile) =>
      profile ? { ...profile, avatar } : undefined,
    );
    client.setQueryData<User>(meQuery.queryKey, (user) => (user ? { ...user, avatar } : undefined));
  };
}

/** Whether a retry with the same photo can succeed. */
function isRetryable(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
}

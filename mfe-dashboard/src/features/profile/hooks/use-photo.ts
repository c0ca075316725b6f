import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError, meQuery, toast, type User } from '@abhyas/web-kit';
import { failureText } from '../../../shared/failure-text';
import { profileQuery, type Profile } from '../../../shared/profile/use-profile';
import { deletePhoto, putPhoto } from '../api/photo-calls';
import { photoError } from '../rules/photo-error';

interface PhotoFailure {
  message: string;
  /** The photo that may still get through, so that it need not be looked for again. */
  photo?: File | undefined;
}

/** Changing and removing the student's photo, one at a time, and what went wrong last. */
export function usePhoto() {
  const [failure, setFailure] = useState<PhotoFailure>();
  const show = useShownAvatar();
  const forget = () => {
    setFailure(undefined);
  };
  const change = useMutation({
    mutationFn: putPhoto,
    onMutate: forget,
    onSuccess: (avatar) => {
      show(avatar);
      toast.success('Photo updated successfully!');
    },
    onError: (error, photo) => {
      const message = failureText(error, 'Your photo could not be changed.');
      setFailure({ message, photo: mayPass(error) ? photo : undefined });
    },
  });
  const remove = useMutation({
    mutationFn: deletePhoto,
    onMutate: forget,
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
    /** Sends a photo, unless it can be told beforehand that the server would refuse it. */
    choose: (photo: File) => {
      const message = photoError(photo);
      if (message === undefined) change.mutate(photo);
      else setFailure({ message });
    },
    remove: () => {
      remove.mutate();
    },
    /** The photo that is on its way. */
    underway: change.isPending ? change.variables : undefined,
    isChanging: change.isPending,
    isRemoving: remove.isPending,
    status: `${change.status} ${remove.status}`,
  };
}

/** Puts an avatar wherever the page shows the student. */
function useShownAvatar(): (avatar: string | null) => void {
  const client = useQueryClient();
  return (avatar) => {
    client.setQueryData<Profile>(profileQuery.queryKey, (profile) =>
      profile ? { ...profile, avatar } : undefined,
    );
    client.setQueryData<User>(meQuery.queryKey, (user) => (user ? { ...user, avatar } : undefined));
  };
}

/** Whether the same photo may do better in a moment. */
function mayPass(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
}

import { auth } from '../../../shared/api/services';

/** Sends a picture as it is; the server makes a small one of it and answers where that lives. */
export async function putPhoto(photo: File): Promise<string> {
  const { avatar } = await auth.PUT('/api/user/profile/photo', {
    body: photo,
    bodySerializer: (bytes: Blob) => bytes,
    headers: { 'Content-Type': photo.type },
  });
  return avatar;
}

export async function deletePhoto(): Promise<void> {
  await auth.DELETE('/api/user/profile/photo');
}

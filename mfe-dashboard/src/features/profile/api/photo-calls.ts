import { auth } from '../../../shared/api/services';

/** Sends a picture unchanged; the server creates a small one and returns its URL. */
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

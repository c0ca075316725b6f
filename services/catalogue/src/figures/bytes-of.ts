import { ObjectStoreError, type ObjectStore } from './object-store.js';

/** The bytes of a figure, from its row or from the object store. Throws ObjectStoreError. */
export async function bytesOf(
  { id, bytes }: { id: string; bytes: Buffer | null },
  objects: ObjectStore | null,
): Promise<Buffer> {
  if (bytes) return bytes;
  if (!objects) throw new ObjectStoreError('The object store of a picture is not configured.');
  const stored = await objects.get(id);
  if (stored) return stored;
  throw new ObjectStoreError(`The object store does not have picture ${id}.`);
}

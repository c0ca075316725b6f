import { Buffer } from 'node:buffer';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  content: string | Uint8Array;
  isStored?: boolean;
}

/** Builds an archive as other programs do. */
export async function buildZip(entries: readonly ZipEntry[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content, isStored = false } of entries) {
    zip.addBuffer(Buffer.from(content as string), name, { compress: !isStored });
  }
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream) pieces.push(piece as unknown as Buffer);
  return Buffer.concat(pieces);
}

/** What an attacker may write into the central directory, from which readers take sizes and names. */
export interface EntryPatch {
  /** The entry to change; all entries if absent. */
  of?: string;
  /** Must have as many bytes as the current name. */
  name?: string;
  /** The unpacked size. */
  size?: number;
  crc?: number;
  flags?: number;
  method?: number;
  attributes?: number;
  offset?: number;
}

const SIGNATURE = 0x02014b50;
const HEADER = 46;

/** Returns the same archive with a changed central directory. */
export function patchEntries(zip: Uint8Array, patch: EntryPatch): Buffer {
  const bytes = Buffer.from(zip);
  const end = bytes.lastIndexOf(Buffer.of(0x50, 0x4b, 0x05, 0x06));
  let at = bytes.readUInt32LE(end + 16);
  while (bytes.readUInt32LE(at) === SIGNATURE) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + HEADER, at + HEADER + nameLength);
    if (patch.of === undefined || patch.of === name) applyPatch(bytes, at, patch);
    at += HEADER + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return bytes;
}

function applyPatch(bytes: Buffer, at: number, patch: EntryPatch): void {
  if (patch.flags !== undefined) bytes.writeUInt16LE(patch.flags, at + 8);
  if (patch.method !== undefined) bytes.writeUInt16LE(patch.method, at + 10);
  if (patch.crc !== undefined) bytes.writeUInt32LE(patch.crc, at + 16);
  if (patch.size !== undefined) bytes.writeUInt32LE(patch.size, at + 24);
  if (patch.attributes !== undefined) bytes.writeUInt32LE(patch.attributes, at + 38);
  if (patch.offset !== undefined) bytes.writeUInt32LE(patch.offset, at + 42);
  if (patch.name !== undefined) bytes.write(patch.name, at + HEADER);
}

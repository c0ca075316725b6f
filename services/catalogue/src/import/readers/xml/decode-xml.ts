import { MalformedXml } from './malformed-xml.js';

const BYTE_ORDER_MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const DECLARATION = /^<\?xml\s[^>]*?encoding\s*=\s*["']([A-Za-z][\w.:-]{0,39})["']/;

/**
 * Decodes a document by its byte order mark or its declaration, or else as UTF-8. Normalizes line ends to
 * `\n`, as XML requires. Throws MalformedXml if both differ, if the encoding is unknown, or if the bytes
 * are invalid in it.
 */
export function decodeXml(bytes: Uint8Array): string {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  const found = marked?.[0] ?? unmarkedUtf16(bytes);
  const declared = declaredEncoding(bytes, found ?? 'latin1');
  if (declared && isUtf16(declared) && !isUtf16(found)) {
    throw new MalformedXml(`it declares the encoding ${declared}, but is not written in it`);
  }
  if (declared && found && isUtf16(found) !== isUtf16(declared)) {
    throw new MalformedXml(`it declares the encoding ${declared}, but is written in ${found}`);
  }
  return decode(bytes, found ?? declared ?? 'utf-8').replace(/\r\n?/g, '\n');
}

function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be';
  return undefined;
}

function declaredEncoding(bytes: Uint8Array, found: string): string | undefined {
  const beginning = new TextDecoder(found).decode(bytes.subarray(0, 400));
  return DECLARATION.exec(beginning)?.[1]?.toLowerCase();
}

function isUtf16(encoding: string | undefined): boolean {
  return encoding !== undefined && /^(?:utf-?16|ucs-?2|iso-10646-ucs-2|unicode)/.test(encoding);
}

function decode(bytes: Uint8Array, encoding: string): string {
  const decoder = decoderOf(encoding);
  try {
    return decoder.decode(bytes);
  } catch {
    throw new MalformedXml(`its bytes are not ${encoding}`);
  }
}

function decoderOf(encoding: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new MalformedXml(`it declares the encoding ${encoding}, which is not known`);
  }
}

/** File name endings that mean sound or film anywhere in a text. */
const SOUNDS =
  '3ga aac aif aifc aiff amr caf flac m3u m4a m4b m4r mka mp1 mp2 mp3 mpga oga ogg opus wav weba wma';
const FILMS =
  '3g2 3gp asf asx avi divx f4v flv m2ts m2v m3u8 m4v mkv mov mp4 mpe mpeg mpg ogm ogv rmvb swf vob webm wmv';
/** Endings that mean sound only in an address; elsewhere they are parts of programs (`node.mid`). */
const SOUNDS_OF_ADDRESSES = 'mid midi pls ra ram rm snd spx';
/** Endings that mean sound only in the path of an address, because hosts end in them too. */
const SOUNDS_OF_PATHS = 'au';
const PICTURES = 'apng avif bmp gif heic ico jfif jpeg jpg png svg tif tiff webp';

const KIND_OF_ENDING: ReadonlyMap<string, string> = new Map([
  ...[SOUNDS, SOUNDS_OF_ADDRESSES, SOUNDS_OF_PATHS].flatMap((endings) => kinds(endings, 'a sound')),
  ...kinds(FILMS, 'a film'),
  ...kinds(PICTURES, 'a picture'),
]);

const ANYWHERE = new Set(`${SOUNDS} ${FILMS}`.split(' '));
const IN_PATHS = new Set(SOUNDS_OF_PATHS.split(' '));

function kinds(endings: string, kind: string): [string, string][] {
  return endings.split(' ').map((ending) => [ending, kind]);
}

/** A file name ending; its dot may be URL-encoded. `www.mov.in` has none. */
const ENDING = /(?:\.|%2e)([a-z][a-z0-9]{1,4}|3gp|3g2|3ga)(?!\w|\.[a-z]{2,4}(?!\w))/gi;
const MAX_LINK_LENGTH = 300;
const BEFORE_LINK = /[\s"'<>()[\]{}|,;=“”‘’]/;
const AFTER_LINK = /[\s"'<>(){}|,;“”‘’]/;
const NAME = /[\p{L}\p{M}\p{N}_)\]~-]$/u;
const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:|www\.|\/\/)/i;
/** An address whose path ends in a file name. */
const PATH = /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?[^/:]+(?::\d+)?\/[^?#]*\.[a-z]+(?:[?#].*)?$/i;

/** Pages that are a film or a sound, and URL schemes only for these. */
const STREAMS: readonly (readonly [RegExp, string])[] = [
  [
    /(?:youtube(?:-nocookie)?\.com\/(?:watch|embed\/|shorts\/|live\/|clip\/|v\/|playlist)|youtu\.be\/)[^\s"'<>]*/i,
    'a film',
  ],
  [
    /(?:vimeo\.com\/(?:(?:video|event|channels\/[^/\s]+|groups\/[^/\s]+\/videos)\/)?\d|dailymotion\.com\/(?:embed\/)?video\/|dai\.ly\/)[^\s"'<>]*/i,
    'a film',
  ],
  [
    /(?:on\.soundcloud\.com\/\w|soundcloud\.com\/[^/\s]+\/|open\.spotify\.com\/\w|spotify\.link\/\w)[^\s"'<>]*/i,
    'a sound',
  ],
  [/\b(?:data:audio\/|spotify:(?:track|episode|album|playlist):)[^\s"'<>]*/i, 'a sound'],
  [/\bdata:video\/[^\s"'<>]*/i, 'a film'],
  [/\b(?:icyx?|pnm):\/\/(?:\[[\da-f:]|[\p{L}\p{N}])[^\s"'<>]*/iu, 'a sound'],
  [
    /\b(?:rtsp[stu]?|rtmp(?:[est]|te|ts)?|mms[htu]?|rtp|srt):\/\/(?:\[[\da-f:]|[\p{L}\p{N}])[^\s"'<>]*/iu,
    'a film',
  ],
];
/** Without any of these, an address is no stream. */
const HAS_STREAM = /\.(?:com|be|ly|link)\/|:\S/i;

/** A tag in a plain text, with the address of its media. */
const TAG =
  /<(audio|video|source|track|object|embed|iframe|bgsound)\s[^>]{0,1000}?\b(?:src|data|href)\s*=\s*["']?[^"'>\s]*[./:@]/i;

/** Without any of these, there is no link. That applies to most texts of a large file. */
const HAS_WORK = /[.<@\\]|:\S|%[23]|!\[/;

/** Pictures in LaTeX and Markdown. */
const PICTURE =
  /\\includegraphics\s*(?:\[[^\]]{0,200}\]\s*)?\{[^{}]{1,300}\}|!\[[^\]\n]{0,200}\]\([^()\s]{1,300}\)/;

const PLUGIN_FILE = /@@PLUGINFILE@@[^\s"'<>]*/i;

/**
 * Describes the media that a plain text needs: a sound, film or file that it links to by address or file
 * name, with any spelling of the scheme. Pictures count only with an address.
 */
export function findMedia(text: string): string | undefined {
  if (!HAS_WORK.test(text)) return undefined;
  const plugin = PLUGIN_FILE.exec(text)?.[0];
  if (plugin !== undefined) return `it needs a file (${shorten(plugin)})`;
  const tag = TAG.exec(text)?.[1];
  if (tag !== undefined) return `it needs a sound, a film or a page (<${tag.toLowerCase()}…>)`;
  const picture = PICTURE.exec(text)?.[0];
  if (picture !== undefined) return needs('a picture', picture);
  return findStream(text) ?? findFile(text);
}

/** The same for an address in an attribute of a markup element. */
export function findMediaAddress(address: string): string | undefined {
  const clean = address.trim();
  const stream = findStream(clean);
  if (stream) return stream;
  const [path = ''] = clean.split(/[?#]/);
  const ending = /(?:\.|%2e)([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toLowerCase();
  const kind = KIND_OF_ENDING.get(ending ?? '');
  return kind ? needs(kind, clean) : findFile(clean);
}

function findStream(text: string): string | undefined {
  const plain = withoutEscapes(text);
  if (!HAS_STREAM.test(plain)) return undefined;
  for (const [pattern, kind] of STREAMS) {
    const found = pattern.exec(plain);
    if (found) return needs(kind, linkAround(plain, found.index));
  }
  return undefined;
}

function findFile(text: string): string | undefined {
  for (const match of text.matchAll(ENDING)) {
    const ending = match[1]?.toLowerCase() ?? '';
    const kind = KIND_OF_ENDING.get(ending);
    if (!kind) continue;
    const link = linkAround(text, match.index);
    // `*.mp3` and `.mp3` are not file names.
    const isName =
      ANYWHERE.has(ending) && NAME.test(text.slice(Math.max(0, match.index - 2), match.index));
    const address = withoutEscapes(link);
    const isAddress = ADDRESS.test(address) && (!IN_PATHS.has(ending) || PATH.test(address));
    if (isName || isAddress) return needs(kind, link);
  }
  return undefined;
}

const ESCAPED = /%(?:2e|2f|3a)/gi;

/** An address may have characters with a backslash (`http\:`), or URL-encoded ones. */
function withoutEscapes(text: string): string {
  const plain = text.includes('\\') ? text.replaceAll('\\', '') : text;
  return plain.includes('%') ? plain.replace(ESCAPED, decodeURIComponent) : plain;
}

function linkAround(text: string, at: number): string {
  let start = at;
  while (start > 0 && at - start < MAX_LINK_LENGTH && !BEFORE_LINK.test(text.charAt(start - 1))) {
    start -= 1;
  }
  let end = at;
  while (end < text.length && end - at < MAX_LINK_LENGTH && !AFTER_LINK.test(text.charAt(end))) {
    end += 1;
  }
  return text.slice(start, end);
}

function needs(kind: string, link: string): string {
  return `it needs ${kind} (${shorten(link)})`;
}

function shorten(link: string): string {
  return link.length > 80 ? `${link.slice(0, 80)}…` : link;
}

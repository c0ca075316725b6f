import { RefusedPicture } from './refused-picture.js';

const COMMENT = /\/\*[^]*?\*\//g;
/** Functions that load something; `url` may refer to a part of the drawing. */
const LOADS = /\b(?:src|image|image-set|-webkit-image-set|cross-fade|element)\s*\(/i;
const URLS = /\burl\s*\(\s*(["']?)([^"')]*)\1\s*\)?/gi;
const LOCAL = /^#[\w:.-]+$/;
const SCRIPT = /javascript\s*:|expression\s*\(|-moz-binding|\bbehavior\s*:/i;
const MOVES = /(?:^|[;{\s])(?:-[a-z]+-)?(?:animation|transition|offset-path)(?:-[a-z]+)*\s*:/i;

/**
 * Checks styles of a drawing and returns them without comments. They must be plain declarations and rules
 * that refer to nothing but parts of the drawing. Throws RefusedPicture.
 */
export function checkCss(css: string): string {
  const plain = css.replace(COMMENT, ' ').trim();
  if (/[<&]|\/\*/.test(plain)) throw new RefusedPicture('its styles are malformed');
  // An escape could hide everything that is looked for below.
  if (plain.includes('\\')) throw new RefusedPicture('its styles have escapes (\\)');
  const rule = /@[\w-]*/.exec(plain)?.[0];
  if (rule !== undefined) throw new RefusedPicture(`its styles have ${rule.slice(0, 40)}`);
  if (SCRIPT.test(plain)) throw new RefusedPicture('its styles hold a script');
  if (MOVES.test(plain)) throw new RefusedPicture('its styles hold an animation');
  refuseOutside(plain);
  return plain;
}

/** Throws RefusedPicture if a value refers to something outside of the drawing. */
export function refuseOutside(value: string): void {
  const load = LOADS.exec(value)?.[0];
  if (load !== undefined) throw outside(load);
  for (const [whole, , address = ''] of value.matchAll(URLS)) {
    if (!LOCAL.test(address.trim())) throw outside(whole);
  }
}

/** The parts of the drawing that a value refers to with `url(#…)`, by id. */
export function localReferences(value: string): string[] {
  return [...value.matchAll(URLS)].map(([, , address = '']) => address.trim().slice(1));
}

/** The id that an address names, if it is one of the drawing. */
export function localId(address: string): string | undefined {
  const bare = address.trim();
  return LOCAL.test(bare) ? bare.slice(1) : undefined;
}

export function outside(what: string): RefusedPicture {
  const shown = what.replace(/\s+/g, ' ').trim();
  return new RefusedPicture(
    `it refers to something outside of it (${shown.length > 80 ? `${shown.slice(0, 80)}…` : shown})`,
  );
}

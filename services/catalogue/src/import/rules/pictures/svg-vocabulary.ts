/** Elements that draw something, or define what others use. */
const DRAWING = (
  'circle clipPath defs ellipse g line linearGradient marker mask path pattern polygon polyline radialGradient rect ' +
  'stop style svg symbol text textPath tspan use'
).split(' ');

/** Elements of a drawing that are kept. */
export const ELEMENTS: ReadonlySet<string> = new Set(DRAWING);

/** Elements whose content is drawn as text. */
export const TEXT_ELEMENTS: ReadonlySet<string> = new Set(['style', 'text', 'textPath', 'tspan']);

/** Elements without content. */
export const LEAVES: ReadonlySet<string> = new Set(
  'circle ellipse line path polygon polyline rect stop use'.split(' '),
);

/** Elements that draw nothing: notes of drawing programs, and descriptions. */
export const NOTES: ReadonlySet<string> = new Set(
  'desc metadata namedview path-effect perspective title'.split(' '),
);

/** What a drawing must not have, by element. */
export const FORBIDDEN: ReadonlyMap<string, string> = new Map([
  ...['script', 'handler', 'listener'].map((name) => [name, 'a script'] as const),
  ...['foreignObject', 'audio', 'video', 'iframe', 'embed', 'object', 'html', 'body'].map(
    (name) => [name, 'content that is no drawing'] as const,
  ),
  ...['animate', 'animateColor', 'animateMotion', 'animateTransform', 'discard', 'set'].map(
    (name) => [name, 'an animation'] as const,
  ),
  ...['image', 'feImage'].map((name) => [name, 'a picture of its own'] as const),
  ['a', 'a link'],
]);

/** Attributes that are kept; the others are notes of drawing programs, or have no effect in a picture. */
export const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'alignment-baseline baseline-shift class clip-path clip-rule clipPathUnits color cx cy d direction ' +
    'display dominant-baseline dx dy fill fill-opacity fill-rule font-family font-size font-size-adjust ' +
    'font-stretch font-style font-variant font-weight fr fx fy gradientTransform gradientUnits height href ' +
    'id lengthAdjust letter-spacing marker-end marker-mid marker-start markerHeight markerUnits markerWidth ' +
    'mask mask-type maskContentUnits maskUnits offset opacity orient overflow paint-order pathLength ' +
    'patternContentUnits patternTransform patternUnits points preserveAspectRatio r refX refY rotate rx ry ' +
    'shape-rendering side spreadMethod startOffset stop-color stop-opacity stroke stroke-dasharray ' +
    'stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style ' +
    'text-anchor text-decoration text-rendering textLength transform transform-origin type vector-effect ' +
    'viewBox visibility width word-spacing writing-mode x x1 x2 xmlns y y1 y2'
  ).split(' '),
);

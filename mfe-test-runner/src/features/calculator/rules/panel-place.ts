/** A distance from the place where the style sheet puts the panel. CSS pixels. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The offset that is nearest to `wanted` and leaves the whole panel on the screen; of a panel that is larger than
 * the screen, its beginning.
 */
export function insideScreen(
  home: Rectangle,
  wanted: Offset,
  screen: { readonly width: number; readonly height: number },
): Offset {
  return {
    x: clamp(home.left + wanted.x, screen.width - home.width) - home.left,
    y: clamp(home.top + wanted.y, screen.height - home.height) - home.top,
  };
}

function clamp(place: number, max: number): number {
  return Math.max(0, Math.min(place, max));
}

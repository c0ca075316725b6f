/** What pictures are stored as: pixels as WebP, drawings as SVG. */
export const FIGURE_MEDIA_TYPES = ['image/webp', 'image/svg+xml'] as const;
export type FigureMediaType = (typeof FIGURE_MEDIA_TYPES)[number];

/** A picture as it is stored and served. */
export interface StoredFigure {
  /** Names its bytes: their SHA-256, base64url. */
  id: string;
  mediaType: FigureMediaType;
  /** CSS pixels. */
  width: number;
  height: number;
  bytes: Buffer;
}

import type { ReactNode } from 'react';

/** How the frame leaves room for a remote's screen. */
export type SlotKind =
  /** `slotTag` stands in its place. */
  | 'marked'
  /** Its skeleton, which the browser replaces. */
  | 'skeleton';

/** What the page server needs to know of the page of an address. */
export interface FrameRoute {
  /** The remote that renders the screen; undefined if it is the shell's own. */
  remote: string | undefined;
  /** The title until a remote has a more specific one, without the product's name. */
  title: string;
  /** Whether the screen is the one for unknown addresses. */
  isUnknown: boolean;
  /** The parameters of the query that the frame shows. */
  search: readonly string[];
  /** Names of the shell's chunks, beside the entry, whose files the frame needs. */
  chunks: readonly string[];
  /** Whether scripts must be ready when somebody uses the page: they do not wait for that. */
  needsScripts?: boolean;
}

/** What a frame is rendered from. */
export interface FrameRequest {
  /** Path and query. */
  address: string;
  slot: SlotKind;
  /** What the gateway serves as `/remotes.json`. */
  config: unknown;
}

/** The shell's frame, as its server build exports it. */
export interface ServerFrame {
  /** @param config what the gateway serves as `/remotes.json` */
  routeOf: (pathname: string, config: unknown) => FrameRoute;
  /** The content of the page's root. */
  element: (request: FrameRequest) => ReactNode;
}

/** The element that stands in a frame where the screen of a remote belongs. */
export const slotTag = 'page-slot';

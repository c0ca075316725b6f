import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/**
 * Renders to HTML once everything in it is ready, lazy components included.
 *
 * @param onError receives what a part threw; its place then holds the fallback, and the browser renders it. It returns a
 *   digest for the browser.
 */
export async function renderHtml(
  node: ReactNode,
  onError: (error: unknown) => string,
): Promise<string> {
  const { prelude } = await prerender(node, {
    onError,
    // A larger part would be moved to the end of the page, and an inline script would put it into its place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return new Response(prelude).text();
}

const manifests = new Map<string, unknown>();

/** Provides manifests that arrived with the page, by their addresses. */
export function provideManifests(given: Record<string, unknown>): void {
  for (const [url, manifest] of Object.entries(given)) {
    manifests.set(new URL(url, location.origin).href, manifest);
  }
}

/** The manifest that arrived with the page, once: a retry asks the server. */
export function takeManifest(url: string): unknown {
  const manifest = manifests.get(url);
  manifests.delete(url);
  return manifest;
}

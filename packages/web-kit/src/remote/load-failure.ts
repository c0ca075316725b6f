/** Why an app's code did not load. */
export type LoadFailure = 'outdated' | 'unreachable';

/** Marks an error as a failed download, with its URL if known. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly url: string | undefined;

  constructor(message: string, options: { url?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.url = options.url;
  }
}

/** Whether an error comes from downloading code or styles, not from running them. */
export function isLoadError(error: unknown): boolean {
  return error instanceof Error && (isOwnError(error) || isChunkError(error));
}

/**
 * Distinguishes a removed file (of an earlier release: only a reload helps) from one that cannot
 * be reached now. Sends one request to the server; never throws.
 */
export async function diagnoseLoadFailure(error: unknown): Promise<LoadFailure> {
  const url = urlOf(error);
  if (url === undefined) return 'unreachable';
  try {
    const response = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return response.status === 404 || response.status === 410 ? 'outdated' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

// Compares the name, not the class: every app has its own copy of this module.
function isOwnError(error: Error): error is LoadError {
  return error.name === 'LoadError';
}

function isChunkError(error: Error): boolean {
  return error.name === 'ChunkLoadError' || codeOf(error) === 'CSS_CHUNK_LOAD_FAILED';
}

function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : undefined;
}

function urlOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isOwnError(error)) return error.url ?? urlOf(error.cause);
  return 'request' in error && typeof error.request === 'string' ? error.request : undefined;
}

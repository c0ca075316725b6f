/** Why code of an app did not arrive. */
export type LoadFailure = 'outdated' | 'unreachable';

/** Marks an error as a failed download, with the address where it is known. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly url: string | undefined;

  constructor(message: string, options: { url?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.url = options.url;
  }
}

/** Whether an error comes from downloading code or styles and not from running them. */
export function isLoadError(error: unknown): boolean {
  return error instanceof Error && (isOwn(error) || isChunkError(error));
}

/**
 * Tells a file that is gone (an earlier release, taken away: only a reload helps) from one that
 * cannot be reached now. Asks the server once; never throws.
 */
export async function diagnoseLoadFailure(error: unknown): Promise<LoadFailure> {
  const url = addressOf(error);
  if (url === undefined) return 'unreachable';
  try {
    const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return answer.status === 404 || answer.status === 410 ? 'outdated' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

// By name, not by class: every app carries its own copy of this module.
function isOwn(error: Error): error is LoadError {
  return error.name === 'LoadError';
}

function isChunkError(error: Error): boolean {
  return error.name === 'ChunkLoadError' || codeOf(error) === 'CSS_CHUNK_LOAD_FAILED';
}

function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : undefined;
}

function addressOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isOwn(error)) return error.url ?? addressOf(error.cause);
  return 'request' in error && typeof error.request === 'string' ? error.request : undefined;
}

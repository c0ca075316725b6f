const callsKey = Symbol.for('abhyas.first-calls');

interface FirstCall {
  /** The session for which it was made. */
  token: string;
  /** In milliseconds of the page's own clock. */
  startedAt: number;
  response: Promise<Response>;
}

/** What nobody took in this time is too old. Milliseconds. */
const maxAgeMs = 15_000;

/**
 * Sends a GET request, unless the page has sent it before its scripts (`page-boot.js` of the shell): then its response is
 * taken, once.
 *
 * @param request what `send` sends
 */
export async function sendOrTake(
  { url, headers, signal }: Request,
  send: () => Promise<Response>,
): Promise<Response> {
  const response = takeResponse(url, headers.get('Authorization'));
  if (!response) return send();
  try {
    return await Promise.race([response, whenAborted(signal)]);
  } catch (error) {
    if (signal.aborted) throw error;
    return send();
  }
}

function takeResponse(url: string, authorization: string | null): Promise<Response> | undefined {
  const calls = (globalThis as { [callsKey]?: Map<string, FirstCall> })[callsKey];
  const { pathname, search } = new URL(url);
  const call = calls?.get(pathname + search);
  if (!call) return undefined;
  calls?.delete(pathname + search);
  const isFresh = performance.now() - call.startedAt <= maxAgeMs;
  return isFresh && authorization === `Bearer ${call.token}` ? call.response : undefined;
}

/** Rejects when the caller gives up. */
async function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const onAbort = () => {
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
  });
}

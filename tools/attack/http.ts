import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';

export interface Call {
  method?: string;
  path: string;
  /** The loopback address to send from; limits count by address. */
  from: string;
  token?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged. */
  body?: string | Buffer;
  headers?: Record<string, string>;
  /** Milliseconds. */
  timeout?: number;
}

export interface Response {
  /** 0 if there was no response. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Milliseconds. */
  took: number;
}

const DEFAULT_TIMEOUT = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/** Sends one request to a port of this machine; never throws. */
export function send(port: number, call: Call): Promise<Response> {
  const body = call.json === undefined ? call.body : JSON.stringify(call.json);
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, headers: IncomingHttpHeaders = {}, text = ''): void =>
      resolve({ status, headers, text, took: performance.now() - began });
    const request = httpRequest({
      host: '127.0.0.1',
      port,
      agent,
      localAddress: call.from,
      method: call.method ?? (body === undefined ? 'GET' : 'POST'),
      path: call.path,
      timeout: call.timeout ?? DEFAULT_TIMEOUT,
      headers: {
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        }),
        ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
        ...call.headers,
      },
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => end(0));
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', () => end(0));
      response.on('end', () =>
        end(response.statusCode ?? 0, response.headers, Buffer.concat(parts).toString('utf8')),
      );
    });
    request.end(body);
  });
}

/** The outcome of a connection that was written to piece by piece. */
export interface Exchange {
  text: string;
  /** Milliseconds until the other side closed, or until the timeout. */
  open: number;
  isClosed: boolean;
}

/** Writes the bytes unchanged, the first part at once and each further one after a pause, until closed. */
export function exchange(
  port: number,
  from: string,
  pieces: readonly string[],
  { pause = 0, timeout = 5_000 }: { pause?: number; timeout?: number } = {},
): Promise<Exchange> {
  const began = performance.now();
  return new Promise((resolve) => {
    let text = '';
    let next = 1;
    const socket = connect({ host: '127.0.0.1', port, localAddress: from }, () =>
      socket.write(pieces[0] ?? ''),
    );
    const writing = setInterval(() => {
      const piece = pieces[next];
      next += 1;
      if (piece !== undefined && socket.writable) socket.write(piece);
    }, pause || 1);
    const end = (isClosed: boolean): void => {
      clearInterval(writing);
      clearTimeout(waiting);
      socket.destroy();
      resolve({ text, open: performance.now() - began, isClosed });
    };
    const waiting = setTimeout(() => end(false), timeout);
    socket.on('data', (data) => (text += data.toString('latin1')));
    socket.on('error', () => end(true));
    socket.on('close', () => end(true));
  });
}

/** The stable code of an error response, if it is one. */
export function codeOf({ text }: Pick<Response, 'text'>): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
    return typeof body.code === 'string' ? body.code : undefined;
  } catch {
    return undefined;
  }
}

import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorBody } from '@abhyas/web-kit/contract';
import { runningStack } from './stack.ts';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface RawOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The address to send from: all of 127.0.0.0/8 belongs to this machine, and limits count by address. */
  from?: string;
}

/** Requests a path exactly as written: browsers and fetch would normalise it first. */
export function rawRequest(path: string, options: RawOptions = {}): Promise<RawResponse> {
  const { hostname, port } = new URL(runningStack().origin);
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      hostname: options.from ? '127.0.0.1' : hostname,
      port,
      path,
      // A connection of its own: the gateway closes one whose body was refused before its end, as HTTP allows.
      agent: false,
      ...(options.from && { localAddress: options.from }),
      method: options.method ?? 'GET',
      headers: {
        // By default Node sends no length with the body of a DELETE, which would become the start of the next request.
        ...(options.body !== undefined &&
          options.headers?.['transfer-encoding'] === undefined && {
            'content-length': Buffer.byteLength(options.body),
          }),
        ...options.headers,
      },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    request.end(options.body);
  });
}

/** The cookie with the browser's secret that a response sets, as a request sends it. */
export function browserCookieOf({ headers }: RawResponse): string {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

/** Posts JSON from an address, as a page would. */
export function postFrom(
  from: string,
  path: string,
  body: object,
  token?: string,
  cookie?: string,
): Promise<RawResponse> {
  return rawRequest(path, {
    from,
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
    },
  });
}

/** The code of an error. */
export function errorCode({ body }: RawResponse): string | undefined {
  return (JSON.parse(body) as Partial<ErrorBody>).code;
}

/** A service that is busy with passwords asks to try again, and has stored nothing. */
export function isBusy(response: RawResponse): boolean {
  return response.status === 503 && errorCode(response) === 'too_busy';
}

/** Sends again, a few times, as long as the service is busy. */
export async function unlessBusy(send: () => Promise<RawResponse>): Promise<RawResponse> {
  for (let tries = 1; ; tries += 1) {
    const response = await send();
    if (!isBusy(response) || tries === 5) return response;
    await sleep(Number(response.headers['retry-after'] ?? 1) * 1000);
  }
}

/** Sends bytes unchanged and returns the first line of the response. */
export function rawBytes(bytes: string): Promise<string> {
  const { hostname, port } = new URL(runningStack().origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.once('error', reject);
    socket.once('data', (data) => {
      resolve(data.toString('utf8').split('\r\n')[0] ?? '');
      socket.destroy();
    });
  });
}

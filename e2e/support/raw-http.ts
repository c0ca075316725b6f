import { connect } from 'node:net';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
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
  /** The address to come from: all of 127.0.0.0/8 is this machine's, and limits count by address. */
  from?: string;
}

/** Asks for a path exactly as written: browsers and fetch would tidy it up first. */
export function rawRequest(path: string, options: RawOptions = {}): Promise<RawResponse> {
  const { hostname, port } = new URL(runningStack().origin);
  return new Promise((resolve, reject) => {
    const asked = httpRequest({
      hostname: options.from ? '127.0.0.1' : hostname,
      port,
      path,
      ...(options.from && { localAddress: options.from }),
      method: options.method ?? 'GET',
      headers: {
        // Of itself Node sends no length with the body of a DELETE, which the next request then begins with.
        ...(options.body !== undefined && { 'content-length': Buffer.byteLength(options.body) }),
        ...options.headers,
      },
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    asked.end(options.body);
  });
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

/** Sends bytes as they are and returns the first line of the answer. */
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

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Reply {
  status: number;
  body: string;
}

/**
 * One persistent connection that sends and waits, with as little work as possible: the time that a
 * benchmark spends on sending is lost to the measured processes.
 */
export class Visitor {
  readonly #port: number;
  #socket: Socket;
  #isEnding = false;
  #received: Buffer = Buffer.alloc(0);
  #onReply: ((reply: Reply) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;

  private constructor(port: number, socket: Socket) {
    this.#port = port;
    this.#socket = socket;
    this.#listen();
  }

  static async open(port: number): Promise<Visitor> {
    return new Visitor(port, await connectTo(port));
  }

  async ask(request: Buffer): Promise<Reply> {
    // A gateway closes a connection after a number of requests, and an idle one.
    if (this.#isEnding) await this.#comeBack();
    return new Promise((resolve, reject) => {
      this.#onReply = resolve;
      this.#fail = reject;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#fail = undefined;
    this.#socket.destroy();
  }

  #listen(): void {
    const socket = this.#socket;
    const isCurrent = (): boolean => socket === this.#socket;
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('error', (error) => isCurrent() && this.#fail?.(error));
    socket.on('close', () => {
      if (!isCurrent()) return;
      this.#isEnding = true;
      this.#fail?.(new Error('the connection was closed'));
    });
  }

  async #comeBack(): Promise<void> {
    this.#isEnding = false;
    this.#received = Buffer.alloc(0);
    this.#socket = await connectTo(this.#port);
    this.#listen();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    const body = bodyOf(head, this.#received, end + 4);
    if (body === undefined) return;
    this.#received = Buffer.alloc(0);
    this.#isEnding = /\r\nconnection: *close/i.test(head);
    this.#onReply?.({ status: Number(head.slice(9, 12)), body });
  }
}

async function connectTo(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return socket;
}

/** @returns undefined while it has not arrived completely */
function bodyOf(head: string, received: Buffer, start: number): string | undefined {
  if (/^HTTP\/1\.1 (?:204|304)/.test(head)) return '';
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const end = start + Number(length);
    return received.length < end ? undefined : received.toString('utf8', start, end);
  }
  const isWhole = received.subarray(-5).equals(Buffer.from('0\r\n\r\n'));
  return isWhole ? joinChunks(received.subarray(start)) : undefined;
}

function joinChunks(chunked: Buffer): string {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = chunked.indexOf('\r\n', at);
    const size = Number.parseInt(chunked.toString('latin1', at, lineEnd), 16);
    if (!(size > 0)) return Buffer.concat(parts).toString('utf8');
    parts.push(chunked.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}

/** The bytes of a request; the body, if there is one, is JSON. */
export function requestBytes(
  method: string,
  path: string,
  token: string,
  body: string | undefined,
): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

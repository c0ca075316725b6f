import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { v7 } from 'uuid';
import { DomainError } from '../errors/domain-error.js';
import { presentError } from '../errors/error-body.js';
import { requestTimeout } from './body-arrival.js';

/** Sends the standard error body for a malformed or incomplete request, and ends the connection. */
export function refuseMalformed(cause: ConnectionError, socket: Socket): void {
  if (cause.code === 'ECONNRESET' || socket.destroyed) return;
  const error = errorOf(cause);
  const body = JSON.stringify(presentError(error, v7()));
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ].join('\r\n');
  if (socket.writable) socket.write(`${head}\r\n\r\n${body}`);
  socket.destroy(cause);
}

function errorOf({ code }: ConnectionError): DomainError {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return requestTimeout();
    case 'HPE_HEADER_OVERFLOW':
      return new DomainError('address_too_long', 431, 'The headers are longer than allowed.');
    default:
      return new DomainError('bad_request', 400, 'We could not read this request.');
  }
}

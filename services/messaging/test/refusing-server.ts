import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface RefusingServer {
  smtpUrl: string;
  close(): Promise<void>;
}

/** A mail server that refuses all recipients, and repeats the address as real ones do. */
export async function startRefusingServer(code: 451 | 550): Promise<RefusingServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).write('220 mail.example\r\n');
    createInterface(socket).on('line', (line) => socket.write(`${replyTo(line, code)}\r\n`));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function replyTo(line: string, code: number): string {
  const address = /^RCPT TO:(<.*>)/.exec(line)?.[1];
  if (address) return `${code} ${address} is not known here`;
  return line.startsWith('QUIT') ? '221 Bye' : '250 OK';
}

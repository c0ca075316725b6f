import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { runningStack, without, type Part } from './stack.ts';

/** A server in the place of a part of the stack. */
export interface Impostor {
  /** What it does with requests for pages, until it is told otherwise. */
  answer: RequestListener;
  /** The headers of the requests for pages. */
  readonly asked: IncomingHttpHeaders[];
}

/** Does the work while another server has the place of the page server or of a renderer. */
export async function withImpostor(
  part: Extract<Part, 'pages' | 'renderer-exams'>,
  work: (impostor: Impostor) => Promise<void>,
): Promise<void> {
  const impostor: Impostor = {
    answer: (_request, response) => response.writeHead(503).end(),
    asked: [],
  };
  const server = createServer((request, response) => {
    impostor.asked.push(request.headers);
    impostor.answer(request, response);
  });
  await without(part, async () => {
    await once(server.listen(runningStack().ports[part], '127.0.0.1'), 'listening');
    try {
      await work(impostor);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
}

/** What services and gateway answer, by path with query: JSON, a text or a response. Everything else is not found. */
export type ServiceAnswers = Readonly<Record<string, unknown>>;

/** Answers a request as the services would, and records its address. */
export function answerFrom(
  answers: ServiceAnswers,
  calls: string[] = [],
): (request: Request | URL | string) => Promise<Response> {
  return async (request) => {
    const url = new URL(request instanceof Request ? request.url : request, 'http://localhost');
    const address = url.pathname + url.search;
    calls.push(address);
    const body = answers[address];
    return Promise.resolve(responseOf(body));
  };
}

function responseOf(body: unknown): Response {
  if (body === undefined)
    return Response.json({ code: 'not_found', message: 'No.' }, { status: 404 });
  if (body instanceof Response) return body.clone();
  return typeof body === 'string' ? new Response(body) : Response.json(body);
}

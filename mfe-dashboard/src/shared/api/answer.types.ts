/** The body of an operation's 200 response, from a generated paths type. */
export type ResponseBody<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

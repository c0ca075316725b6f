/** The body that an operation answers with 200, taken from a generated paths type. */
export type Answer<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

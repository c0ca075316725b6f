/** A remote that does not fit this shell. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

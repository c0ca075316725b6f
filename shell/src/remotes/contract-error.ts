/** A remote that is incompatible with this shell. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

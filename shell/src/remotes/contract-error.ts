import { isLoadError } from '@abhyas/web-kit';

/** A remote that is incompatible with this shell. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/** Whether an error says that a remote cannot be used, other than by an error of its own. */
export function isRemoteFailure(error: unknown): boolean {
  return error instanceof ContractError || isLoadError(error);
}

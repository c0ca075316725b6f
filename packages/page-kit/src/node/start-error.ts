/** Why a program cannot start. The message says what is wrong, without a full stop. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

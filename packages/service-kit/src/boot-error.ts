/** Why a service cannot start. The message says what is wrong and what to do, without a full stop. */
export class BootError extends Error {
  override readonly name = 'BootError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

/** Injection token of the {@link PasswordCost}. */
export const HASH_COST = Symbol('HASH_COST');

export interface PasswordCost {
  /** KiB. */
  readonly memoryCost: number;
  /** Passes over the memory. */
  readonly timeCost: number;
  /** Lanes. */
  readonly parallelism: number;
}

/**
 * The cost of an argon2id hash. It is well above OWASP's minimum
 * (19,456 KiB, 2 passes); chosen with `npm run bench -- passwords`, see docs/decisions/what-a-password-costs.md.
 */
export const PASSWORD_COST: PasswordCost = { memoryCost: 47_104, timeCost: 3, parallelism: 1 };

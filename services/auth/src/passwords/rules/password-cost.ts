/**
 * The cost of an argon2id hash: memory in KiB, passes, lanes. It is well above OWASP's minimum
 * (19,456 KiB, 2 passes); chosen with `npm run bench -- passwords`, see docs/decisions/what-a-password-costs.md.
 */
export const PASSWORD_COST = { memoryCost: 47_104, timeCost: 3, parallelism: 1 } as const;

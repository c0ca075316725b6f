/** Where the product runs and what attackers know about it: sent to the attacking process. */
export interface Target {
  /** Port of the gateway on loopback. */
  port: number;
  /** Port of the mail catcher's REST interface. */
  mailPort: number;
  /** Tokens of the attackers' own students. */
  attackers: readonly Account[];
  /** A student who is attacked, with an open attempt. */
  victim: Account & { attemptId: string };
  examId: string;
  testId: string;
  /** A live test that is open during the attack. */
  live: LiveTarget;
}

export interface LiveTarget {
  examId: string;
  testId: string;
  /** In every explanation. */
  secret: string;
}

export interface Account {
  email: string;
  password: string;
  token: string;
}

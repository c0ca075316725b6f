/** Where the product runs and what attackers know of it: sent to the process that attacks. */
export interface Target {
  /** Port of the gateway on loopback. */
  port: number;
  /** Port of the mail catcher's REST interface. */
  mailPort: number;
  /** Students of the attackers' own, by token. */
  attackers: readonly Account[];
  /** A student who is to be attacked, with an open attempt. */
  victim: Account & { attemptId: string };
  examId: string;
  testId: string;
}

export interface Account {
  email: string;
  password: string;
  token: string;
}

/** Who granted time, and why and when. */
export interface Granted {
  readonly reason: string;
  readonly grantedBy: string;
  readonly grantedAt: Date;
}

/** Where a call comes from: whom it is counted for, and what it proves of an earlier call. */
export interface Caller {
  /** The client address, as it is counted. */
  address: string;
  /** What it browses with, in words for people. */
  device: string;
  /** The digest of the browser's secret: of the one that it sent, else of the one it is given now. */
  browser: string;
  /** Whether it sent that secret. One that did not has never been here, or keeps no cookies. */
  hasSecret: boolean;
  /** Whether it says what only browsers say. Programs that speak HTTP by themselves do not. */
  isBrowser: boolean;
}

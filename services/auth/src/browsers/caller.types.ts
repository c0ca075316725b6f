/** Where a call comes from. Rate limits use it as a key, and it links a call to earlier calls. */
export interface Caller {
  /** The client address, in the form that rate limits use. */
  address: string;
  /** The browser and system, as text for the student. */
  device: string;
  /** The digest of the browser's secret: the one that it sent, or else the new one in this response. */
  browser: string;
  /** Whether it sent that secret. Otherwise it is new here, or stores no cookies. */
  hasSecret: boolean;
  /** Whether it sent headers that only browsers send. Other HTTP clients do not send them. */
  isBrowser: boolean;
}

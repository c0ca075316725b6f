/** The part of a service worker's global scope that is used here; the DOM types lack it. */
export interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
  readonly registration: {
    /** Null while the first worker is installed. */
    readonly active: object | null;
    unregister(): Promise<boolean>;
    /** Absent in some browsers. */
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetch) => void): void;
}

/** An event that keeps the worker alive until its work is done. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerMessage extends WorkerEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface WorkerFetch extends WorkerEvent {
  readonly request: Request;
  /** The requesting page. */
  readonly clientId: string;
  /** The page that a navigation creates. */
  readonly resultingClientId: string;
  /** The browser's own navigation request, sent while the worker starts. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

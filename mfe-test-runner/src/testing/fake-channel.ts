const open = new Set<FakeChannel>();

/** A BroadcastChannel within one page: others of the same name receive messages a moment later. */
export class FakeChannel extends EventTarget {
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of open) {
      if (other === this || other.name !== this.name) continue;
      setTimeout(() => {
        if (open.has(other)) other.dispatchEvent(new MessageEvent('message', { data }));
      });
    }
  }

  close(): void {
    open.delete(this);
  }
}

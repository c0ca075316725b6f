/** Timers by name, at most one of each. Paused, nothing waits and nothing starts any more. */
export class Timers<Name extends string> {
  readonly #running = new Map<Name, ReturnType<typeof setTimeout>>();
  #isPaused = true;

  start(name: Name, delay: number, run: () => void): void {
    this.clear(name);
    // An answer that comes after the page was left starts nothing any more.
    if (this.#isPaused) return;
    const timer = setTimeout(() => {
      this.#running.delete(name);
      run();
    }, delay);
    this.#running.set(name, timer);
  }

  has(name: Name): boolean {
    return this.#running.has(name);
  }

  clear(...names: Name[]): void {
    for (const name of names) {
      clearTimeout(this.#running.get(name));
      this.#running.delete(name);
    }
  }

  resume(): void {
    this.#isPaused = false;
  }

  pause(): void {
    this.#isPaused = true;
    this.clear(...this.#running.keys());
  }
}

export type SessionTimers = Timers<'retry' | 'resubmit' | 'soon' | 'end' | 'reading'>;

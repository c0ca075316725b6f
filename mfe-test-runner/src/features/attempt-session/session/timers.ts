/** Timers by name, at most one of each. */
export class Timers<Name extends string> {
  readonly #running = new Map<Name, ReturnType<typeof setTimeout>>();

  start(name: Name, delayMs: number, run: () => void): void {
    this.stop([name]);
    const timer = setTimeout(() => {
      this.#running.delete(name);
      run();
    }, delayMs);
    this.#running.set(name, timer);
  }

  stop(names: Iterable<Name>): void {
    for (const name of names) {
      clearTimeout(this.#running.get(name));
      this.#running.delete(name);
    }
  }
}

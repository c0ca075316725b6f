/** Adds the browser APIs to jsdom that Highcharts needs to draw, and puts every chart in sight. */
export function drawCharts(): void {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  Object.assign(window, { CSS: { supports: () => false, escape: (text: string) => text } });
  Object.assign(SVGElement.prototype, {
    getBBox: () => box,
    getComputedTextLength: () => 10,
    getSubStringLength: () => 10,
  });
  window.IntersectionObserver = InSight;
}

/** Everything that is observed is on the screen from the start. */
class InSight extends window.IntersectionObserver {
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    super(callback);
    this.#callback = callback;
  }

  override observe(target: Element): void {
    this.#callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
  }
}

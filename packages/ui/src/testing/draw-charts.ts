/** Adds the browser APIs to jsdom that Highcharts needs to draw. */
export function drawCharts(): void {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  Object.assign(window, { CSS: { supports: () => false, escape: (text: string) => text } });
  Object.assign(SVGElement.prototype, {
    getBBox: () => box,
    getComputedTextLength: () => 10,
    getSubStringLength: () => 10,
  });
}

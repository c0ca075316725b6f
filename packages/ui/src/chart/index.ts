/** Charts. A door of its own: apps without charts do not load it. */
export { ChartCard } from './chart-card';
export { loadCharts } from './chart-on-sight';

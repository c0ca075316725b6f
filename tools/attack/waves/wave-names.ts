/** The attacks, in the order in which they run. */
export const waveNames = [
  'quiet',
  'bodies',
  'garbage',
  'protocol',
  'tokens',
  'live-test',
  'accounts',
  'log-ins',
  'contact',
  'caches',
  'pages',
  'flood',
  'slow',
] as const;
export type WaveName = (typeof waveNames)[number];

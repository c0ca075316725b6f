import { createRequire } from 'node:module';

/**
 * Styles of every browser that decide what is hidden. jsdom's whole style sheet would take a fifth of the
 * time: queries by role compare each of its rules with each element again and again.
 */
const hiddenElements = `
  area, base, datalist, head, link, meta, noembed, noframes, param, script, style, template, title,
  [hidden], input[type="hidden"], dialog:not([open]) { display: none; }`;

const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const styleSheet = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
require(styleSheet);
require.cache[styleSheet].exports = hiddenElements;
const { TestEnvironment } = await import('jest-environment-jsdom');

/** Globals that browsers have and jsdom does not expose. Node's follow the same standards. */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'structuredClone',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'Blob',
  'File',
  'URL',
  'URLSearchParams',
  'AbortController',
  'AbortSignal',
];

export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(
      {
        ...config,
        projectConfig: {
          ...config.projectConfig,
          testEnvironmentOptions: {
            url: 'http://localhost/',
            // With the browser condition, request interception would load files for real workers.
            customExportConditions: ['node'],
            ...config.projectConfig.testEnvironmentOptions,
          },
        },
      },
      context,
    );
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
  }
}

import { TestEnvironment } from 'jest-environment-jsdom';

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

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack-dev-server';
import { devPath } from './base-config.ts';

const stateFile = fileURLToPath(new URL('../../../.local/state.json', import.meta.url));

/**
 * A dev server behind the gateway at `/dev/<name>/`, so that its files come from the page's own
 * origin. It reloads the page, because hot replacement would need eval.
 */
export function devServer(name: string): Configuration {
  const base = devPath(name);
  const socket = `${base}/ws`;
  return {
    host: '127.0.0.1',
    port: devPort(name),
    allowedHosts: 'all',
    hot: false,
    liveReload: true,
    static: false,
    compress: false,
    headers: { 'Cache-Control': 'no-store' },
    client: {
      // The overlay uses inline styles, which the page's policy forbids. Errors go to the console.
      overlay: false,
      webSocketURL: { protocol: 'auto:', hostname: '0.0.0.0', port: 0, pathname: socket },
    },
    webSocketServer: { type: 'ws', options: { path: socket } },
    devMiddleware: { publicPath: `${base}/` },
    historyApiFallback: { index: path.posix.join(base, 'index.html') },
  };
}

function devPort(name: string): number {
  const configuredPort = Number(process.env['DEV_PORT']);
  if (configuredPort > 0) return configuredPort;
  const port = readStackState()?.dev?.[name]?.port;
  if (port === undefined) {
    throw new Error(
      `No running stack was found to serve ${name} in: run npm start first (or set DEV_PORT).`,
    );
  }
  return port;
}

interface StackState {
  dev?: Record<string, { port: number }>;
}

/** The state file of a running stack. */
function readStackState(): StackState | undefined {
  try {
    return JSON.parse(readFileSync(stateFile, 'utf8')) as StackState;
  } catch {
    return undefined;
  }
}

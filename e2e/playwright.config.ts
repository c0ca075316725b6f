import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/prepare/programs.mjs';
import { runningStack, stackFolder } from './support/stack.ts';
import { alone } from './support/test.ts';

const isAlone = new RegExp(alone.tag);
const chromium = findBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/global-setup.ts',
  forbidOnly: true,
  workers: 1,
  // Each runs on its own stack, with its own number of workers: see tools/checks/journeys.ts.
  projects: [
    {
      name: 'side-by-side',
      grepInvert: isAlone,
      fullyParallel: true,
      outputDir: join(stackFolder, 'test-results', 'side-by-side'),
    },
    {
      name: 'alone',
      grep: isAlone,
      outputDir: join(stackFolder, 'test-results', 'alone'),
    },
  ],
  // Machines are shared: a slow minute is no error of the tested code. The closing lines of npm test name
  // those that passed only when repeated.
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: runningStack().origin,
    // A film and each step's DOM would cost a third of the processor's time: TRACE=full records them.
    trace:
      process.env['TRACE'] === 'full'
        ? 'retain-on-failure'
        : { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // Without a window, nobody could close it, and printing would not end.
        '--disable-print-preview',
      ],
    },
  },
});

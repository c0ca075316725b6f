import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findProgram } from '../tools/prepare/programs.mjs';
import { runningStack, stackFolder } from './support/stack.ts';

const waiting = 'journeys/attempts-time.spec.ts';
const chromium = findProgram('chromium');

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/global-setup.ts',
  forbidOnly: true,
  // One at a time: some tests stop parts of the stack that the others use.
  workers: 1,
  projects: [
    // Those that mostly wait for a test's time to run out may do so together: see tools/checks.
    {
      name: 'side-by-side',
      testMatch: waiting,
      fullyParallel: true,
      outputDir: join(stackFolder, 'test-results', 'side-by-side'),
    },
    {
      name: 'alone',
      testIgnore: waiting,
      outputDir: join(stackFolder, 'test-results', 'alone'),
    },
  ],
  // Machines are shared: a slow minute is no fault of what is tested.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: runningStack().origin,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
});

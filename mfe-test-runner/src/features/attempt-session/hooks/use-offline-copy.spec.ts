import { onCacheForOffline, runtimeConfigQuery } from '@abhyas/web-kit';
import { FakeCaches } from '@abhyas/web-kit/testing';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { buildFigure, buildPaper } from '../../../testing/builders';
import { useOfflineCopy } from './use-offline-copy';

const originalFetch = globalThis.fetch;
let storage: FakeCaches;

beforeEach(() => {
  jest.useFakeTimers();
  storage = new FakeCaches();
  Object.assign(globalThis, { caches: storage.asStorage() });
  const headers = { 'content-type': 'image/webp' };
  globalThis.fetch = () => Promise.resolve(new Response('picture', { headers }));
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
  globalThis.fetch = originalFetch;
});

/** A running test whose first question has a picture, on a site that allows offline use or not. */
function runTest({ offline = true } = {}) {
  const queries = new QueryClient();
  const site = { phone: '', emails: [], address: '', companyRegistration: '', socials: [] };
  const config = { remotes: {}, allowOverrides: false, offline, site };
  queries.setQueryData(runtimeConfigQuery.queryKey, config);
  const [question] = buildPaper(1).questions;
  const questions = [{ ...question!, figures: [buildFigure({ id: 'a' })] }];
  const session = { attemptId: 'attempt-1', paper: buildPaper(1, { questions }) };
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queries }, children);
  return renderHook(() => useOfflineCopy(session), { wrapper });
}

it('asks for a copy some seconds after the test has opened, and not once it was left', async () => {
  const onAsked = jest.fn();
  const stop = onCacheForOffline(onAsked);
  runTest().unmount();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(onAsked).not.toHaveBeenCalled();
  runTest();
  expect(onAsked).not.toHaveBeenCalled();
  expect(storage.contents()).toEqual({});
  await jest.advanceTimersByTimeAsync(3_000);
  expect(onAsked).toHaveBeenCalledWith('test-runner');
  expect(storage.contents()).toEqual({ 'abhyas-figures-1-attempt-1': ['/figures/a'] });
  stop();
});

it('stores no pictures if the site has disabled offline use', async () => {
  runTest({ offline: false });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(storage.contents()).toEqual({});
});

it('does not disturb the test if the browser refuses to store pictures', async () => {
  storage.open = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
  const onWarned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  runTest();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(onWarned).toHaveBeenCalledWith(expect.stringContaining('pictures'), expect.anything());
  onWarned.mockRestore();
});

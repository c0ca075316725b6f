import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { storeToken } from '../session/session';
import { meQuery } from '../session/use-user';
import { sampleUser } from '../testing/index';
import { refreshAttempts, useOpenAttempts, type OpenAttempt } from './open-attempts';

let served: Omit<OpenAttempt, 'endsAt'>[];
let calls: number;
let client: QueryClient;

function open(attemptId: string, remainingSeconds: number): Omit<OpenAttempt, 'endsAt'> {
  return {
    attemptId,
    remainingSeconds,
    examId: 'exam-1',
    examName: 'SSC CGL',
    testId: 'test-1',
    title: 'Set 1',
    category: 'full',
    startedAt: '2026-11-21T04:00:00.000Z',
    deadline: '2026-11-21T05:00:00.000Z',
    answered: 0,
    questions: 4,
  };
}

async function render() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const rendered = renderHook(() => useOpenAttempts(), { wrapper });
  await passTime(0);
  return {
    ...rendered,
    shown: () => rendered.result.current.map(({ attemptId }) => attemptId),
  };
}

const realTimeout = globalThis.setTimeout;

/** Also lets responses arrive: their bodies are read outside the fake clock. */
async function passTime(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => realTimeout(resolve));
    await act(() => jest.advanceTimersByTimeAsync(1));
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  served = [];
  calls = 0;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(meQuery.queryKey, sampleUser);
  storeToken('test-token');
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    calls += 1;
    return Promise.resolve(Response.json(served));
  });
});
afterEach(() => {
  client.clear();
  storeToken(null);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('useOpenAttempts', () => {
  it('fetches nothing for a visitor', async () => {
    storeToken(null);
    const { shown } = await render();
    expect(shown()).toEqual([]);
    expect(calls).toBe(0);
  });

  it('drops an attempt when its time ends, without asking the server', async () => {
    served = [open('long', 25), open('short', 10)];
    const { shown } = await render();
    expect(shown()).toEqual(['long', 'short']);
    await passTime(9_000);
    expect(shown()).toEqual(['long', 'short']);
    await passTime(1_000);
    expect(shown()).toEqual(['long']);
    await passTime(15_000);
    expect(shown()).toEqual([]);
    expect(calls).toBe(1);
  });

  it('notices what another device has started or ended', async () => {
    served = [open('here', 600)];
    const { shown } = await render();
    served = [open('there', 900)];
    await passTime(30_000);
    expect(shown()).toEqual(['there']);
    served = [];
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    await passTime(0);
    expect(shown()).toEqual([]);
    focusManager.setFocused(undefined);
  });

  it('asks again when an attempt has started or ended', async () => {
    const { shown } = await render();
    served = [open('here', 600)];
    act(() => refreshAttempts(client));
    await passTime(0);
    expect(shown()).toEqual(['here']);
  });

  it('does not move a clock for a rounded second, but for granted time', async () => {
    served = [open('here', 600)];
    const { result } = await render();
    const endsAt = result.current[0]?.endsAt ?? 0;
    served = [open('here', 571)];
    await passTime(30_000);
    expect(result.current[0]?.endsAt).toBe(endsAt);
    served = [open('here', 841)];
    await passTime(30_000);
    expect(result.current[0]?.endsAt).toBeGreaterThan(endsAt + 300_000);
  });
});

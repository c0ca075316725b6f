import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { RetryBoundary, runtimeConfigQuery, type RuntimeConfig } from '@abhyas/web-kit';

const loadRemote = jest.fn<(id: string) => Promise<unknown>>();
const registerRemotes = jest.fn<(remotes: { name: string; entry: string }[]) => void>();
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  loadRemote,
  registerRemotes,
}));
const { RemoteLoader } = await import('./remote-loader');

const config: RuntimeConfig = {
  remotes: { 'test-runner': '/remotes/test-runner/mf-manifest.json' },
  allowOverrides: false,
  site: { phone: '', emails: [], address: '', companyRegistration: '', socials: [] },
};

function newLoader() {
  const queries = new QueryClient();
  queries.setQueryData(runtimeConfigQuery.queryKey, config);
  return new RemoteLoader(queries);
}

async function draw(Part: React.ComponentType) {
  const { unmount } = render(
    <RetryBoundary fallback={({ error }) => <p>{`failed: ${String(error)}`}</p>}>
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </RetryBoundary>,
  );
  const text = (await screen.findByText(/drawn|failed/)).textContent;
  unmount();
  return text;
}

const fitting = {
  default: {
    contract: 1,
    version: '1.0.0',
    App: () => <p>drawn</p>,
    widgets: { chat: () => <p>chat drawn</p> },
  },
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  loadRemote.mockReset();
  registerRemotes.mockReset();
});

describe('RemoteLoader', () => {
  it('registers a remote where the runtime configuration says and draws it', async () => {
    loadRemote.mockResolvedValue(fitting);

    expect(await draw(newLoader().app('test-runner'))).toBe('drawn');
    expect(registerRemotes).toHaveBeenCalledWith([
      {
        name: 'mfe_test_runner',
        entry: 'http://localhost/remotes/test-runner/mf-manifest.json',
      },
    ]);
    expect(loadRemote).toHaveBeenCalledWith('mfe_test_runner/remote');
  });

  it('asks once for all that a remote draws', async () => {
    loadRemote.mockResolvedValue(fitting);
    const loader = newLoader();
    loader.preload('test-runner');

    expect(await draw(loader.app('test-runner'))).toBe('drawn');
    expect(await draw(loader.widget('test-runner', 'chat'))).toBe('chat drawn');
    expect(loader.app('test-runner')).toBe(loader.app('test-runner'));
    expect(loadRemote).toHaveBeenCalledTimes(1);
  });

  it('stays failed until it is told to forget', async () => {
    loadRemote.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(fitting);
    const loader = newLoader();

    expect(await draw(loader.app('test-runner'))).toMatch('failed: LoadError: no network');
    expect(await draw(loader.app('test-runner'))).toMatch('failed');
    loader.forget('test-runner');
    expect(await draw(loader.app('test-runner'))).toBe('drawn');
    expect(registerRemotes).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a later contract', { default: { ...fitting.default, contract: 2 } }],
    ['no contract', { default: undefined }],
    ['nothing', undefined],
  ])('refuses a remote of %s', async (_name, module) => {
    loadRemote.mockResolvedValue(module);
    expect(await draw(newLoader().app('test-runner'))).toMatch('failed: ContractError');
  });

  it('tells a shared package of another major version from a failed download', async () => {
    loadRemote.mockRejectedValue(
      new Error(
        'Version 8.5.1 from shell of shared singleton module react-router does not satisfy',
      ),
    );
    expect(await draw(newLoader().app('test-runner'))).toMatch('failed: ContractError');
  });

  it('says so where a remote or a widget is not known', async () => {
    loadRemote.mockResolvedValue(fitting);
    const loader = newLoader();
    expect(await draw(loader.app('nobody'))).toMatch('No remote is called nobody');
    expect(await draw(loader.widget('test-runner', 'clock'))).toMatch('has no widget clock');
  });
});

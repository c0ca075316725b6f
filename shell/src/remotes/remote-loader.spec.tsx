import { RetryBoundary, runtimeConfigQuery, type RuntimeConfig } from '@abhyas/web-kit';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';

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

async function renderPart(Part: React.ComponentType) {
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

const validModule = {
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
  it('registers a remote from the runtime configuration and renders it', async () => {
    loadRemote.mockResolvedValue(validModule);

    expect(await renderPart(newLoader().app('test-runner'))).toBe('drawn');
    expect(registerRemotes).toHaveBeenCalledWith([
      {
        name: 'mfe_test_runner',
        entry: 'http://localhost/remotes/test-runner/mf-manifest.json',
      },
    ]);
    expect(loadRemote).toHaveBeenCalledWith('mfe_test_runner/remote');
  });

  it('loads a remote once for all its components', async () => {
    loadRemote.mockResolvedValue(validModule);
    const loader = newLoader();
    loader.preload('test-runner');

    expect(await renderPart(loader.app('test-runner'))).toBe('drawn');
    expect(await renderPart(loader.widget('test-runner', 'chat'))).toBe('chat drawn');
    expect(loader.app('test-runner')).toBe(loader.app('test-runner'));
    expect(loadRemote).toHaveBeenCalledTimes(1);
  });

  it('stays failed until forget() is called', async () => {
    loadRemote.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(validModule);
    const loader = newLoader();

    expect(await renderPart(loader.app('test-runner'))).toMatch('failed: LoadError: no network');
    expect(await renderPart(loader.app('test-runner'))).toMatch('failed');
    loader.forget('test-runner');
    expect(await renderPart(loader.app('test-runner'))).toBe('drawn');
    expect(registerRemotes).toHaveBeenCalledTimes(1);
  });

  it.each(['load', 'error'])(
    'renders a remote once its stylesheet has settled: %s',
    async (outcome) => {
      loadRemote.mockResolvedValue(validModule);
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      document.head.append(link);
      const Part = newLoader().app('test-runner');
      render(
        <Suspense fallback="Loading">
          <Part />
        </Suspense>,
      );
      await act(async () => {
        await new Promise((resolve) => setTimeout(resolve));
      });
      expect(loadRemote).toHaveBeenCalledTimes(1);
      expect(screen.getByText('Loading')).toBeInTheDocument();
      // As a browser does: a stylesheet that has loaded has rules, one that has failed is removed or tried again.
      link.dispatchEvent(new Event(outcome));
      link.remove();
      expect(await screen.findByText('drawn')).toBeInTheDocument();
    },
  );

  it.each([
    ['a later contract', { default: { ...validModule.default, contract: 2 } }],
    ['no contract', { default: undefined }],
    ['nothing', undefined],
  ])('rejects a remote with %s', async (_name, module) => {
    loadRemote.mockResolvedValue(module);
    expect(await renderPart(newLoader().app('test-runner'))).toMatch('failed: ContractError');
  });

  it('distinguishes a shared package of another major version from a failed download', async () => {
    loadRemote.mockRejectedValue(
      new Error(
        'Version 8.5.1 from shell of shared singleton module react-router does not satisfy',
      ),
    );
    expect(await renderPart(newLoader().app('test-runner'))).toMatch('failed: ContractError');
  });

  it('reports an unknown remote or widget', async () => {
    loadRemote.mockResolvedValue(validModule);
    const loader = newLoader();
    expect(await renderPart(loader.app('nobody'))).toMatch('No remote is called nobody');
    expect(await renderPart(loader.widget('test-runner', 'clock'))).toMatch('has no widget clock');
  });
});

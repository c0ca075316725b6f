import { RetryBoundary, runtimeConfigQuery, type RuntimeConfig } from '@abhyas/web-kit';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';

const load = jest.fn<(manifestUrl: string) => Promise<unknown>>();
const countRetry = jest.fn();
jest.unstable_mockModule('./remote-container', () => ({
  RemoteContainer: class {
    entry = '/remotes/test-runner/remoteEntry.js';
    load = load;
    countRetry = countRetry;
  },
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

async function renderPart(Part: ComponentType) {
  const { unmount } = render(
    <RetryBoundary fallback={({ error }) => <p>{`failed: ${String(error)}`}</p>}>
      <Suspense fallback={<p>Loading</p>}>
        <Part />
      </Suspense>
    </RetryBoundary>,
  );
  const text = (await screen.findByText(/drawn|failed/)).textContent;
  unmount();
  return text;
}

/** Its props are of no account here. */
function chatOf(loader: InstanceType<typeof RemoteLoader>): ComponentType {
  return loader.conversation('test-runner') as ComponentType<object>;
}

const validModule = {
  default: {
    contract: 1,
    version: '1.0.0',
    App: () => <p>drawn</p>,
    conversation: () => <p>chat drawn</p>,
  },
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockReset();
  countRetry.mockReset();
});

describe('RemoteLoader', () => {
  it('loads a remote from the runtime configuration and renders it', async () => {
    load.mockResolvedValue(validModule);

    expect(await renderPart(newLoader().app('test-runner'))).toBe('drawn');
    expect(load).toHaveBeenCalledWith('/remotes/test-runner/mf-manifest.json');
  });

  it('loads a remote once for all its components', async () => {
    load.mockResolvedValue(validModule);
    const loader = newLoader();
    loader.preload('test-runner');

    expect(await renderPart(loader.app('test-runner'))).toBe('drawn');
    expect(await renderPart(chatOf(loader))).toBe('chat drawn');
    expect(loader.app('test-runner')).toBe(loader.app('test-runner'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stays failed until forget() is called', async () => {
    load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(validModule);
    const loader = newLoader();

    expect(await renderPart(loader.app('test-runner'))).toMatch('failed: LoadError: no network');
    expect(await renderPart(loader.app('test-runner'))).toMatch('failed');
    loader.forget('test-runner');
    expect(await renderPart(loader.app('test-runner'))).toBe('drawn');
    expect(countRetry).toHaveBeenCalledTimes(1);
  });

  it.each(['load', 'error'])(
    'renders a remote once its stylesheet has settled: %s',
    async (outcome) => {
      load.mockResolvedValue(validModule);
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      document.head.append(link);
      const Part = newLoader().app('test-runner');
      render(
        <Suspense fallback={<p>Loading</p>}>
          <Part />
        </Suspense>,
      );
      await act(async () => {
        await new Promise((resolve) => setTimeout(resolve));
      });
      expect(load).toHaveBeenCalledTimes(1);
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
    load.mockResolvedValue(module);
    expect(await renderPart(newLoader().app('test-runner'))).toMatch('failed: ContractError');
  });

  it('distinguishes a shared package of another major version from a failed download', async () => {
    load.mockRejectedValue(
      new Error(
        'Version 8.5.1 from shell of shared singleton module react-router does not satisfy',
      ),
    );
    expect(await renderPart(newLoader().app('test-runner'))).toMatch('failed: ContractError');
  });

  it('reports an unknown remote or a missing conversation', async () => {
    load.mockResolvedValue({ default: { ...validModule.default, conversation: undefined } });
    const loader = newLoader();
    expect(await renderPart(loader.app('nobody'))).toMatch('No remote is called nobody');
    expect(await renderPart(chatOf(loader))).toMatch('has no conversation');
  });
});

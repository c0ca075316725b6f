import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadError, onErrorReport, type ErrorReport } from '@abhyas/web-kit';
import { renderApp } from '@abhyas/web-kit/testing';
import { fakeRemotes } from '../testing/fake-remotes';
import { ContractError } from './contract-error';
import { noteVersion } from './error-reports';
import { RemoteLoaderContext } from './remote-loader-context';
import { RemotePlace } from './remote-place';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** A place whose remote fails with `error` until it has been forgotten. */
function renderFailingPlace(error: Error) {
  let hasFailed = true;
  const remotes = fakeRemotes({
    app: () => {
      if (hasFailed) throw error;
      return <h1>Exams</h1>;
    },
    onForget: () => {
      hasFailed = false;
    },
  });
  return renderApp(
    <>
      <p>The rest of the page</p>
      <RemoteLoaderContext value={remotes}>
        <RemotePlace remote="exams" label="The exam list" resetKey="/" />
      </RemoteLoaderContext>
    </>,
  );
}

describe('RemotePlace', () => {
  it('keeps a failure in its place and loads the remote again on Retry', async () => {
    renderFailingPlace(new LoadError('The manifest answered 502'));

    expect(screen.getByRole('alert')).toHaveTextContent('The exam list could not be loaded');
    expect(screen.getByText('The rest of the page')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Exams' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that versions do not match where they do not', () => {
    renderFailingPlace(new ContractError('exams speaks contract 2, not 1'));

    expect(screen.getByRole('alert')).toHaveTextContent('of different versions');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  });

  it("contains a remote's own fault", () => {
    renderFailingPlace(new TypeError('undefined is not a function'));

    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong in this part');
    expect(screen.getByText('The rest of the page')).toBeInTheDocument();
  });

  it('tells of what never came and of what came and broke, with its version', () => {
    const told: ErrorReport[] = [];
    const stop = onErrorReport((report) => told.push(report));
    renderFailingPlace(new LoadError('The manifest answered 502')).unmount();
    noteVersion('exams', '1.4.0');
    renderFailingPlace(new TypeError('undefined is not a function'));
    stop();
    expect(told).toMatchObject([
      { kind: 'remote_failed', remote: 'exams', version: '' },
      { kind: 'error', remote: 'exams', version: '1.4.0' },
    ]);
    expect(told[1]?.message).toMatch(/^TypeError: undefined is not a function/);
  });
});

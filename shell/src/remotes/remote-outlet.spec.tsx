import { LoadError, onErrorReport, type ErrorReport } from '@abhyas/web-kit';
import { renderApp, startServer } from '@abhyas/web-kit/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { fakeRemotes } from '../testing/fake-remotes';
import { ContractError } from './contract-error';
import { recordVersion } from './error-reports';
import { RemoteLoaderContext } from './remote-loader-context';
import { RemoteOutlet } from './remote-outlet';

const server = startServer();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Renders a place whose remote fails with `error` until `forget` is called. */
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
        <RemoteOutlet remote="exams" label="The exam list" resetKey="/" />
      </RemoteLoaderContext>
    </>,
  );
}

describe('RemoteOutlet', () => {
  it('contains a failure and loads the remote again on Retry', async () => {
    renderFailingPlace(new LoadError('The manifest responded with 502'));

    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('The exam list could not be loaded');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('could not be loaded');
    expect(screen.getByText('The rest of the page')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Exams' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the skeleton until it knows whether a reload helps', async () => {
    let answer = (_response: Response): void => undefined;
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    server.use(http.head('http://localhost/exams.js', () => answered));
    renderFailingPlace(new LoadError('It is gone', { url: 'http://localhost/exams.js' }));

    expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    answer(new Response(null, { status: 404 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is a new version of Abhyas');
  });

  it('reports versions that do not match', () => {
    renderFailingPlace(new ContractError('exams implements contract 2, not 1'));

    expect(screen.getByRole('alert')).toHaveTextContent('This page is out of date');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  });

  it("contains a remote's own error", () => {
    renderFailingPlace(new TypeError('undefined is not a function'));

    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong in this part');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
    expect(screen.getByText('The rest of the page')).toBeInTheDocument();
  });

  it('reports a remote that did not load and one that failed, with its version', () => {
    const reports: ErrorReport[] = [];
    const stop = onErrorReport((report) => reports.push(report));
    renderFailingPlace(new LoadError('The manifest responded with 502')).unmount();
    recordVersion('exams', '1.4.0');
    renderFailingPlace(new TypeError('undefined is not a function'));
    stop();
    expect(reports).toMatchObject([
      { kind: 'remote_failed', remote: 'exams', version: '' },
      { kind: 'error', remote: 'exams', version: '1.4.0' },
    ]);
    expect(reports[1]?.message).toMatch(/^TypeError: undefined is not a function/);
  });
});

import { collectToasts } from '@abhyas/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';

const server = startDashboardServer();
const path = '/api/user/profile/data';
const saved: { name: string; content: Blob | undefined }[] = [];

beforeEach(() => {
  saved.length = 0;
  let content: Blob | undefined;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    content = file as Blob;
    return 'blob:file';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

async function download() {
  renderDashboard('/dashboard/settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Download My Data' }));
}

describe('data', () => {
  it('is fetched with the token and saved as a file', async () => {
    const toasts = collectToasts();
    const data = { exportedAt: '2026-11-21T10:00:00.000Z', account: { name: 'Asha Verma' } };
    let token: string | null = null;
    server.use(
      http.get(`http://localhost${path}`, ({ request }) => {
        token = request.headers.get('Authorization');
        return HttpResponse.json(data);
      }),
    );
    await download();
    await waitFor(() => {
      expect(toasts).toEqual([{ tone: 'success', text: 'Your data was downloaded.' }]);
    });
    expect(token).toBe('Bearer test-token');
    expect(saved.map(({ name }) => name)).toEqual(['abhyas-my-data.json']);
    expect(JSON.parse((await saved[0]?.content?.text()) ?? '')).toEqual(data);
  });

  it('is never saved incomplete: the screen shows a service failure and retries', async () => {
    const message = 'Not all of your data can be reached. Please try again shortly.';
    server.use(handlers.refusal(path, 503, undefined, { message }));
    await download();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(alert).toHaveFocus();
    expect(saved).toEqual([]);
    server.use(handlers.success('get', path, { exportedAt: 'now' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download My Data' }));
    await waitFor(() => {
      expect(saved).toHaveLength(1);
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

import { meQuery } from '@abhyas/web-kit';
import { collectToasts } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { buildProfile } from '../../../testing/builders';
import { renderDashboard } from '../../../testing/render-dashboard';
import { handlers, startDashboardServer } from '../../../testing/server';
import { MAX_PHOTO_BYTES } from '../rules/photo-error';

const server = startDashboardServer();
const photoUrl = 'http://localhost/api/user/profile/photo';
const before = '/api/user/profile/photos/before.webp';
const after = '/api/user/profile/photos/after.webp';
const png = new File(['\x89PNG and so on'], 'me.png', { type: 'image/png' });

async function openProfile(avatar: string | null = null) {
  server.use(handlers.profile(buildProfile({ avatar })));
  const app = renderDashboard('/dashboard/profile', { user: { avatar } });
  await screen.findByRole('button', { name: 'Change Photo' });
  return app;
}

/** Simulates the close of the browser's file dialog, which can return any file type. */
function choose(photo: File) {
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [photo] } });
}

/** The pictures have no accessible name: the name is next to them. */
function shownPictures(): (string | null)[] {
  return screen
    .queryAllByRole('presentation', { hidden: true })
    .filter((element) => element instanceof HTMLImageElement)
    .map((picture) => picture.getAttribute('src'));
}

describe('photo', () => {
  it('opens a file dialog with the types that the server accepts', async () => {
    await openProfile();
    const picker = screen.getByLabelText('Photo');
    expect(picker).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    let opened = 0;
    picker.addEventListener('click', () => (opened += 1));
    await userEvent.click(screen.getByRole('button', { name: 'Change Photo' }));
    expect(opened).toBe(1);
    expect(screen.getByRole('button', { name: 'Change Photo' })).toHaveAccessibleDescription(
      'JPEG, PNG or WebP, up to 2 MB.',
    );
    expect(screen.queryByRole('button', { name: 'Remove Photo' })).not.toBeInTheDocument();
  });

  it('is sent unchanged and shown everywhere at once', async () => {
    const toasts = collectToasts();
    let sent: { type: string | null; token: string | null; text: string } | undefined;
    server.use(
      http.put(photoUrl, async ({ request }) => {
        const { headers } = request;
        const text = await request.text();
        sent = { type: headers.get('Content-Type'), token: headers.get('Authorization'), text };
        return HttpResponse.json({ avatar: after });
      }),
    );
    const app = await openProfile();
    choose(png);
    await waitFor(() => {
      expect(shownPictures()).toEqual([after, after, after]);
    });
    expect(sent).toEqual({
      type: 'image/png',
      token: 'Bearer test-token',
      text: await png.text(),
    });
    expect(app.queryClient.getQueryData(meQuery.queryKey)).toMatchObject({ avatar: after });
    await waitFor(() => {
      expect(toasts).toEqual([{ tone: 'success', text: 'Photo updated successfully!' }]);
    });
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Remove Photo' })).toBeEnabled();
    });
  });

  it('shows the photo that is being sent', async () => {
    server.use(
      http.put(photoUrl, async () => {
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
    await openProfile(before);
    choose(png);
    expect(await screen.findByText('Sending your photo…')).toBeInTheDocument();
    await waitFor(() => {
      expect(shownPictures()).toContainEqual(expect.stringMatching(/^blob:/));
    });
    expect(screen.getByRole('button', { name: 'Change Photo' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Remove Photo' })).toBeDisabled();
  });

  it.each([
    ['another type', new File(['GIF89a'], 'me.gif', { type: 'image/gif' }), /not a JPEG, PNG/],
    ['an empty file', new File([], 'me.png', { type: 'image/png' }), /empty/],
    [
      'more than 2 MB',
      new File([new Uint8Array(MAX_PHOTO_BYTES + 1)], 'me.png', { type: 'image/png' }),
      'The photo is larger than 2 MB. Please choose a smaller one.',
    ],
  ])('is not sent: %s', async (_name, file, sentence) => {
    // A call would fail the test: it has no handler.
    await openProfile(before);
    choose(file);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(sentence);
    expect(alert).toHaveFocus();
    expect(shownPictures()).toEqual([before, before, before]);
    expect(screen.queryByRole('button', { name: 'Send Again' })).not.toBeInTheDocument();
  });

  it.each([
    [413, 'The photo is larger than 2 MB. Please choose a smaller one.'],
    [415, 'Please choose a JPEG, PNG or WebP picture.'],
    [422, 'This file is not a picture that we can read.'],
  ])('shows why the server rejected it with %d', async (status, message) => {
    server.use(
      handlers.refusal('/api/user/profile/photo', status, { photo: message }, { message }),
    );
    await openProfile(before);
    choose(png);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(alert).toHaveFocus();
    expect(shownPictures()).toEqual([before, before, before]);
  });

  it('is sent again after the server was unreachable', async () => {
    let tries = 0;
    let last: string | undefined;
    server.use(
      http.put(photoUrl, async ({ request }) => {
        tries += 1;
        if (tries === 1) return HttpResponse.error();
        last = await request.text();
        return HttpResponse.json({ avatar: after });
      }),
    );
    await openProfile();
    choose(png);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your photo could not be changed. The server cannot be reached.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send Again' }));
    await waitFor(() => {
      expect(shownPictures()).toEqual([after, after, after]);
    });
    expect(last).toBe(await png.text());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows how long to wait after too many tries', async () => {
    server.use(
      handlers.refusal('/api/user/profile/photo', 429, undefined, {
        message: 'Too many photos.',
        headers: { 'Retry-After': '90' },
      }),
    );
    await openProfile();
    choose(png);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many photos. Please wait 90 seconds.',
    );
  });

  it('is removed everywhere', async () => {
    const toasts = collectToasts();
    server.use(handlers.success('delete', '/api/user/profile/photo'));
    const app = await openProfile(before);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Photo' }));
    await waitFor(() => {
      expect(shownPictures()).toEqual([]);
    });
    expect(app.queryClient.getQueryData(meQuery.queryKey)).toMatchObject({ avatar: null });
    await waitFor(() => {
      expect(toasts).toEqual([{ tone: 'success', text: 'Photo removed.' }]);
    });
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Change Photo' })).toHaveFocus();
    });
  });

  it('stays if it could not be removed', async () => {
    server.use(http.delete(photoUrl, () => HttpResponse.error()));
    await openProfile(before);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Photo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be removed/);
    expect(shownPictures()).toEqual([before, before, before]);
  });
});

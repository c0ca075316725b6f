import type { User } from '@abhyas/web-kit';
import { errorBody, renderApp, startServer } from '@abhyas/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { fakeScrolling } from '../../../testing/scrolling';
import { respondingTo } from '../../../testing/server';
import { ContactSection } from './contact-section';

const server = startServer();
const field = (name: string) => screen.getByRole('textbox', { name });
/** The form loads when it comes near the screen. */
async function renderContact(route = '/', user?: Partial<User>): Promise<void> {
  renderApp(<ContactSection />, { route, ...(user && { user }) });
  await scrolling.showAll();
  await screen.findByRole('form', { name: 'Contact' });
}

let scrolling: ReturnType<typeof fakeScrolling>;

function profileAnswers(profile: { mobile: string }): void {
  server.use(http.get('http://localhost/api/user/profile', () => HttpResponse.json(profile)));
}

beforeEach(() => {
  scrolling = fakeScrolling();
});

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

async function fill(): Promise<void> {
  await userEvent.type(field('Name'), ' Asha Rao ');
  await userEvent.type(field('Email'), 'asha@example.com');
  await userEvent.type(field('Phone'), '98765-43210');
  await userEvent.type(field('Subject'), 'Price');
  await userEvent.type(field('Message'), 'How much?');
}

afterEach(() => {
  jest.useRealTimers();
});

describe('contact section', () => {
  it('shows how to reach the office', async () => {
    await renderContact();
    expect(screen.getByRole('link', { name: '+91 33 4000 0000' })).toHaveAttribute(
      'href',
      'tel:+913340000000',
    );
    expect(screen.getAllByRole('link', { name: /@abhyas\.example$/ })).toHaveLength(2);
    expect(screen.getByText(/West Bengal$/)).toBeInTheDocument();
  });

  it('validates on submit, shows errors next to the fields and focuses the first one', async () => {
    await renderContact();
    await userEvent.type(field('Email'), 'asha');
    await userEvent.type(field('Phone'), '123');
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
    await submit();
    expect(field('Name')).toHaveAccessibleDescription('Name is required');
    expect(field('Name')).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription('Email is invalid');
    expect(field('Phone')).toHaveAccessibleDescription(
      'Please enter a valid 10-digit phone number',
    );
    expect(field('Subject')).toHaveAccessibleDescription('Subject is required');
    expect(field('Message')).toHaveAccessibleDescription('Message is required');
  });

  it('clears only the error of the edited field', async () => {
    await renderContact();
    await submit();
    await userEvent.type(field('Email'), 'a');
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
    expect(field('Subject')).toHaveAttribute('aria-invalid', 'true');
  });

  it('sends the trimmed input, shows success for five seconds and resets the form', async () => {
    const contact = respondingTo(
      '/contact',
      { success: true, message: 'Thank you' },
      { status: 201 },
    );
    server.use(contact.handler);
    await renderContact();
    await fill();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime.bind(jest) });
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(
      await screen.findByText('Thank you! Your message has been sent successfully.'),
    ).toBeInTheDocument();
    expect(contact.sent).toEqual([
      {
        name: 'Asha Rao',
        email: 'asha@example.com',
        phone: '9876543210',
        subject: 'Price',
        message: 'How much?',
      },
    ]);
    expect(field('Message')).toHaveValue('');
    act(() => {
      jest.advanceTimersByTime(5_000);
    });
    expect(screen.queryByText(/Thank you!/)).not.toBeInTheDocument();
  });

  it("keeps the input if sending fails, and shows the server's field errors", async () => {
    const contact = respondingTo(
      '/contact',
      errorBody({ message: 'Email is invalid', fields: { email: 'Email is invalid' } }),
      { status: 400 },
    );
    server.use(contact.handler);
    await renderContact();
    await fill();
    await submit();
    expect(
      await screen.findByText('Sorry, there was an error sending your message. Please try again.'),
    ).toBeInTheDocument();
    expect(field('Email')).toHaveAccessibleDescription('Email is invalid');
    expect(field('Message')).toHaveValue('How much?');
  });

  it('fills in who is logged in, without what they have typed', async () => {
    profileAnswers({ mobile: '+91 98300 12345' });
    await renderContact('/', { name: 'Asha Verma', email: 'asha@example.org' });
    await waitFor(() => {
      expect(field('Name')).toHaveValue('Asha Verma');
    });
    expect(field('Email')).toHaveValue('asha@example.org');
    expect(field('Phone')).toHaveValue('');
    await userEvent.type(field('Message'), 'Hi');
    await userEvent.clear(field('Email'));
    await userEvent.type(field('Email'), 'other@example.org');
    await scrolling.showAll();
    await waitFor(() => {
      expect(field('Phone')).toHaveValue('9830012345');
    });
    expect(field('Email')).toHaveValue('other@example.org');
    expect(field('Message')).toHaveValue('Hi');
    expect(field('Subject')).toHaveValue('');
  });

  it('keeps who is logged in, and the subject of the address, when the rest arrives', async () => {
    profileAnswers({ mobile: '9830012345' });
    const contact = respondingTo('/contact', { success: true, message: 'Ok' }, { status: 201 });
    server.use(contact.handler);
    await renderContact('/?subject=Price', { name: 'Asha Verma', email: 'asha@example.org' });
    await scrolling.showAll();
    await waitFor(() => {
      expect(field('Phone')).toHaveValue('9830012345');
    });
    expect(field('Subject')).toHaveValue('Price');
    await userEvent.type(field('Message'), 'Hi');
    await submit();
    expect(await screen.findByText(/^Thank you!/)).toBeInTheDocument();
    expect(contact.tokens).toEqual(['Bearer test-token']);
    expect(field('Name')).toHaveValue('Asha Verma');
    expect(field('Message')).toHaveValue('');
  });

  it('works for a student whose profile cannot be loaded', async () => {
    server.use(
      http.get('http://localhost/api/user/profile', () =>
        HttpResponse.json(errorBody({ message: 'No.' }), { status: 503 }),
      ),
    );
    await renderContact('/', { name: 'Asha Verma' });
    await scrolling.showAll();
    await userEvent.type(field('Phone'), '9830012345');
    expect(field('Name')).toHaveValue('Asha Verma');
  });

  it('reads the subject from the URL, and says what happens after Buy Now', async () => {
    await renderContact('/?subject=Buy%20SSC%20CGL%20Test%20Series');
    expect(field('Subject')).toHaveValue('Buy SSC CGL Test Series');
    expect(screen.getByText('Send this form, and our team will call you.')).toBeInTheDocument();
  });
});

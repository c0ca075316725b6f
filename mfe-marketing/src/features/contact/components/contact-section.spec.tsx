import { errorBody, renderApp, startServer } from '@abhyas/web-kit/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { respondingTo } from '../../../testing/server';
import { ContactSection } from './contact-section';

const server = startServer();
const field = (name: string) => screen.getByRole('textbox', { name });
/** The form loads after the page. */
async function renderContact(route = '/'): Promise<void> {
  renderApp(<ContactSection />, { route });
  await screen.findByRole('form', { name: 'Contact' });
}

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

  it('reads the subject from the URL', async () => {
    await renderContact('/?subject=Buy%20SSC%20CGL%20Test%20Series');
    expect(field('Subject')).toHaveValue('Buy SSC CGL Test Series');
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Button, ButtonLink, IconButton } from './button';

describe('Button', () => {
  it('reacts to click and keyboard, and does not submit by accident', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('is disabled and busy while pending', () => {
    render(<Button pending>Save</Button>);
    const button = screen.getByRole('button');
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('gets its focus back after it was pending', () => {
    const parts = (pending: boolean) => (
      <>
        <Button pending={pending}>Save</Button>
        <input />
      </>
    );
    const { rerender } = render(parts(false));
    const button = screen.getByRole('button');
    button.focus();
    rerender(parts(true));
    // Browsers take the focus from a disabled element; jsdom does not.
    screen.getByRole('textbox').focus();
    screen.getByRole('textbox').blur();
    expect(document.body).toHaveFocus();
    rerender(parts(false));
    expect(button).toHaveFocus();
  });

  it('takes no focus that it did not have, or that the user has moved', () => {
    const parts = (pending: boolean) => (
      <>
        <Button pending={pending}>Save</Button>
        <input />
      </>
    );
    const { rerender } = render(parts(true));
    rerender(parts(false));
    expect(document.body).toHaveFocus();
    screen.getByRole('button').focus();
    rerender(parts(true));
    screen.getByRole('textbox').focus();
    rerender(parts(false));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('renders a child as a button', () => {
    render(
      <Button asChild>
        <a href="/terms">Terms</a>
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveClass('button', 'primary');
  });
});

describe('ButtonLink', () => {
  it('is a link', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/login">Login</ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });
});

describe('IconButton', () => {
  it('has its label as accessible name', () => {
    render(<IconButton label="Close">×</IconButton>);
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  });
});

import { renderApp } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from './header';

describe('Header', () => {
  it("links to the start page's sections from everywhere", () => {
    renderApp(<Header />, { route: '/exam-test-series' });

    const targets = ['/', '/#about', '/#tests', '/#stats', '/#testimonials', '/#contact'];
    const names = ['Home', 'About', 'Tests', 'Stats', 'Testimonials', 'Contact'];
    for (const [index, name] of names.entries()) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', targets[index]);
    }
  });

  it('opens its menu by button and closes it by Escape or by following a link', async () => {
    const { currentPath } = renderApp(<Header />);
    const open = () => screen.getByRole('button', { name: 'Open menu' });

    await userEvent.click(open());
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(open()).toHaveFocus();
    await userEvent.click(open());
    await userEvent.click(screen.getByRole('link', { name: 'About' }));

    expect(open()).toHaveAttribute('aria-expanded', 'false');
    expect(currentPath()).toBe('/#about');
  });
});

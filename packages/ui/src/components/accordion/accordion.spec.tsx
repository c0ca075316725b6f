import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion';

const items = [
  { id: 'reset', title: 'How do I reset my password?', content: 'From the login page.' },
  { id: 'retake', title: 'Can I retake a test?', content: 'As often as you like.' },
];

describe('Accordion', () => {
  it('opens one item at a time and closes it on a second click', async () => {
    render(<Accordion items={items} />);
    const [first, second] = screen.getAllByRole('button');
    await userEvent.click(first!);
    expect(screen.getByText('From the login page.')).toBeVisible();
    await userEvent.click(second!);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('From the login page.')).not.toBeVisible();
    expect(screen.getByText('As often as you like.')).toBeVisible();
    await userEvent.click(second!);
    expect(second).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('As often as you like.')).not.toBeVisible();
  });
});

import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Figure } from './figure';

describe('a figure', () => {
  it('is described, and keeps its place before it is there', () => {
    render(<Figure src="/figures/a" alt="Two circles that overlap" width={320} height={200} />);
    const figure = screen.getByRole('img', { name: 'Two circles that overlap' });
    expect(figure).toHaveAttribute('width', '320');
    expect(figure).toHaveAttribute('height', '200');
  });

  it('is announced as a picture if nobody has described it', () => {
    render(<Figure src="/figures/a" alt={null} width={320} height={200} />);
    expect(screen.getByRole('img', { name: 'Picture' })).toBeInTheDocument();
  });
});

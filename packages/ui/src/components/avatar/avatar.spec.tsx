import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';

describe('Avatar', () => {
  it('shows the first letter of the name without a picture', () => {
    render(<Avatar name=" asha rao" />);
    expect(screen.getByText('A')).toBeInTheDocument();
  });

  it('falls back to the letter if the picture does not load', () => {
    const { container } = render(<Avatar name="Ravi" src="/gone.webp" />);
    fireEvent.error(container.querySelector('img')!);
    expect(screen.getByText('R')).toBeInTheDocument();
  });
});

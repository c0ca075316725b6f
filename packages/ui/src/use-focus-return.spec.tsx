import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFocusReturn } from './use-focus-return';

interface SeatProps {
  isTaken: boolean;
}

/** A button that a call removes; the link takes its place. */
function Seat({ isTaken }: SeatProps) {
  const link = useFocusReturn<HTMLAnchorElement>(isTaken);
  return (
    <>
      <input aria-label="Name" />
      {isTaken ? (
        <a ref={link} href="#seat">
          Your seat
        </a>
      ) : (
        <button type="button">Take it</button>
      )}
    </>
  );
}

/** A panel with the focus while its input is disabled. */
function Panel({ isPending }: { isPending: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  const input = useFocusReturn<HTMLInputElement>(isPending, panel);
  return (
    <div ref={panel} tabIndex={-1} aria-label="Panel" role="group">
      <input ref={input} aria-label="Message" disabled={isPending} />
    </div>
  );
}

describe('useFocusReturn', () => {
  it('gives the focus to the element that replaces the focused one', () => {
    const { rerender } = render(<Seat isTaken={false} />);
    screen.getByRole('button').focus();
    rerender(<Seat isTaken />);
    expect(screen.getByRole('link')).toHaveFocus();
  });

  it('leaves the focus where the user has moved it', () => {
    const { rerender } = render(<Seat isTaken={false} />);
    screen.getByRole('textbox').focus();
    rerender(<Seat isTaken />);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('takes no focus without a change', () => {
    const { rerender } = render(<Seat isTaken />);
    rerender(<Seat isTaken />);
    expect(document.body).toHaveFocus();
  });

  it('takes the focus back from the place that had it in between', () => {
    const { rerender } = render(<Panel isPending />);
    screen.getByRole('group').focus();
    rerender(<Panel isPending={false} />);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { Dialog, Drawer, type DialogProps } from './dialog';

function Sample({ dismissible }: Pick<DialogProps, 'dismissible'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Submit the test?"
        description="2 questions are not answered."
        dismissible={dismissible ?? true}
        footer={<Button onClick={() => setOpen(false)}>Cancel</Button>}
      />
    </>
  );
}

describe('Dialog', () => {
  it('has a name and a description, traps focus and restores it', async () => {
    render(<Sample />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Submit the test?' });
    expect(dialog).toHaveAccessibleDescription('2 questions are not answered.');
    expect(dialog).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('leaves the focus where the action that closed it has put it', async () => {
    const place = createRef<HTMLHeadingElement>();
    function Jump() {
      const [isOpen, setOpen] = useState(false);
      const wasOpen = useRef(false);
      useEffect(() => {
        if (wasOpen.current && !isOpen) place.current?.focus();
        wasOpen.current = isOpen;
      }, [isOpen]);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <h2 ref={place} tabIndex={-1}>
            Question 3
          </h2>
          <Dialog open={isOpen} onOpenChange={setOpen} title="Submit the test?">
            <Button onClick={() => setOpen(false)}>Go to Question 3</Button>
          </Dialog>
        </>
      );
    }
    render(<Jump />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Go to Question 3' }));
    // A dialog gives the focus back with the next task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(place.current).toHaveFocus();
  });

  it('stays open if it is not dismissible', async () => {
    render(<Sample dismissible={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes with a click outside, but not with the second click of the double click that opened it', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
    render(<Sample />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    // The listener for clicks outside starts with the next task.
    await new Promise((resolve) => setTimeout(resolve));
    now.mockReturnValue(1499);
    fireEvent.pointerDown(document.body);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    now.mockReturnValue(1500);
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    now.mockRestore();
  });

  it('writes no style element, which the content security policy would block', async () => {
    render(<Sample />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(document.querySelector('style')).toBeNull();
  });
});

describe('Drawer', () => {
  it('closes with its button', async () => {
    const closed: boolean[] = [];
    render(
      <Drawer open title="Menu" onOpenChange={(open) => closed.push(open)}>
        <p>Places</p>
      </Drawer>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toEqual([false]);
  });
});

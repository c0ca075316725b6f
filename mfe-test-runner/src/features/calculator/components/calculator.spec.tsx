import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Calculator } from './calculator';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <input aria-label="Answer" />
      <Calculator open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

let isWide = true;

beforeEach(() => {
  isWide = true;
  const real = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(real(query), { matches: isWide }));
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function open(): Promise<HTMLElement> {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Calculator' });
}

const expression = (): HTMLElement => screen.getByRole('textbox', { name: 'Expression' });
const key = (name: string): HTMLElement => screen.getByRole('button', { name });

async function press(...names: readonly string[]): Promise<void> {
  for (const name of names) await userEvent.click(key(name));
}

describe('Calculator', () => {
  it('calculates with its keys, and says the result', async () => {
    await open();
    await press('2', 'Plus', '3', 'Times', '4', 'Equals');
    expect(expression()).toHaveValue('14');
    expect(expression()).toHaveAccessibleDescription('2+3×4 =');
    expect(screen.getByRole('status')).toHaveTextContent('Result: 14');
  });

  it('calculates what is typed', async () => {
    await open();
    await userEvent.keyboard('2*(3+4)/7{Enter}');
    expect(expression()).toHaveValue('2');
    await userEvent.keyboard('+1=');
    expect(expression()).toHaveValue('3');
    await userEvent.keyboard('5');
    expect(expression()).toHaveValue('5');
  });

  it('says what is wrong, and keeps the expression', async () => {
    await open();
    await userEvent.keyboard('1/0{Enter}');
    expect(expression()).toHaveValue('1÷0');
    expect(expression()).toHaveAccessibleDescription('Cannot divide by zero');
    expect(expression()).toBeInvalid();
    await press('Remove the last key', '4', 'Equals');
    expect(expression()).toHaveValue('0.25');
    expect(expression()).toBeValid();
  });

  it('has angles in degrees and radians, and inverse and hyperbolic functions', async () => {
    await open();
    await press('9', '0', 'sin, sine', 'Equals');
    expect(expression()).toHaveValue('1');
    await userEvent.click(screen.getByRole('radio', { name: 'Radians' }));
    await press('C, clear', 'Inv, inverse functions', '1', 'sin, sine, inverse', 'Equals');
    expect(expression()).toHaveValue('1.57079632679');
    expect(key('Inv, inverse functions')).toHaveAttribute('aria-pressed', 'true');
    await press('Hyp, hyperbolic functions', 'C, clear', '0', 'sin, sine, inverse, hyperbolic');
    expect(expression()).toHaveValue('sinh⁻¹(0)');
  });

  it('has a memory, which is shown', async () => {
    const dialog = await open();
    await press('6', 'Times', '7', 'MS, store in memory', 'C, clear');
    expect(within(dialog).getAllByText('In memory: 42')[0]).toBeVisible();
    await press('MR, recall from memory', 'M+, add to memory');
    expect(within(dialog).getAllByText('In memory: 84')[0]).toBeVisible();
    await press('MC, clear the memory');
    expect(within(dialog).queryByText(/In memory/)).not.toBeInTheDocument();
  });

  it('inserts at the caret, which a click on a key leaves where it is', async () => {
    await open();
    await userEvent.keyboard('12{ArrowLeft}');
    await press('Plus');
    expect(expression()).toHaveFocus();
    expect(expression()).toHaveValue('1+2');
    await userEvent.keyboard('5');
    expect(expression()).toHaveValue('1+52');
  });

  it('is operated with Tab and arrow keys, and what is typed on a key is in the expression', async () => {
    await open();
    expect(expression()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Degrees' })).toHaveFocus();
    await userEvent.tab();
    expect(key('Inv, inverse functions')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(key('cos, cosine')).toHaveFocus();
    await userEvent.keyboard('{Enter}60');
    expect(expression()).toHaveFocus();
    expect(expression()).toHaveValue('cos(60');
    await userEvent.tab();
    await userEvent.tab();
    expect(key('cos, cosine')).toHaveFocus();
    await userEvent.keyboard('{Backspace}=');
    expect(expression()).toHaveValue('0.994521895368');
  });

  it('closes with Escape, gives the focus back and keeps what it contains', async () => {
    const dialog = await open();
    await press('4', '2');
    await userEvent.keyboard('{Escape}');
    expect(dialog).not.toBeVisible();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(expression()).toHaveValue('42');
    expect(expression()).toHaveFocus();
  });

  it('leaves the focus where the student has put it', async () => {
    await open();
    const answer = screen.getByRole('textbox', { name: 'Answer' });
    await userEvent.click(answer);
    await userEvent.keyboard('7');
    await userEvent.click(key('Close'));
    expect(answer).toHaveValue('7');
    expect(screen.queryByRole('textbox', { name: 'Expression' })).not.toBeInTheDocument();
  });

  it('shows fewer keys on request', async () => {
    await open();
    await press('Fewer keys');
    expect(screen.queryByRole('group', { name: 'Functions' })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Numbers and memory' })).toBeVisible();
    await press('All keys');
    expect(screen.getByRole('group', { name: 'Functions' })).toBeVisible();
  });

  it('begins with few keys on a phone', async () => {
    isWide = false;
    await open();
    expect(screen.queryByRole('group', { name: 'Functions' })).not.toBeInTheDocument();
    await press('All keys', 'C, clear', '9', '√x, square root');
    expect(expression()).toHaveValue('√(9)');
  });

  it('is moved by arrow keys', async () => {
    const dialog = await open();
    // It is drawn at 400, 300 and moved from there.
    dialog.getBoundingClientRect = () => {
      const [x = 0, y = 0] = dialog.style.translate.split(' ').map(Number.parseFloat);
      return new DOMRect(400 + x, 300 + y, 300, 400);
    };
    key('Move the calculator with the arrow keys').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowLeft}');
    expect(dialog).toHaveStyle({ translate: '24px 24px' });
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(dialog).toHaveStyle({ translate: '24px -24px' });
  });
});

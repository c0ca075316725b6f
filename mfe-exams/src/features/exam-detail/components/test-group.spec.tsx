import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TestGroup } from './test-group';

const onToggle = jest.fn<(isOpen: boolean) => void>();

function group(isOpen: boolean) {
  return (
    <TestGroup
      label="Setwise"
      tests={37}
      taken={0}
      running={0}
      isOpen={isOpen}
      onToggle={onToggle}
      outline={<p>Outline</p>}
    >
      <p>Rows</p>
    </TestGroup>
  );
}

const details = () => screen.getByRole<HTMLDetailsElement>('group');
const press = () => fireEvent.click(screen.getByText('Setwise'));

beforeEach(() => {
  onToggle.mockClear();
});

it('closes again if it is pressed twice before the list follows', () => {
  const { rerender } = render(group(false));
  press();
  expect(details().open).toBe(true);
  expect(screen.getByText('Rows')).toBeInTheDocument();
  press();
  expect(details().open).toBe(false);
  expect(onToggle.mock.calls).toEqual([[true], [false]]);
  // The list has followed to its last state, which is the first.
  rerender(group(false));
  expect(details().open).toBe(false);
});

it('follows the list, as after Back', () => {
  const { rerender } = render(group(false));
  rerender(group(true));
  expect(details().open).toBe(true);
  rerender(group(false));
  expect(details().open).toBe(false);
  expect(onToggle).not.toHaveBeenCalled();
});

it("is opened by the browser's own search", () => {
  render(group(false));
  act(() => {
    details().open = true;
    fireEvent(details(), new Event('toggle'));
  });
  expect(onToggle.mock.calls).toEqual([[true]]);
  expect(screen.getByText('Rows')).toBeInTheDocument();
  expect(details().open).toBe(true);
});

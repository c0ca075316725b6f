import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

const tabs = [
  { value: 'all', label: 'All Tests', count: 3 },
  { value: 'setwise', label: 'Setwise', count: 1 },
];

function Sample() {
  const [value, setValue] = useState('all');
  return (
    <Tabs label="Categories" tabs={tabs} value={value} onValueChange={setValue}>
      <p>{`Shown: ${value}`}</p>
    </Tabs>
  );
}

describe('Tabs', () => {
  it('opens a tab by click and by arrow key', async () => {
    render(<Sample />);
    await userEvent.click(screen.getByRole('tab', { name: /Setwise/ }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Shown: setwise');
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: /All Tests/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Shown: all');
  });

  it('is one stop of the Tab key, whose arrows go around', async () => {
    render(<Sample />);
    const names = () => document.activeElement?.textContent;
    await userEvent.tab();
    expect(names()).toBe('All Tests3');
    await userEvent.keyboard('{ArrowLeft}');
    expect(names()).toBe('Setwise1');
    await userEvent.keyboard('{Home}');
    expect(names()).toBe('All Tests3');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(names()).toBe('All Tests3');
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('All Tests 3');
  });

  it('reports a choice once, even if the caller renders it later', () => {
    const onValueChange = jest.fn();
    render(
      <Tabs label="Categories" tabs={tabs} value="all" onValueChange={onValueChange}>
        Shown
      </Tabs>,
    );
    const tab = screen.getByRole('tab', { name: /Setwise/ });
    act(() => {
      tab.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
      tab.focus();
    });
    expect(onValueChange.mock.calls).toEqual([['setwise']]);
  });
});

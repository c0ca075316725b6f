import { useState } from 'react';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = [
  { value: 'all', label: 'All Tests', count: 3 },
  { value: 'setwise', label: 'Setwise', count: 1 },
];

function Sample() {
  const [value, setValue] = useState('all');
  return (
    <Tabs label="Categories" tabs={tabs} value={value} onValueChange={setValue}>
      Shown: {value}
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
});

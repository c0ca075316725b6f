import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { DropdownMenu, DropdownMenuItem } from './dropdown-menu';

describe('DropdownMenu', () => {
  it('opens from its button and can be used by keyboard', async () => {
    const onSelect = jest.fn();
    render(
      <DropdownMenu label="Account" trigger={<Button>Account</Button>}>
        <DropdownMenuItem>Profile</DropdownMenuItem>
        <DropdownMenuItem onSelect={onSelect}>Logout</DropdownMenuItem>
      </DropdownMenu>,
    );
    screen.getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menu', { name: 'Account' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

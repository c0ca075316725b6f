import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { Checkbox, Input, PasswordInput, Textarea } from './input';
import { Select } from './select';

describe('Field', () => {
  it('connects label, hint and error to its control', () => {
    render(
      <Field label="Email" hint="We send a code to it." error="Email is required" required>
        <Input type="email" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toHaveAccessibleDescription('We send a code to it. Email is required');
    expect(input).toBeInvalid();
    expect(input).toHaveAttribute('aria-required', 'true');
  });

  it('keeps a control without an error valid', () => {
    render(
      <Field label="Address">
        <Textarea />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Address' })).toBeValid();
  });
});

describe('Select', () => {
  it('reports the chosen option, under the name of its field', async () => {
    const chosen: string[] = [];
    render(
      <Field label="Sort">
        <Select
          options={[
            { value: 'listed', label: 'Series order' },
            { value: 'title', label: 'By name' },
          ]}
          onChange={({ target }) => chosen.push(target.value)}
        />
      </Field>,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'By name');
    expect(chosen).toEqual(['title']);
  });
});

describe('PasswordInput', () => {
  it('shows and hides the typed text', async () => {
    render(
      <Field label="Password">
        <PasswordInput />
      </Field>,
    );
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'chalk and slate');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('chalk and slate');
  });
});

describe('Checkbox', () => {
  it('toggles on a click on its label', async () => {
    render(<Checkbox label="Remember me" />);
    await userEvent.click(screen.getByText('Remember me'));
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  });
});

describe('ErrorSummary', () => {
  it('takes focus when errors appear and links to the field', async () => {
    const form = (errors: { field: string; message: string }[], attempt = 1) => (
      <>
        <ErrorSummary errors={errors} attempt={attempt} />
        <Field label="Name" id="name">
          <Input />
        </Field>
      </>
    );
    const { rerender } = render(form([]));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(form([{ field: 'name', message: 'Name is required' }]));
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Name is required' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    rerender(form([{ field: 'name', message: 'Name is required' }], 2));
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('renders an error without a field as plain text', () => {
    render(<ErrorSummary errors={[{ message: 'The server cannot be reached.' }]} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { DataTable } from './data-table';

const texts = (role: string): (string | null)[] =>
  screen.getAllByRole(role).map(({ textContent }) => textContent);

describe('DataTable', () => {
  it('has the headings of its columns and rows', () => {
    render(
      <DataTable
        label="Table"
        head={['Crop', '2019', '2020']}
        rows={[
          ['Rice', '12', '14'],
          ['Wheat', '9', '−3'],
        ]}
      />,
    );
    expect(texts('columnheader')).toEqual(['Crop', '2019', '2020']);
    expect(texts('rowheader')).toEqual(['Rice', 'Wheat']);
    expect(texts('cell')).toEqual(['12', '14', '9', '−3']);
    const box = screen.getByRole('group', { name: 'Table' });
    expect(within(box).getByRole('table')).toBeInTheDocument();
  });

  it('draws matching lists with formulas, and no heading without a name', async () => {
    const { container } = render(
      <DataTable
        label="Table"
        head={['', 'List I', 'List II']}
        rows={[['P', String.raw`\(x^2\)`, '<b>parabola</b>'], ['Q']]}
      />,
    );
    expect(texts('columnheader')).toEqual(['List I', 'List II']);
    expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
    await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(1));
    expect(screen.getByText('<b>parabola</b>')).toBeInTheDocument();
    expect(screen.getAllByRole('row').at(-1)?.children).toHaveLength(3);
  });

  it('names an assertion and its reason', () => {
    render(<DataTable label="Table" head={[]} rows={[['Assertion (A)', 'Ice floats.']]} />);
    expect(screen.getByRole('row', { name: 'Assertion (A) Ice floats.' })).toBeInTheDocument();
    expect(texts('rowheader')).toEqual(['Assertion (A)']);
    expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
  });
});

import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table';

describe('Table', () => {
  it('has a name, headings and labelled cells', () => {
    render(
      <Table caption="Test history">
        <TableHead>
          <TableHeader>Exam</TableHeader>
          <TableHeader numeric>Score</TableHeader>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>GATE CSE</TableCell>
            <TableCell label="Score" numeric>
              72%
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>,
    );
    expect(screen.getByRole('table', { name: 'Test history' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Score' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '72%' })).toHaveAttribute('data-label', 'Score');
  });
});

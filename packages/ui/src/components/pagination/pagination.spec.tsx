import { describe, expect, it, jest } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Pagination } from './pagination';

describe('Pagination', () => {
  it('marks the current page and leads to previous, next and numbered pages', async () => {
    const onChange = jest.fn();
    render(<Pagination page={2} totalPages={3} onChange={onChange} />);
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(onChange.mock.calls).toEqual([[1], [3], [3]]);
  });

  it('is links if pages have addresses', async () => {
    const onChange = jest.fn();
    const hrefOf = (page: number) => `?page=${page}`;
    const pagination = (page: number) => (
      <MemoryRouter initialEntries={['/exams']}>
        <Pagination page={page} totalPages={3} onChange={onChange} hrefOf={hrefOf} />
      </MemoryRouter>
    );
    const { rerender } = render(pagination(2));
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]);
    expect(links).toEqual([
      ['Previous', '/exams?page=1', 'prev'],
      ['1', '/exams?page=1', null],
      ['2', '/exams?page=2', null],
      ['3', '/exams?page=3', null],
      ['Next', '/exams?page=3', 'next'],
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await userEvent.click(screen.getByRole('link', { name: 'Page 2', current: 'page' }));
    const opened = createEvent.click(screen.getByRole('link', { name: 'Page 1' }), {
      ctrlKey: true,
    });
    fireEvent(screen.getByRole('link', { name: 'Page 1' }), opened);
    expect(opened.defaultPrevented).toBe(false);
    expect(onChange.mock.calls).toEqual([[3]]);

    rerender(pagination(3));
    const next = screen.getByRole('link', { name: 'Next' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).not.toHaveAttribute('href');
  });

  it('stops at the first and at the last page', () => {
    const { rerender } = render(<Pagination page={1} totalPages={2} onChange={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    rerender(<Pagination page={2} totalPages={2} onChange={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('renders nothing for a single page', () => {
    render(<Pagination page={1} totalPages={1} onChange={() => undefined} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

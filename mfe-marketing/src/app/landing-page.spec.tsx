import { renderApp } from '@abhyas/web-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MarketingApp } from './marketing-app';

/** The contact form loads after the page. */
async function renderLanding() {
  const app = renderApp(<MarketingApp />);
  await screen.findByRole('form', { name: 'Contact' });
  return app;
}

describe('landing page', () => {
  it('shows what the product is and links to the first step', async () => {
    await renderLanding();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute(
      'href',
      '/login',
    );
    const families = within(screen.getByRole('list', { name: 'Exams' })).getAllByRole('listitem');
    expect(families.map((item) => item.textContent).join(' ')).toBe(
      'JEE NEET UPSC GATE CAT SSC Banking GRE GMAT CLAT',
    );
    expect(document.title).toContain('Mock tests');
  });

  it('has a section for every anchor of the navigation', async () => {
    const { container } = await renderLanding();
    for (const id of ['about', 'tests', 'stats', 'testimonials', 'contact']) {
      expect(container.querySelector(`section#${id}`)).toBeInTheDocument();
    }
  });

  it('links to the exams by category', async () => {
    await renderLanding();
    const links = screen.getAllByRole('link', { name: /10\+ mock tests/ });
    expect(links).toHaveLength(4);
    expect(links[0]).toHaveAttribute('href', '/exam-test-series?q=SSC');
    expect(screen.getByRole('link', { name: 'View All Exam Categories' })).toHaveAttribute(
      'href',
      '/exam-test-series',
    );
  });
});

describe('the sample questions', () => {
  const paper = () => within(screen.getByRole('region', { name: 'Try a question' }));

  it('explains an answer and shows it in the palette', async () => {
    await renderLanding();
    await userEvent.click(paper().getByRole('radio', { name: '10%' }));
    expect(paper().getByRole('status')).toHaveTextContent('Not quite: A is right. 1.40 × 0.75');
    await userEvent.click(paper().getByRole('radio', { name: '5%' }));
    expect(paper().getByRole('status')).toHaveTextContent('Correct.');
    expect(paper().getByRole('button', { name: 'Question 1, answered' })).toBeInTheDocument();
  });

  it('moves by buttons and palette, and marks for review', async () => {
    await renderLanding();
    expect(paper().getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(paper().getByRole('button', { name: 'Next' }));
    expect(paper().getByText('Question 2 of 5')).toBeInTheDocument();
    await userEvent.click(paper().getByRole('button', { name: 'Mark' }));
    await userEvent.click(paper().getByRole('button', { name: 'Question 5, not seen yet' }));
    expect(paper().getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(
      paper().getByRole('button', { name: 'Question 2, marked for review' }),
    ).toBeInTheDocument();
    expect(
      paper().getByRole('button', { name: 'Question 1, seen, not answered' }),
    ).toBeInTheDocument();
  });
});

import { renderApp, startServer } from '@abhyas/web-kit/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { fakeScrolling } from '../testing/scrolling';
import { MarketingApp } from './marketing-app';

const server = startServer();
const counted = {
  exams: [
    { _id: '1', name: 'SSC CGL', color: 'primary', examCategories: ['SSC'], totalTests: 100 },
    { _id: '2', name: 'SSC JE', color: 'info', examCategories: ['SSC', 'Engineering'] },
    { _id: '3', name: 'GATE CSE', color: 'info', examCategories: ['Engineering'] },
  ].map((exam) => ({ totalTests: 40, freeTests: 14, ...exam })),
  totals: { exams: 3, tests: 180, questions: 12_345 },
};
let calls = 0;
let scrolling: ReturnType<typeof fakeScrolling>;

function offering(body: JsonBodyType, status = 200): void {
  server.use(
    http.get('http://localhost/exams', () => {
      calls += 1;
      return HttpResponse.json(body, { status });
    }),
  );
}

beforeEach(() => {
  calls = 0;
  scrolling = fakeScrolling();
  offering(counted);
});

async function renderLanding() {
  const app = renderApp(<MarketingApp />);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

/** Everything below the first screen too. */
async function renderWholeLanding() {
  const app = await renderLanding();
  await scrolling.showAll();
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

describe('what is counted', () => {
  const value = (label: string) =>
    within(screen.getByRole('region', { name: 'Abhyas in numbers' })).getAllByText(label)[0]
      ?.nextElementSibling;

  it('is fetched when it comes near the screen, and its place is there before', async () => {
    await renderLanding();
    expect(value('free tests')).toHaveTextContent('…');
    expect(screen.getByText(/^Some exams have no tests yet\./)).toBeInTheDocument();
    expect(calls).toBe(0);
    await scrolling.showAll();
    expect(await screen.findByText('12,345')).toBe(value('questions'));
    expect(value('exams')).toHaveTextContent('3');
    expect(value('tests')).toHaveTextContent('180');
    expect(value('free tests')).toHaveTextContent('42');
    expect(calls).toBe(1);
  });

  it('stands beside the claims, by category', async () => {
    await renderWholeLanding();
    await screen.findByText('12,345');
    const [ssc, engineering, medical] = screen.getAllByRole('link', { name: /10\+ mock tests/ });
    expect(ssc).toHaveTextContent('2 exams, 140 tests');
    expect(engineering).toHaveTextContent('2 exams, 80 tests');
    expect(medical).not.toHaveTextContent('exams,');
  });

  it('names the exams that have no tests', async () => {
    await renderWholeLanding();
    expect(
      await screen.findByText(
        /^No tests yet for JEE, NEET, UPSC, CAT, Banking, GRE, GMAT, CLAT, AIIMS, IBPS and RBI\./,
      ),
    ).toBeInTheDocument();
  });

  it('is a sentence with a link if it cannot be loaded', async () => {
    offering({ code: 'unavailable', message: 'No.' }, 404);
    await renderWholeLanding();
    expect(await screen.findByText(/^We could not count our tests/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'list of exams' })).toHaveAttribute(
      'href',
      '/exam-test-series',
    );
  });
});

describe('the pictures of the product', () => {
  it('load when they come near the screen, in places of their size', async () => {
    const { container } = await renderLanding();
    const pictures = [...container.querySelectorAll('picture')];
    // Each in both themes, of which styles show one.
    expect(pictures).toHaveLength(6);
    for (const picture of pictures) {
      const image = picture.querySelector('img');
      const source = picture.querySelector('source');
      expect(image).toHaveAttribute('loading', 'lazy');
      expect(image?.alt).toMatch(/^(A running test|The results|The review)/);
      for (const sized of [image, source]) {
        expect(Number(sized?.getAttribute('width'))).toBeGreaterThan(300);
        expect(Number(sized?.getAttribute('height'))).toBeGreaterThan(300);
      }
      expect(source).toHaveAttribute('media', '(min-width: 640px)');
    }
  });
});

describe('the sample questions', () => {
  const paper = () => within(screen.getByRole('region', { name: 'Try a question' }));

  it('explains an answer and shows it in the palette', async () => {
    await renderLanding();
    await userEvent.click(paper().getByRole('radio', { name: '10%' }));
    expect(paper().getByRole('status')).toHaveTextContent('Wrong answer. A is right. 1.40 × 0.75');
    await userEvent.click(paper().getByRole('radio', { name: '5%' }));
    expect(paper().getByRole('status')).toHaveTextContent('Right answer. 1.40');
    expect(paper().getByRole('button', { name: 'Question 1, answered' })).toBeInTheDocument();
  });

  it('measures the time until an answer, and names what comes next', async () => {
    await renderLanding();
    expect(paper().getByRole('timer')).toHaveTextContent('00:00:00');
    jest.useFakeTimers();
    try {
      await scrolling.showAll();
      act(() => {
        jest.advanceTimersByTime(42_000);
      });
      expect(paper().getByRole('timer')).toHaveTextContent('00:00:42');
      fireEvent.click(paper().getByRole('radio', { name: '5%' }));
      expect(paper().getByRole('status')).toHaveTextContent(
        /^Right answer in 42 s\. .+ Next: number series\.$/,
      );
      act(() => {
        jest.advanceTimersByTime(5_000);
      });
      expect(paper().getByRole('timer')).toHaveTextContent('00:00:42');
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not measure while nobody sees the page', async () => {
    await renderLanding();
    jest.useFakeTimers();
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    try {
      await scrolling.showAll();
      act(() => {
        jest.advanceTimersByTime(9_000);
      });
      expect(paper().getByRole('timer')).toHaveTextContent('00:00:00');
    } finally {
      jest.useRealTimers();
    }
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

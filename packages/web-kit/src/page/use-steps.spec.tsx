import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { useSteps } from './use-steps';

/** The steps that were drawn, in their order. */
let drawn: number[] = [];

function Steps() {
  drawn.push(useSteps(3));
  return <p>Steps</p>;
}

const app = (
  <MemoryRouter initialEntries={['/steps']}>
    <Routes>
      <Route
        path="/steps"
        element={
          <>
            <Steps />
            <Link to="/other">Other</Link>
          </>
        }
      />
      <Route path="/other" element={<Back />} />
    </Routes>
  </MemoryRouter>
);

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

afterEach(() => {
  drawn = [];
  delete document.documentElement.dataset['screen'];
});

describe('useSteps', () => {
  it('draws one part after another when the page is opened', async () => {
    render(app);
    await screen.findByText('Other');
    expect([...new Set(drawn)]).toEqual([1, 2, 3]);
  });

  it('draws all parts at once after a step back, so that the page finds its place', async () => {
    render(app);
    document.documentElement.dataset['screen'] = 'ready';
    await userEvent.click(screen.getByText('Other'));
    drawn = [];
    await userEvent.click(screen.getByText('Back'));
    expect([...new Set(drawn)]).toEqual([3]);
  });

  it('draws all parts where a link leads, one after another', async () => {
    document.documentElement.dataset['screen'] = 'ready';
    render(
      <MemoryRouter initialEntries={['/start']}>
        <Routes>
          <Route path="/start" element={<Link to="/steps">Steps</Link>} />
          <Route path="/steps" element={<Steps />} />
        </Routes>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByText('Steps'));
    expect([...new Set(drawn)]).toEqual([1, 2, 3]);
  });

  it('draws all parts on a server', () => {
    renderToString(app);
    expect([...new Set(drawn)]).toEqual([3]);
  });
});

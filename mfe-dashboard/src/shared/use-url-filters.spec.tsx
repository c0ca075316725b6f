import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NavigationType, Router, type Navigator } from 'react-router';
import { useUrlFilters } from './use-url-filters';

const navigator: Navigator = {
  createHref: () => '',
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

function Search({ q }: { q: string }) {
  const [text, setText] = useState(q);
  const awaitUrl = useUrlFilters({ q }, (filters) => setText(filters.q));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        awaitUrl({ q: text });
      }}
    >
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
    </form>
  );
}

/** The search under a router that shows a URL only once a test lets it. */
function renderSlowly() {
  const at = (q: string, type: NavigationType) => (
    <Router location="/" navigationType={type} navigator={navigator}>
      <Search q={q} />
    </Router>
  );
  const { rerender } = render(at('', NavigationType.Pop));
  return (q: string, type: NavigationType = NavigationType.Push) => {
    act(() => {
      rerender(at(q, type));
    });
  };
}

const field = () => screen.getByRole('textbox', { name: 'Search' });

describe('the fields of filters in the URL', () => {
  it('keep what is typed while the URL lags behind', async () => {
    const show = renderSlowly();
    await userEvent.type(field(), 'tier{Enter}');
    await userEvent.type(field(), ' 1');
    show('tier');
    expect(field()).toHaveValue('tier 1');
  });

  it('keep the last of two searches, although the URL of the first one comes before', async () => {
    const show = renderSlowly();
    await userEvent.type(field(), 'a{Enter}');
    await userEvent.type(field(), 'b{Enter}');
    show('a');
    expect(field()).toHaveValue('ab');
    show('ab');
    expect(field()).toHaveValue('ab');
  });

  it.each([NavigationType.Pop, NavigationType.Push])(
    'show filters that come from elsewhere (%s)',
    async (type) => {
      const show = renderSlowly();
      await userEvent.type(field(), 'a{Enter}');
      show('a');
      show('', type);
      expect(field()).toHaveValue('');
    },
  );

  it('show the filters of a step back, although a search is awaited', async () => {
    const show = renderSlowly();
    await userEvent.type(field(), 'a{Enter}');
    show('before', NavigationType.Pop);
    expect(field()).toHaveValue('before');
  });

  it('await nothing when the same is searched again', async () => {
    const show = renderSlowly();
    await userEvent.type(field(), 'a{Enter}');
    show('a');
    await userEvent.type(field(), '{Enter}');
    show('elsewhere');
    expect(field()).toHaveValue('elsewhere');
  });
});

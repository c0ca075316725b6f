import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavigationType, Router, type Navigator } from 'react-router';
import { useListView } from '../hooks/use-list-view';
import { TestFilters } from './test-filters';

const search = () => screen.getByRole('searchbox', { name: 'Search these tests' });

function Filters() {
  const { view, change } = useListView();
  return (
    <TestFilters
      view={view}
      subjects={['English', 'Reasoning']}
      isVisitor={false}
      onChange={change}
    />
  );
}

/** The filters under a router that shows a URL only once a test lets it. */
function renderSlowly() {
  const asked: string[] = [];
  const ask: Navigator['replace'] = (to) => {
    asked.push(typeof to === 'string' ? to : (to.search ?? ''));
  };
  const navigator: Navigator = {
    createHref: () => '',
    go: () => undefined,
    push: ask,
    replace: ask,
  };
  const at = (query: string, type: NavigationType) => (
    <Router location={{ pathname: '/', search: query }} navigationType={type} navigator={navigator}>
      <Filters />
    </Router>
  );
  const { rerender } = render(at('', NavigationType.Pop));
  return {
    asked,
    show: (query: string, type: NavigationType = NavigationType.Replace) => {
      act(() => {
        rerender(at(query, type));
      });
    },
  };
}

describe('a URL that lags behind', () => {
  it('takes no letter from somebody who types', async () => {
    const app = renderSlowly();
    await userEvent.type(search(), 'Tier');
    app.show('?q=Ti');
    expect(search()).toHaveValue('Tier');
    await userEvent.type(search(), ' 1');
    expect(app.asked.at(-1)).toBe('?q=Tier+1');
  });

  it('undoes nothing that was chosen later', async () => {
    const app = renderSlowly();
    await userEvent.type(search(), 'Tier');
    app.show('?q=Ti');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'English');
    expect(app.asked.at(-1)).toBe('?q=Tier&subject=English');
  });

  it('changes the text if somebody goes back', async () => {
    const app = renderSlowly();
    await userEvent.type(search(), 'Tier');
    app.show('?q=Tier');
    app.show('?q=Mock', NavigationType.Pop);
    expect(search()).toHaveValue('Mock');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'English');
    expect(app.asked.at(-1)).toBe('?q=Mock&subject=English');
  });
});

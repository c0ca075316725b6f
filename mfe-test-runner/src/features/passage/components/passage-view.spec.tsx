import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { buildFigure, buildPassage } from '../../../testing/builders';
import type { ShownPassage } from '../rules/shown-passage';
import { FoldablePassage, PassageColumn } from './passage-view';

const passage = buildPassage({
  text: 'The monsoon came late.',
  table: { head: ['Year', 'Rain'], rows: [['2019', '12']] },
  figures: [buildFigure({ id: 'rain', alt: 'A chart of rain by month' })],
});
const shown: ShownPassage = { passage, first: 5, last: 9 };

function Foldable() {
  const [folded, setFolded] = useState<Record<string, boolean>>({ [passage.id]: true });
  return (
    <FoldablePassage
      shown={shown}
      isFolded={folded[passage.id] === true}
      onFold={(id, isFolded) => setFolded({ [id]: isFolded })}
    />
  );
}

describe('PassageColumn', () => {
  it('shows text, table and figures, with a title from the numbers of its questions', () => {
    render(<PassageColumn shown={shown} />);
    const column = screen.getByRole('region', { name: 'Directions for questions 6–10' });
    expect(column).toHaveTextContent('The monsoon came late.');
    expect(within(column).getByRole('table')).toBeInTheDocument();
    const picture = within(column).getByRole('img', { name: 'A chart of rain by month' });
    expect(picture).toHaveAttribute('src', '/figures/rain');
  });

  it('has its own title, and says for which questions it is', () => {
    const titled = { ...shown, passage: { ...passage, title: 'The monsoon' }, last: 5 };
    render(<PassageColumn shown={titled} />);
    const column = screen.getByRole('region', { name: 'The monsoon' });
    expect(column).toHaveTextContent('For question 6');
  });
});

describe('FoldablePassage', () => {
  it('is unfolded and folded again', async () => {
    render(<Foldable />);
    const text = screen.getByText('The monsoon came late.');
    const button = screen.getByRole('button', { name: 'Directions for questions 6–10 Show' });
    expect(text).not.toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(text).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveAccessibleName('Directions for questions 6–10 Hide');
    await userEvent.keyboard('{Enter}');
    expect(text).not.toBeVisible();
  });
});

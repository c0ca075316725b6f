import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaletteSection } from '../rules/palette-sections';
import { ChooseNote } from './choose-note';
import { SectionTabs } from './section-tabs';

function buildSection(name: string, changes: Partial<PaletteSection> = {}): PaletteSection {
  return { name, first: 0, firstOpen: 0, total: 20, answered: 0, isCurrent: false, ...changes };
}

const sections = [
  buildSection('English', { answered: 12 }),
  buildSection('Maths', { first: 20, answered: 3, isCurrent: true }),
  buildSection('Reasoning', { first: 40 }),
];
const items = (): (string | null)[] =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('SectionTabs', () => {
  it('lead to the first question of each section', async () => {
    const go = jest.fn();
    render(<SectionTabs sections={sections} onGo={go} />);
    const current = screen.getByRole('button', {
      name: 'Maths 3/20 answered: go to question 21',
      current: true,
    });
    expect(current).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Reasoning/ }));
    expect(go).toHaveBeenCalledWith(40);
    expect(screen.queryByRole('button', { name: 'About this section' })).not.toBeInTheDocument();
  });

  it('say which section is over and which comes later, where each has its own time', async () => {
    render(<SectionTabs sections={sections} running={1} onGo={() => undefined} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Maths 3\/20/ })).toBeVisible();
    expect(items()).toEqual([
      'EnglishOver: this section is over, 12/20 answered',
      'Maths 3/20',
      'ReasoningLater: this section opens when the time of the one before is over',
    ]);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /^Maths/ })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('change with the section that runs', () => {
    const page = (running: number) => (
      <SectionTabs sections={sections} running={running} onGo={() => undefined} />
    );
    const { rerender } = render(page(1));
    rerender(page(2));
    expect(screen.getByRole('button', { name: /^Reasoning/ })).toBeVisible();
    expect(items()[1]).toBe('MathsOver: this section is over, 3/20 answered');
  });

  it('lead to what holds in the section', async () => {
    const about = jest.fn();
    render(<SectionTabs sections={sections} onGo={() => undefined} onAbout={about} />);
    await userEvent.click(screen.getByRole('button', { name: 'About this section' }));
    expect(about).toHaveBeenCalledTimes(1);
  });
});

describe('ChooseNote', () => {
  it('says how many of the questions are answered', () => {
    const { container } = render(
      <ChooseNote questions={5} counted="first" total={10} answered={3} />,
    );
    expect(container).toHaveTextContent('Answer any 5 of these 10 questions. 3 of 5 answered.');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['first', 'You answered 7. We count only the 5 with the lowest question numbers.'],
    ['best', 'You answered 7. We count the 5 with the most marks.'],
  ] as const)('says what happens to more: %s', (counted, sentence) => {
    render(<ChooseNote questions={5} counted={counted} total={10} answered={7} />);
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    expect(screen.queryByText('7 of 5 answered.')).not.toBeInTheDocument();
  });
});

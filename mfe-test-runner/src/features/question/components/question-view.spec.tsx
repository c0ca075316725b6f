import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Question } from '../../../shared/paper.types';
import { buildFigure, buildPaper, buildQuestionProgress } from '../../../testing/builders';
import { QuestionView } from './question-view';

const [plain] = buildPaper(1).questions;

function buildQuestion(changes: Partial<Question> = {}): Question {
  return { ...plain!, ...changes };
}

interface SampleProps {
  question: Question;
  hasKeypad?: boolean;
  isReadOnly?: boolean;
  entered?: string[];
  left?: string[];
}

/** Keeps the answer, as the session does. */
function Sample(props: SampleProps) {
  const { question, hasKeypad = false, isReadOnly = false, entered = [], left = [] } = props;
  const [own, setOwn] = useState(buildQuestionProgress());
  const { selectedOptions = [] } = own;
  return (
    <QuestionView
      question={question}
      subject="Reasoning"
      number={2}
      total={65}
      own={own}
      marks="Marks: +2 or −2/3"
      isReadOnly={isReadOnly}
      hasKeypad={hasKeypad}
      clearWord="Clear Answer"
      onSelect={(selectedOption) => setOwn(buildQuestionProgress({ selectedOption }))}
      onToggle={(option) => {
        const others = selectedOptions.filter((each) => each !== option);
        const next = others.length < selectedOptions.length ? others : [...others, option];
        setOwn(buildQuestionProgress({ selectedOptions: next.length > 0 ? next : undefined }));
      }}
      onEnter={(value) => {
        entered.push(value);
        setOwn(buildQuestionProgress({ value: value === '' ? undefined : value }));
      }}
      onLeave={() => left.push('left')}
      onClear={() => setOwn(buildQuestionProgress({ cleared: true }))}
    />
  );
}

const clear = (): HTMLElement => screen.getByRole('button', { name: 'Clear Answer' });

describe('a single choice', () => {
  it('is a group of radio buttons with the letters of the options', async () => {
    render(<Sample question={buildQuestion()} />);
    const group = screen.getByRole('radiogroup', { name: 'Which number follows 1?' });
    await userEvent.click(within(group).getByRole('radio', { name: 'C 4' }));
    await userEvent.click(within(group).getByText('2'));
    expect(screen.getByRole('radio', { name: 'A 2' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'C 4' })).not.toBeChecked();
    expect(screen.queryByText('One or more options are right')).not.toBeInTheDocument();
    expect(screen.getByText('Marks: +2 or −2/3')).toBeVisible();
    await userEvent.click(clear());
    expect(screen.getByRole('radio', { name: 'A 2' })).not.toBeChecked();
    expect(clear()).toBeDisabled();
  });

  it('has pictures in the text and as options, with their letters', () => {
    const figures = [buildFigure({ id: 'series', alt: 'Three squares' })];
    const optionFigures = ['A square', 'A circle', null, 'A star'].map((alt, index) =>
      buildFigure({ id: `option-${index}`, alt }),
    );
    render(
      <Sample question={buildQuestion({ options: ['', '', '', ''], figures, optionFigures })} />,
    );
    expect(screen.getByRole('img', { name: 'Three squares' })).toHaveAttribute(
      'src',
      '/figures/series',
    );
    expect(screen.getByRole('radio', { name: 'B A circle' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'C Picture' })).toBeInTheDocument();
  });

  it('has a table below the text, with formulas', async () => {
    const table = { head: ['List I', 'List II'], rows: [['P. Energy', String.raw`\(mc^2\)`]] };
    const { container } = render(<Sample question={buildQuestion({ table })} />);
    const group = screen.getByRole('group', { name: 'Table of the question' });
    expect(within(group).getByRole('columnheader', { name: 'List II' })).toBeInTheDocument();
    await waitFor(() => expect(container.querySelector('.katex')).not.toBeNull());
  });
});

describe('a multiple choice', () => {
  it('is a group of check boxes that says so', async () => {
    render(<Sample question={buildQuestion({ kind: 'multiple' })} />);
    const group = screen.getByRole('group', { name: 'Which number follows 1?' });
    expect(group).toHaveAccessibleDescription('One or more options are right');
    await userEvent.click(screen.getByRole('checkbox', { name: 'A 2' }));
    await userEvent.click(screen.getByText('5'));
    expect(screen.getByRole('checkbox', { name: 'A 2' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'D 5' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'A 2' }));
    expect(screen.getByRole('checkbox', { name: 'A 2' })).not.toBeChecked();
    await userEvent.click(clear());
    expect(screen.getByRole('checkbox', { name: 'D 5' })).not.toBeChecked();
  });

  it('cannot be changed while the page is read-only', () => {
    render(<Sample question={buildQuestion({ kind: 'multiple' })} isReadOnly />);
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
  });
});

describe('a numeric question', () => {
  const question = buildQuestion({ kind: 'numeric', options: [], unit: 'm/s' });
  const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Your answer' });

  it('has a field with a unit, and says which number counts', async () => {
    const entered: string[] = [];
    const left: string[] = [];
    render(<Sample question={question} entered={entered} left={left} />);
    expect(screen.getByText('Answer with a number')).toBeInTheDocument();
    expect(field()).toHaveAttribute('inputmode', 'decimal');
    expect(field()).toHaveAccessibleDescription('m/s Type a number such as 12 or −0.5.');
    await userEvent.type(field(), '-1,250.50');
    expect(entered.at(-1)).toBe('-1250.5');
    expect(field()).toHaveAccessibleDescription(/^m\/s Counts as −1250\.5\sm\/s$/);
    expect(field()).toBeValid();
    expect(left).toEqual([]);
    await userEvent.tab();
    expect(left).toEqual(['left']);
    expect(field()).toHaveValue('-1,250.50');
  });

  it('takes every key while a page translator replaces the texts', async () => {
    const entered: string[] = [];
    render(<Sample question={question} entered={entered} />);
    replaceTexts();
    for (const key of '12.5') {
      await userEvent.type(field(), key);
      replaceTexts();
    }
    expect(field()).toHaveAccessibleDescription(/^m\/s Counts as 12\.5\sm\/s$/);
    await userEvent.type(field(), 'x');
    expect(field()).toHaveAccessibleDescription(/This is not a number/);
    await userEvent.clear(field());
    expect(field()).toHaveAccessibleDescription(/Type a number/);
    expect(entered).toEqual(['1', '12', '12', '12.5', '', '']);
  });

  it('counts as the field shows it when it is left, also if no event has told of it', async () => {
    const entered: string[] = [];
    const left: string[] = [];
    render(<Sample question={question} entered={entered} left={left} />);
    await userEvent.type(field(), '12');
    setSilently(field(), '12.5');
    expect(entered.at(-1)).toBe('12');
    await userEvent.tab();
    expect(entered.at(-1)).toBe('12.5');
    expect(left).toEqual(['left']);
    expect(field()).toHaveValue('12.5');
  });

  it('takes digits of Indian scripts', async () => {
    const entered: string[] = [];
    render(<Sample question={question} entered={entered} />);
    await userEvent.type(field(), '०१२');
    expect(entered).toEqual(['0', '1', '12']);
  });

  it('says what is wrong, and that the question is not answered', async () => {
    const entered: string[] = [];
    render(<Sample question={question} entered={entered} />);
    await userEvent.type(field(), '12x');
    expect(entered).toEqual(['1', '12', '']);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/This is not a number.+not answered\.$/);
    expect(screen.getByRole('status')).toHaveTextContent('This is not a number.');
    expect(clear()).toBeDisabled();
    await userEvent.keyboard('{Backspace}');
    expect(field()).toBeValid();
    expect(entered.at(-1)).toBe('12');
  });

  it('takes half a number for an error only when the student leaves it', async () => {
    render(<Sample question={question} />);
    await userEvent.type(field(), '-');
    expect(field()).toBeValid();
    await userEvent.tab();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/no digits yet/);
  });

  it('is emptied when its answer is cleared', async () => {
    render(<Sample question={question} />);
    await userEvent.type(field(), '7');
    await userEvent.click(clear());
    expect(field()).toHaveValue('');
    expect(field()).toHaveAccessibleDescription(/Type a number/);
  });

  it('shows the stored answer, and cannot be changed while the page is read-only', async () => {
    render(
      <QuestionView
        question={question}
        subject={undefined}
        number={1}
        total={1}
        own={buildQuestionProgress({ value: '-0.5' })}
        marks={undefined}
        isReadOnly
        hasKeypad
        clearWord={undefined}
        onSelect={() => undefined}
        onToggle={() => undefined}
        onEnter={() => undefined}
        onLeave={() => undefined}
        onClear={undefined}
      />,
    );
    expect(field()).toHaveValue('−0.5');
    expect(field()).toHaveAttribute('readonly');
    expect(await screen.findByRole('button', { name: '7' })).toBeDisabled();
  });

  describe('with a keypad', () => {
    const key = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

    it('is typed by its keys, at the caret, which keeps the focus', async () => {
      const entered: string[] = [];
      render(<Sample question={question} hasKeypad entered={entered} />);
      expect(field()).toHaveAttribute('inputmode', 'none');
      await userEvent.click(field());
      for (const name of ['1', '2', 'Move left', 'Point', 'Move left', 'Move left', 'Minus']) {
        await userEvent.click(await key(name));
      }
      expect(field()).toHaveValue('−1.2');
      expect(field()).toHaveFocus();
      expect(entered.at(-1)).toBe('-1.2');
      expect(screen.getByRole('status')).toHaveTextContent('−1.2');
      await userEvent.click(await key('Move right'));
      await userEvent.click(await key('Remove the last character'));
      expect(field()).toHaveValue('−.2');
      await userEvent.click(await key('Clear the field'));
      expect(field()).toHaveValue('');
      expect(entered.at(-1)).toBe('');
      expect(screen.getByRole('status')).toHaveTextContent('Empty');
    });

    it('is operated by keyboard', async () => {
      render(<Sample question={question} hasKeypad />);
      expect(await key('7')).toBeEnabled();
      await userEvent.click(field());
      await userEvent.tab();
      expect(await key('7')).toHaveFocus();
      await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{ArrowRight} ');
      expect(field()).toHaveValue('745');
    });
  });
});

/** Puts each text of the page into a new element, as page translators do. */
function replaceTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translation = document.createElement('font');
    translation.append(text.data);
    text.replaceWith(translation);
  }
}

/** Changes a field behind React's back. */
function setSilently(field: HTMLElement, value: string): void {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  own?.set?.call(field, value);
}

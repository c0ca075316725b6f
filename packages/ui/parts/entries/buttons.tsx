import { Button, ButtonLink, IconButton, Printer, type ButtonVariant } from '../../src/index';
import { interactionStates, type Part } from '../part';

const nothing = () => undefined;

function variant(name: ButtonVariant, title: string, use: string, avoid: string): Part {
  return {
    id: `button-${name}`,
    title,
    components: ['Button'],
    use,
    avoid,
    isControl: true,
    states: [
      ...interactionStates(<Button variant={name}>Save Changes</Button>),
      {
        name: 'Pending: it keeps its width and its focus',
        content: (
          <Button variant={name} pending>
            Save Changes
          </Button>
        ),
      },
      {
        name: 'Disabled, with its reason beside it',
        content: (
          <>
            <Button variant={name} disabled aria-describedby={`reason-${name}`}>
              Save Changes
            </Button>
            <p id={`reason-${name}`}>You have not changed anything yet.</p>
          </>
        ),
      },
    ],
  };
}

export const buttons: readonly Part[] = [
  variant(
    'primary',
    'Button: primary',
    'for the one action that a screen is for, with a verb: “Start Test”.',
    'for a second action of the same screen: that is secondary. To go somewhere, use ButtonLink.',
  ),
  variant(
    'secondary',
    'Button: secondary',
    'for other actions beside the primary one.',
    'alone on a screen whose next step it is: that is primary.',
  ),
  variant(
    'soft',
    'Button: soft',
    'for an action that repeats in each row of a list.',
    'for an action that a screen has once.',
  ),
  variant(
    'ghost',
    'Button: ghost',
    'for small actions that may be missed: “Show table”.',
    'for what a student has to find: it has no edge.',
  ),
  variant(
    'danger',
    'Button: danger',
    'to confirm what cannot be undone: “Delete my account”.',
    'to open the question before it: that button is secondary.',
  ),
  {
    id: 'button-sizes',
    title: 'Button: sizes',
    components: ['Button'],
    use: 'md nearly always, sm in rows and bars, lg once on a start page.',
    avoid: 'to make an action more important: choose the variant for that.',
    states: [
      { name: 'sm', content: <Button size="sm">Start Test</Button> },
      { name: 'md', content: <Button>Start Test</Button> },
      { name: 'lg', content: <Button size="lg">Start Test</Button> },
      { name: 'block', content: <Button block>Start Test</Button> },
    ],
  },
  {
    id: 'button-link',
    title: 'ButtonLink',
    components: ['ButtonLink'],
    use: 'for a link to another screen that is the next step: “View Test Series”.',
    avoid: 'for an action on this screen (Button), or for a link in a sentence (a plain link).',
    isControl: true,
    states: interactionStates(<ButtonLink to="/exam-test-series">View Test Series</ButtonLink>),
  },
  {
    id: 'icon-button',
    title: 'IconButton',
    components: ['IconButton'],
    use: 'where a bar has no room for a word and everybody knows the icon.',
    avoid: 'where a word fits, or for an action whose answer takes time: Button can be pending.',
    isControl: true,
    states: [
      ...interactionStates(
        <IconButton label="Print" onClick={nothing}>
          <Printer aria-hidden="true" />
        </IconButton>,
      ),
      {
        name: 'Disabled',
        content: (
          <IconButton label="Print" disabled>
            <Printer aria-hidden="true" />
          </IconButton>
        ),
      },
    ],
  },
];

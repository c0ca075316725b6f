import * as icons from '../../src/icons';
import {
  Avatar,
  Badge,
  Button,
  Card,
  Logo,
  Monogram,
  OfflineBadge,
  PageHeading,
  VisuallyHidden,
  type Tone,
} from '../../src/index';
import type { Part } from '../part';
import styles from './content.module.css';
import { picture } from './questions';

const tones: readonly Tone[] = ['neutral', 'primary', 'success', 'warning', 'danger', 'info'];
const examColours = ['primary', 'info', 'success', 'warning', 'danger'];

export const content: readonly Part[] = [
  {
    id: 'page-heading',
    title: 'PageHeading',
    components: ['PageHeading'],
    use: 'once at the top of each screen; the shell gives it the focus after a navigation.',
    avoid: 'for a heading inside a screen: a plain h2.',
    states: [
      {
        name: 'With everything',
        content: (
          <PageHeading
            title="SSC CGL"
            mark={<Monogram name="SSC CGL" color="primary" />}
            subtitle="24 tests, 3 of them free."
            back={{ to: '/exam-test-series', label: 'All exams' }}
            actions={<Button>Start Test</Button>}
          />
        ),
      },
    ],
  },
  {
    id: 'card',
    title: 'Card',
    components: ['Card'],
    use: 'for a thing with its own title and action among others of its kind.',
    avoid: 'around a whole screen, or inside another card.',
    states: [
      { name: 'sm', content: <Card padding="sm">Tight</Card> },
      { name: 'md', content: <Card>Usual</Card> },
      { name: 'lg', content: <Card padding="lg">Wide</Card> },
    ],
  },
  {
    id: 'badge',
    title: 'Badge',
    components: ['Badge'],
    use: 'for a word or two about the state of a thing.',
    avoid: 'for an action, or for a number that stands in a sentence.',
    states: tones.map((tone) => ({ name: tone, content: <Badge tone={tone}>Registered</Badge> })),
  },
  {
    id: 'offline-badge',
    title: 'Offline badge',
    components: ['OfflineBadge'],
    use: 'in the bar at the top of a page, which is always in view and covers nothing.',
    avoid: 'in a running test, which says itself where the answers are.',
    states: [{ name: 'Offline', content: <OfflineBadge isOnline={false} /> }],
  },
  {
    id: 'monogram',
    title: 'Monogram',
    components: ['Monogram'],
    use: 'before the name of an exam, so that people find it again.',
    avoid: 'without the name beside it: screen readers do not read it.',
    states: [
      ...examColours.map((color) => ({
        name: color,
        content: <Monogram name="SSC CGL" color={color} />,
      })),
      { name: 'sm', content: <Monogram name="NEET UG" color="success" size="sm" /> },
      { name: 'lg', content: <Monogram name="UPSC CAPF" color="danger" size="lg" /> },
    ],
  },
  {
    id: 'avatar',
    title: 'Avatar',
    components: ['Avatar'],
    use: 'before the name of a student.',
    avoid: 'without the name beside it: screen readers do not read it.',
    states: [
      { name: 'Initial', content: <Avatar name="Asha" /> },
      { name: 'Picture', content: <Avatar name="Asha" src={picture} /> },
      { name: 'sm', content: <Avatar name="Asha" size="sm" /> },
      { name: 'lg', content: <Avatar name="Asha" size="lg" /> },
    ],
  },
  {
    id: 'logo',
    title: 'Logo',
    components: ['Logo'],
    use: 'beside the name of the product, in the site header and on paper.',
    avoid: 'as decoration.',
    states: [{ name: 'Always the same', content: <Logo /> }],
  },
  {
    id: 'hidden',
    title: 'VisuallyHidden and SkipLink',
    components: ['VisuallyHidden', 'SkipLink'],
    use: 'for text that only screen readers need; the SkipLink is first on each page.',
    avoid: 'for what everybody needs. The SkipLink appears when it has the focus: press Tab first.',
    states: [
      {
        name: 'Read, not seen',
        content: (
          <p>
            68% <VisuallyHidden>of the questions were right</VisuallyHidden>
          </p>
        ),
      },
    ],
  },
  {
    id: 'icons',
    title: 'Icons',
    components: Object.keys(icons),
    use: 'beside a word that says the same.',
    avoid: 'as decoration, or alone: IconButton gives it a name.',
    states: [
      {
        name: 'All, with one stroke',
        content: (
          <ul className={styles.icons}>
            {Object.entries(icons).map(([name, Icon]) => (
              <li key={name}>
                <Icon aria-hidden="true" />
                {name}
              </li>
            ))}
          </ul>
        ),
      },
    ],
  },
];

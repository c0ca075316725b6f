import { describe, it } from '@jest/globals';
import { RuleTester } from 'oxlint/plugins-dev';
import plugin from './text-alone.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const valid = [
  // The only child of an element.
  '<p>{texts.retry}</p>',
  '<p>{isSaved ? texts.saved : texts.save}</p>',
  '<p>{failure ?? <Spinner />}</p>',
  // White space, which no translator replaces.
  "<p><b>{name}</b>{' '}<span>{date}</span></p>",
  // Elements, whatever decides on them.
  '<p><Icon />{isSaved && <span>{texts.saved}</span>}</p>',
  '<ul><li>{title}</li>{names.map((name) => <li key={name}>{name}</li>)}</ul>',
  'const head = <b>{name}</b>; const row = <p>{head}<Icon /></p>;',
  'const figures = useMemo(() => <Table />, []); const card = <p><Icon />{figures}</p>;',
  'function rows() { return items.map(() => <Row />); } const list = <ul><Head />{rows()}</ul>;',
  // By their types.
  'function Card({ children }: { children: Elements }) { return <p><Icon />{children}</p>; }',
  'interface Props { action?: ReactElement } function Card(props: Props) { const { action } = props; return <p><Icon />{action}</p>; }',
  'interface Props { action?: ReactElement } interface More extends Props {} function Card({ action }: More) { return <p><Icon />{action}</p>; }',
  'type Link = (label: string) => ReactElement; const help = (link: Link) => <><span>Or</span> {link("write")}</>;',
  // A function that is no component.
  'function nameOf(test: Test) { return test.name; }',
];

const invalid = [
  // Beside other children.
  '<p><Icon />{texts.retry}</p>',
  '<p>You had <b>{score}</b></p>',
  '<p>{score}%</p>',
  '<p><Icon />{isSaved && texts.saved}</p>',
  '<p><Icon />{isSaved ? <b>{texts.saved}</b> : texts.save}</p>',
  '<p><Icon />{`${count} tests`}</p>',
  'function Card({ children }: { children: ReactNode }) { return <p><Icon />{children}</p>; }',
  'const label = texts.retry; const row = <p><Icon />{label}</p>;',
  // In a fragment, which is removed child by child.
  '<>{texts.retry}</>',
  // In a list.
  '<p>{names.map((name) => name)}</p>',
  // As all that a component, or what stands in for it, draws.
  'function Summary() { return texts.found(count); }',
  '<Suspense fallback={source}><Formula /></Suspense>',
];

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(
  'text-alone',
  plugin.rules['text-alone'],
  {
    valid,
    invalid: invalid.map((code) => ({ code, errors: code.includes('%') ? 2 : 1 })),
  },
);

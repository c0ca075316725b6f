import { useSearchParams } from 'react-router';
import { Field, Select, themeChoices } from '../src/index';
import styles from './page.module.css';
import { parts } from './parts';

const widths = [
  { value: '360', label: '360 px, a phone' },
  { value: '768', label: '768 px, a tablet' },
  { value: 'full', label: 'The whole width' },
];
const themes = themeChoices.map(({ value, label }) => ({ value, label }));
const entries = [
  { value: '', label: 'All parts' },
  ...parts.map(({ id, title }) => ({ value: id, label: title })),
];

/** The list of parts, and a frame that shows one or all of them in a theme and a width. */
export function Overview() {
  const [search, setSearch] = useSearchParams();
  const chosen = {
    part: search.get('part') ?? '',
    theme: search.get('theme') ?? 'system',
    width: search.get('width') ?? 'full',
  };
  const choose = (name: keyof typeof chosen, value: string) => {
    // From the address itself: this render can be older than the choice before.
    const now = new URLSearchParams(window.location.search);
    now.set(name, value);
    setSearch(now, { replace: true });
  };
  const { part, theme, width } = chosen;
  return (
    <div className={styles.overview}>
      <header className={styles.switches}>
        <h1 className={styles.title}>Parts of Abhyas</h1>
        <Switch label="Part" options={entries} value={part} onChange={(it) => choose('part', it)} />
        <Switch
          label="Theme"
          options={themes}
          value={theme}
          onChange={(it) => choose('theme', it)}
        />
        <Switch
          label="Width"
          options={widths}
          value={width}
          onChange={(it) => choose('width', it)}
        />
        <p className={styles.hint}>
          Forced colours are the device’s: the browser’s developer tools can emulate them.
        </p>
      </header>
      <main className={styles.stage}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- This same page: a sandbox keeps it from its styles, fonts and scripts, or keeps nothing. */}
        <iframe
          title="The parts"
          className={styles.frame}
          style={{ width: width === 'full' ? '100%' : `${width}px` }}
          src={`/?${new URLSearchParams({ sheet: '', part, theme }).toString()}`}
        />
      </main>
    </div>
  );
}

interface SwitchProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

function Switch({ label, options, value, onChange }: SwitchProps) {
  return (
    <Field label={label}>
      <Select options={options} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

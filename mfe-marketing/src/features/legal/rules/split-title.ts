/** A Markdown text whose first heading of level one has become the title of the page. */
interface TitledText {
  title: string | undefined;
  text: string;
}

/** Takes the title out of a text that begins with `# Title`. */
export function splitTitle(markdown: string): TitledText {
  const text = markdown.replace(/^\uFEFF/, '').trimStart();
  const [, title, rest] = /^# +([^\n]+)(?:\n([^]*))?$/.exec(text) ?? [];
  return title === undefined ? { title, text } : { title: title.trim(), text: rest ?? '' };
}

/** Icons an insight may carry; emoji other than the four known ones get the default. */
export type InsightIcon = 'rise' | 'fall' | 'lightning' | 'shield' | 'default';

const ICONS: Readonly<Record<string, InsightIcon>> = {
  '📈': 'rise',
  '📉': 'fall',
  '⚡': 'lightning',
  '🛡': 'shield',
};

/** The icon for the emoji that the data brings, with or without its variation selector. */
export function insightIcon(emoji: string): InsightIcon {
  return ICONS[emoji.replaceAll('\uFE0F', '').trim()] ?? 'default';
}

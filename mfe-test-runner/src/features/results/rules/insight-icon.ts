/** The icons of insights. Emoji other than the four known ones get the default. */
export type InsightIcon = 'rise' | 'fall' | 'lightning' | 'shield' | 'default';

const ICONS: Readonly<Record<string, InsightIcon>> = {
  '📈': 'rise',
  '📉': 'fall',
  '⚡': 'lightning',
  '🛡': 'shield',
};

/** The icon for an emoji, with or without its variation selector. */
export function insightIcon(emoji: string): InsightIcon {
  return ICONS[emoji.replaceAll('\uFE0F', '').trim()] ?? 'default';
}

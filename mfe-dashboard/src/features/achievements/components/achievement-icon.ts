import {
  Award,
  BookOpen,
  CalendarDays,
  CircleCheck,
  Compass,
  Flame,
  GraduationCap,
  Mountain,
  ShieldCheck,
  Star,
  Target,
  TrendingUp,
  Trophy,
  Zap,
  type Icon,
} from '@abhyas/ui';

const icons: ReadonlyMap<string, Icon> = new Map([
  ['🎯', Target],
  ['📚', BookOpen],
  ['🏔', Mountain],
  ['🔥', Flame],
  ['🗓', CalendarDays],
  ['🏆', Trophy],
  ['💯', CircleCheck],
  ['🛡', ShieldCheck],
  ['⚡', Zap],
  ['📈', TrendingUp],
  ['🎓', GraduationCap],
  ['🧭', Compass],
  ['⭐', Star],
]);

const variationSelector = '\uFE0F';

/** The icon for the emoji in the data; a medal for an unknown one. */
export function achievementIcon(emoji: string): Icon {
  return icons.get(emoji.replaceAll(variationSelector, '')) ?? Award;
}

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

/** The line icon for the emoji that the data brings; a medal for one that we do not know. */
export function achievementIcon(emoji: string): Icon {
  return icons.get(emoji.replaceAll(variationSelector, '')) ?? Award;
}

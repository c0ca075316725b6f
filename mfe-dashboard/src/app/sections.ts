import {
  Award,
  Bookmark,
  BookmarkCheck,
  CalendarDays,
  ChartColumn,
  CircleHelp,
  History,
  House,
  Settings,
  User,
  type Icon,
} from '@abhyas/ui';
import { DASHBOARD_PATH, dashboardPath } from '@abhyas/web-kit';
import * as texts from '../texts/frame';

/** One page of the dashboard and its menu item. */
export interface Section {
  path: string;
  title: string;
  icon: Icon;
}

export const sections: readonly Section[] = [
  { path: DASHBOARD_PATH, title: texts.dashboard, icon: House },
  { path: dashboardPath('profile'), title: texts.profile, icon: User },
  { path: dashboardPath('history'), title: texts.history, icon: History },
  { path: dashboardPath('performance'), title: texts.performance, icon: ChartColumn },
  { path: dashboardPath('saved'), title: texts.savedTests, icon: Bookmark },
  { path: dashboardPath('bookmarks'), title: texts.bookmarks, icon: BookmarkCheck },
  { path: dashboardPath('upcoming'), title: texts.upcomingTests, icon: CalendarDays },
  { path: dashboardPath('achievements'), title: texts.achievements, icon: Award },
  { path: dashboardPath('help'), title: texts.help, icon: CircleHelp },
  { path: dashboardPath('settings'), title: texts.settings, icon: Settings },
];

/** The section of a path; undefined for an unknown path. */
export function sectionAt(pathname: string): Section | undefined {
  const path = pathname.replace(/\/+$/, '');
  return sections.find((section) => section.path === path);
}

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

/** One page of the dashboard and its menu item. */
export interface Section {
  path: string;
  title: string;
  icon: Icon;
}

export const sections: readonly Section[] = [
  { path: DASHBOARD_PATH, title: 'Dashboard', icon: House },
  { path: dashboardPath('profile'), title: 'Profile', icon: User },
  { path: dashboardPath('history'), title: 'Test History', icon: History },
  { path: dashboardPath('performance'), title: 'Performance', icon: ChartColumn },
  { path: dashboardPath('saved'), title: 'Saved Tests', icon: Bookmark },
  { path: dashboardPath('bookmarks'), title: 'Bookmarked Questions', icon: BookmarkCheck },
  { path: dashboardPath('upcoming'), title: 'Upcoming Tests', icon: CalendarDays },
  { path: dashboardPath('achievements'), title: 'Achievements', icon: Award },
  { path: dashboardPath('help'), title: 'Help Center', icon: CircleHelp },
  { path: dashboardPath('settings'), title: 'Settings', icon: Settings },
];

/** The section of a path; undefined for an unknown path. */
export function sectionAt(pathname: string): Section | undefined {
  const path = pathname.replace(/\/+$/, '');
  return sections.find((section) => section.path === path);
}

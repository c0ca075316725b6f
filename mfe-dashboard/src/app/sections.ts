import {
  Award,
  Bookmark,
  CalendarDays,
  ChartColumn,
  CircleHelp,
  History,
  House,
  Settings,
  User,
  type Icon,
} from '@abhyas/ui';

/** One page of the dashboard and its menu item. */
export interface Section {
  path: string;
  title: string;
  icon: Icon;
}

export const sections: readonly Section[] = [
  { path: '/dashboard', title: 'Dashboard', icon: House },
  { path: '/dashboard/profile', title: 'Profile', icon: User },
  { path: '/dashboard/history', title: 'Test History', icon: History },
  { path: '/dashboard/performance', title: 'Performance', icon: ChartColumn },
  { path: '/dashboard/saved', title: 'Saved Tests', icon: Bookmark },
  { path: '/dashboard/upcoming', title: 'Upcoming Tests', icon: CalendarDays },
  { path: '/dashboard/achievements', title: 'Achievements', icon: Award },
  { path: '/dashboard/help', title: 'Help Center', icon: CircleHelp },
  { path: '/dashboard/settings', title: 'Settings', icon: Settings },
];

/** The section that a path belongs to; home by default. */
export function sectionAt(pathname: string): Section | undefined {
  const path = pathname.replace(/\/+$/, '');
  return sections.find((section) => section.path === path);
}

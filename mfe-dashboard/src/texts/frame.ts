export const dashboard = 'Dashboard';
export const profile = 'Profile';
export const history = 'Test History';
export const performance = 'Performance';
export const savedTests = 'Saved Tests';
export const bookmarks = 'Bookmarked Questions';
export const upcomingTests = 'Upcoming Tests';
export const achievements = 'Achievements';
export const help = 'Help Center';
export const settings = 'Settings';

export const menu = 'Menu';
export const openMenu = 'Open menu';
export const menuFailed = 'The menu could not be loaded';
export const logout = 'Logout';
export const profileOf = 'Profile of ';
export const loading = 'Loading your dashboard...';
export const isSafe = 'Your tests and results are safe. Check your connection and try again.';
export const browse = 'Browse test series';
export const retry = 'Retry';

/** What stands for a missing name and a missing membership. */
export const defaultName = 'User Name';
export const defaultMembership = 'Premium';

/** A rank as a share of all students: “Top 57%”. */
export const topPercent = (percent: number) => `Top ${percent}%`;

export const loading = 'Loading your achievements...';
export const loadFailed = 'Your achievements could not be loaded';
export const noneTitle = 'No achievements yet';
export const noneText = 'Complete tests and challenges to earn achievements.';
export const unlocked = (count: number, all: number) => `${count} of ${all} unlocked`;
export const unlockedOn = (date: string) => `Unlocked on ${date}`;
export const locked = 'Locked';

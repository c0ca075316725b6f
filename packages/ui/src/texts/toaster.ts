export const notification = 'Notification';
/** The component replaces the word in braces by the key that moves the focus there. */
export const notifications = 'Notifications ({hotkey})';
export const dismiss = 'Close message';

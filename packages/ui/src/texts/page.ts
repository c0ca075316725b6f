export const skipToContent = 'Skip to main content';

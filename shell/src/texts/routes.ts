// The names of parts, at the start of a sentence.
export const page = 'This page';
export const startPage = 'The start page';
export const examList = 'The exam list';
export const examPage = 'The exam page';
export const testPage = 'The test page';
export const test = 'The test';
export const resultsPage = 'The results page';
export const dashboard = 'The dashboard';

// Titles of pages.
export const startTitle = 'Mock tests for competitive exams';
export const helpTitle = 'Help';
export const termsTitle = 'Terms of use';
export const privacyTitle = 'Privacy';
export const refundsTitle = 'Refunds';
export const accessibilityTitle = 'Accessibility';
export const examsTitle = 'All exam test series';
export const examTitle = 'Test series';
export const testDetailsTitle = 'Test details';
export const testTitle = 'Mock test';
export const resultsTitle = 'Test results';
export const dashboardTitle = 'Dashboard';
export const loginTitle = 'Log in';
export const registerTitle = 'Create account';
export const forgotPasswordTitle = 'Reset your password';
export const notFoundTitle = 'Page not found';

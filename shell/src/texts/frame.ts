// The header.
export const mainNavigation = 'Main';
export const home = 'Home';
export const about = 'About';
export const tests = 'Tests';
export const stats = 'Stats';
export const testimonials = 'Testimonials';
export const contact = 'Contact';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
export const checkingLogin = 'Checking whether you are logged in';
export const login = 'Login';
export const logout = 'Logout';
export const dashboard = 'Dashboard';

// The footer.
export const footerNavigation = 'Footer';
export const allExams = 'All exams';
export const help = 'Help';
export const terms = 'Terms';
export const privacy = 'Privacy';
export const refunds = 'Refunds';
export const accessibility = 'Accessibility';
export const copyright = (year: number, product: string) =>
  `© ${year} ${product}. All rights reserved.`;
export const registrationNumber = (number: string) => `Company registration number: ${number}.`;

// The theme.
export const theme = 'Theme';
export const lightTheme = 'Use the light theme';
export const darkTheme = 'Use the dark theme';

// Notices about the whole page.
export const looksWrong = 'Part of this page may not look right.';
export const reload = 'Reload the page';

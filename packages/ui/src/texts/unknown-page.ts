export const title = 'Page not found';
export const text =
  'There is no page at this address. Check the address, or choose one of our exams.';
export const seeAllExams = 'See all exams';
export const help = 'Help';

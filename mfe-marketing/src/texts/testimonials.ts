export const title = 'What students say';
export const testimonials = 'Testimonials';
export const carousel = 'carousel';
export const play = 'Play';
export const pause = 'Pause';
export const previous = 'Previous testimonials';
export const next = 'Next testimonials';
export const stars = (rating: number, max: number) => `${rating} of ${max} stars`;
/** Numbers of the first and the last one on the screen. */
export const shown = (first: number, last: number, count: number) =>
  first === last ? `${first} of ${count}` : `${first}–${last} of ${count}`;

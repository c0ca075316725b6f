export const chapterwise = 'Chapterwise';
export const topicwise = 'Topicwise';
export const setwise = 'Setwise';
export const full = 'Full tests';

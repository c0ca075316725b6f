export const pagination = 'Pagination';
export const previous = 'Previous';
export const next = 'Next';
export const pageOf = (page: number) => `Page ${page}`;

/** The product's name as users see it. */
export const productName = 'Abhyas';

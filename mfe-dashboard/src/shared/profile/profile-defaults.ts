/** Defaults for missing profile fields. */
export const defaultMembership = 'Premium';
export const defaultName = 'User Name';

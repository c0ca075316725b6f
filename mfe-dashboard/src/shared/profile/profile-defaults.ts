/** What stands where the profile does not say. */
export const defaultMembership = 'Premium';
export const defaultName = 'User Name';

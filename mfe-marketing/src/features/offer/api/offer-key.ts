/** The query key of the offer. The first screen reads with it what the page brought, without the code of the call. */
export const OFFER_KEY = ['catalogue', 'offer'] as const;

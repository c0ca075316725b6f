/** What a faulty question counts: its marks for everybody, or nothing for anybody. */
export const AWARDS = ['bonus', 'dropped'] as const;
export type Award = (typeof AWARDS)[number];

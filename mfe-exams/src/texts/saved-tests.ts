export const save = 'Save';
export const saved = 'Saved';
export const saveOf = (test: string) => `Save: ${test}`;
export const savedOf = (test: string) => `Saved: ${test}`;
export const isSaved = 'Saved. Find it under Saved Tests.';
export const saveFailed = 'Could not save the test';
export const isRemoved = 'Removed from saved tests';
export const removeFailed = 'Could not remove the test';

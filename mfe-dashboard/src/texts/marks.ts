/** Of tests that give marks of their own. */
export const marksOf = (marks: string, maxMarks: string) => `${marks} of ${maxMarks} marks`;

/** The ids of questions that an operator took out of all tests, as a subquery. */
export const WITHDRAWN = '(SELECT question_id FROM withdrawn_questions)';

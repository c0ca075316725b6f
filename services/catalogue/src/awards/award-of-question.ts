/**
 * Joins as `a` the award that a question has in a version of a test: `tq`, a row of test_questions. The
 * last award that was given up to that version holds.
 */
export const JOIN_AWARD = `LEFT JOIN question_awards a
  ON a.test_id = tq.test_id AND a.question_id = tq.question_id AND a.from_version = (
    SELECT MAX(given.from_version) FROM question_awards given
    WHERE given.test_id = tq.test_id AND given.question_id = tq.question_id
      AND given.from_version <= tq.version)`;

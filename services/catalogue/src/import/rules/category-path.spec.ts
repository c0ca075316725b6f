import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readCategoryPath, writeCategoryPath } from './category-path.js';

describe('readCategoryPath', () => {
  it.each([
    ['SSC CGL/Arithmetic/Interest', { exam: 'SSC CGL', subject: 'Arithmetic', topic: 'Interest' }],
    ['$course$/top/Physics/Optics', { subject: 'Physics', topic: 'Optics' }],
    ['$system$/Physics', { subject: 'Physics' }],
    ['top/Physics', { subject: 'top', topic: 'Physics' }],
    ['A/B/C/D', { exam: 'A', subject: 'B', topic: 'C / D' }],
    [' GATE CSE / Networks / TCP//IP ', { exam: 'GATE CSE', subject: 'Networks', topic: 'TCP/IP' }],
    ['$course$/top/', {}],
    ['', {}],
  ])('reads %j as %j', (path, category) => {
    expect(readCategoryPath(path)).toEqual(category);
  });

  it('reads what writeCategoryPath writes', () => {
    const name = fc
      .array(fc.oneof(fc.constantFrom('/', '$course$', 'top', ' ', 'x'), fc.string()), {
        minLength: 1,
      })
      .map((pieces) => pieces.join('').replace(/\s+/g, ' ').trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(name, name, name, (exam, subject, topic) => {
        expect(readCategoryPath(writeCategoryPath(exam, subject, topic))).toEqual({
          exam,
          subject,
          topic,
        });
      }),
      { numRuns: 1000 },
    );
  });
});

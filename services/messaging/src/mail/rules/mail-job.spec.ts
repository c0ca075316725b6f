import { describe, expect, it } from '@jest/globals';
import { readMail } from './mail-job.js';

const reminder = (path: string) => ({
  to: 'asha@example.com',
  template: 'test-reminder',
  data: {
    name: 'Asha',
    test: 'Live Test',
    exam: 'SSC CGL',
    startsAt: '2026-11-29T04:30:00.000Z',
    path,
  },
});

describe('readMail', () => {
  it('takes a link to a page of this site', () => {
    expect(readMail(reminder('/test-details/e1/t-2'))).toEqual(reminder('/test-details/e1/t-2'));
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'x', '', '/a?b=<script>'])(
    'takes no link to %j',
    (path) => expect(readMail(reminder(path))).toBeUndefined(),
  );

  it('takes no moment that is none', () => {
    const data = { name: 'Asha', at: 'yesterday' };
    expect(readMail({ to: 'a@example.com', template: 'password-changed', data })).toBeUndefined();
  });
});

import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';
const TABLE_OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';

/** [id, question, answer] in the order in which the help centre shows them. */
const FAQS: readonly (readonly [string, string, string])[] = [
  [
    '0193a1c0-0000-7000-8000-000000000001',
    'How do I reset my password?',
    'On the login page choose “Forgot your password”, enter your e-mail address, then the six-digit code that we send you, and choose a new password of at least 8 characters.',
  ],
  [
    '0193a1c0-0000-7000-8000-000000000002',
    'Can I retake a test?',
    'Yes, as often as you like: press Retake in your Test History, or start the test again from its exam’s page. Every attempt keeps its own result; only your first finished attempt counts for rank and percentile.',
  ],
  [
    '0193a1c0-0000-7000-8000-000000000003',
    'What does my percentile mean?',
    'It is the share of test takers whose score is no higher than yours. A percentile of 90 puts you in the top 10%. Each taker counts once, with the first finished attempt.',
  ],
  [
    '0193a1c0-0000-7000-8000-000000000004',
    'Where can I see my results?',
    'The result opens as soon as you submit a test. Later you find it in your dashboard under Test History: press View to see the scores, the right answers and the explanations again.',
  ],
  [
    '0193a1c0-0000-7000-8000-000000000005',
    'How do I upgrade my membership?',
    'There is nothing to upgrade: every account is a Premium member from the start. Each exam’s test series has its own price, shown on the exam’s page; Buy Now there sends your wish to our office.',
  ],
  [
    '0193a1c0-0000-7000-8000-000000000006',
    'What happens if I lose my connection during a test?',
    'Your answers are saved as you choose them. Open the same test again, on this or another device, and you go on where you were. The clock does not stop meanwhile.',
  ],
  [
    '0193a1c0-0000-7000-8000-000000000007',
    'What happens when the time is over?',
    'The test submits itself with everything that you have answered. If your browser is closed, the answers saved last are graded.',
  ],
  [
    '0193a1c0-0000-7000-8000-000000000008',
    'Is there negative marking?',
    'It depends on the test, and its instructions say it before you start. Unless a test states otherwise, a right answer earns one mark and a wrong one costs nothing.',
  ],
  [
    '0193a1c0-0000-7000-8000-000000000009',
    'Which tests can I start right away?',
    'Every third test in an exam’s list has a Start Test button. The others open their details page first, where any signed-in member can start them.',
  ],
  [
    '0193a1c0-0000-7000-8000-00000000000a',
    'How do I report a mistake in a question?',
    'Write to us with the contact form on the home page and name the test and the question. We check every report.',
  ],
];

export class CreateMessaging1763700000000 implements MigrationInterface {
  name = 'CreateMessaging1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE contact_messages (
      id ${ID} NOT NULL,
      name VARCHAR(100) NOT NULL,
      email VARCHAR(254) NOT NULL,
      phone CHAR(10) NOT NULL,
      subject VARCHAR(200) NOT NULL,
      message TEXT NOT NULL,
      created_at DATETIME(3) NOT NULL,
      forwarded_at DATETIME(3) NULL,
      PRIMARY KEY (id),
      KEY contact_messages_unforwarded (forwarded_at, created_at)
    ) ${TABLE_OPTIONS}`);

    await runner.query(`CREATE TABLE faqs (
      id ${ID} NOT NULL,
      position INT NOT NULL,
      question VARCHAR(200) NOT NULL,
      answer TEXT NOT NULL,
      PRIMARY KEY (id)
    ) ${TABLE_OPTIONS}`);

    for (const [index, [id, question, answer]] of FAQS.entries()) {
      await runner.query('INSERT INTO faqs (id, position, question, answer) VALUES (?, ?, ?, ?)', [
        id,
        index + 1,
        question,
        answer,
      ]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE faqs');
    await runner.query('DROP TABLE contact_messages');
  }
}

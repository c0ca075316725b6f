import { createHash } from 'node:crypto';
import type { ReleasedAnswer } from './apply-released-answers.js';

/** A group of answers under its name, in the order of the page. */
type Group = readonly [name: string, answers: readonly Entry[]];
type Entry = readonly [slug: string, question: string, ...paragraphs: readonly string[]];

const GROUPS: readonly Group[] = [
  [
    'Asked most often',
    [
      [
        'reset-password',
        'How do I reset my password?',
        'On the login page choose “Forgot your password” and enter your email address. We send you an email with a six-digit code and a link. Enter the code, or open the link. Then choose a new password of at least 8 characters.',
        'A code works for 10 minutes. The link works for two and a half hours, and only once. A new password logs you out on all devices.',
      ],
      [
        'retake-a-test',
        'Can I retake a test?',
        'Yes, as often as you like. Press Retake in your Test History, or start the test again from its exam’s page. Every attempt keeps its own result.',
        'Only your first finished attempt counts for rank and percentile. The result of a retake shows which rank you would have.',
      ],
      [
        'what-is-percentile',
        'What does my percentile mean?',
        'It is the share of students whose score is not higher than yours. With a percentile of 90 you are in the top 10%. Every student counts once, with the first finished attempt.',
        'It changes when more students take the test. It compares you with the students here, not with all students who take the real exam.',
      ],
      [
        'where-are-my-results',
        'Where can I see my results?',
        'The result opens when you submit a test. Later you find it in your dashboard under Test History. Press View to see the scores, the right answers and the explanations again.',
      ],
      [
        'upgrade-membership',
        'How do I upgrade my membership?',
        'You do not need to. Every new account has the Premium membership. Every student who is logged in can start every test in the list.',
        'Each exam’s page shows the price of its test series. Press Buy Now and send us the contact form that opens. Our team will answer you.',
      ],
    ],
  ],
  [
    'Account and login',
    [
      [
        'create-an-account',
        'How do I create an account?',
        'Choose Login, then Sign up. Enter your full name, email address, mobile number and a password of at least 8 characters. We email you a six-digit code. Enter it, and your dashboard opens. An account is free.',
      ],
      [
        'code-not-arrived',
        'My code has not arrived. What can I do?',
        'Look in the spam folder. Check that you typed your email address correctly. After 60 seconds you can press Resend OTP to get a new code. You can ask for at most 5 codes in an hour.',
        'If you closed the page, choose “Enter a code” on the login page. If you already have an account with this address, we send you an email that says so, without a code.',
      ],
      [
        'code-does-not-work',
        'Why does my code not work?',
        'A code works for 10 minutes. After five wrong tries it stops working. Then press Resend OTP to get a new code. Always use the code from the newest email.',
      ],
      [
        'code-in-another-browser',
        'Can I enter the code on another device?',
        'Yes. Choose “Enter a code” on the login page of that device. We then ask you to choose a password again, because you chose it on the first device.',
      ],
      [
        'too-many-tries',
        'Why do I have to wait before I can log in?',
        'After 10 failed logins you have to wait before the next try, at most 15 minutes. This protects your account from people who guess your password. You do not have to wait if you choose a new password with “Forgot your password”.',
      ],
      [
        'how-long-logged-in',
        'How long do I stay logged in?',
        'You stay logged in for 12 hours. If you tick “Remember me”, you stay logged in for 30 days on that device. While you use the website, we make this time longer, so that you are not logged out during a test.',
      ],
      [
        'change-password',
        'How do I change my password?',
        'Open Dashboard, then Settings, and choose Change password. You need your current password. All your other devices are logged out.',
        'If you log in with another provider and have no password yet, log out and choose “Forgot your password” to set one.',
      ],
      [
        'log-out-everywhere',
        'I used a shared computer. How do I log out there?',
        'Open Dashboard, then Settings. “Where you are logged in” shows your devices. Press Log Out Everywhere. It works within seconds.',
      ],
      [
        'mail-about-new-login',
        'I got an email about a new login. What should I do?',
        'If it was you, you do not need to do anything. If it was not you, choose a new password at once with “Forgot your password”. This also logs out everyone else. If your email account has the same password, change that one too.',
      ],
      [
        'change-email',
        'Can I change my email address?',
        'No. Your account belongs to its email address, which cannot be changed. You can create a second account with another address, but we cannot move your results to it.',
      ],
    ],
  ],
  [
    'Taking a test',
    [
      [
        'start-a-test',
        'How do I start a test?',
        'Open All exams, then choose your exam and a test. Start Test first shows you the instructions. The clock starts only when you press the button there, so take your time to read them.',
        'You must be logged in. If you are not, we open the login page first and then bring you back to the test.',
      ],
      [
        'which-tests-are-free',
        'Which tests can I start right away?',
        'Every third test in an exam’s list has a Start Test button: the first, the fourth, the seventh and so on. For the other tests, first open View Details. Every student who is logged in can start them there.',
      ],
      [
        'kinds-of-tests',
        'What kinds of tests are there?',
        'Chapterwise tests have questions from one subject, topicwise tests from one topic. Setwise tests mix subjects. Full tests are as long as the whole real paper. Live tests can be started only on a certain day, between two fixed times.',
      ],
      [
        'find-an-exam',
        'My exam is not in the list. Do you have it?',
        'We have the exams that you see under All exams. If the search does not find your exam, we do not have it yet. Write to us with the contact form and tell us which exam you need.',
      ],
      [
        'leave-and-come-back',
        'Can I leave a test and come back?',
        'Yes. Your answers are saved as you choose them. Open the same test again and you continue where you stopped. The clock does not stop while you are away, so come back before the time is over.',
      ],
      [
        'connection-lost',
        'What happens if I lose my connection during a test?',
        'Continue with the test. Your answers are kept on your device and sent to us when the connection is back. The top of the page shows if they are saved. Do not clear the data of your browser before that.',
        'If you are still offline when the time is over, connect again within one minute. We cannot count answers that arrive later.',
      ],
      [
        'change-device',
        'Can I continue a test on another device?',
        'Yes. Log in there and open the same test. All answers that we have saved are there. If a test is open on two devices, each question keeps the answer that you chose last.',
      ],
      [
        'two-tabs',
        'Why does the test say that it is open in another tab?',
        'A test can run in only one tab of a browser, so that your answers are not mixed up. You answer in the newest tab. The older tab only shows the test. You can continue in the older tab if you press the button there.',
      ],
      [
        'time-is-over',
        'What happens when the time is over?',
        'The test submits itself with all your answers. If your browser is closed, we count the answers that were saved. We do not count answers that reach us more than one minute after the end.',
      ],
      [
        'wrong-clock',
        'Does the clock of my phone matter?',
        'No. The time left comes from our server. It is right even if the clock of your device is wrong, or if you looked at another tab.',
      ],
      [
        'change-an-answer',
        'Can I change or clear an answer?',
        'You can change it until you submit. You cannot clear it: a question that you have answered stays answered.',
      ],
      [
        'palette-colours',
        'What do the colours in the question palette mean?',
        'Green: answered. Yellow: marked for review. Blue: seen, but not answered. Grey: not seen yet. The question on the screen has the main colour.',
      ],
      [
        'mark-for-review',
        'Does a question that is marked for review count?',
        'Yes, if you answered it. The mark is a note for yourself. It does not change your score.',
      ],
      [
        'negative-marking',
        'Is there negative marking?',
        'It depends on the test. You can read it in the instructions before you start. If they say nothing else, a right answer earns one mark and a wrong answer costs nothing. Every question has four options, and one of them is right.',
      ],
      [
        'which-devices',
        'Which device do I need? Is there an app?',
        'You can use any phone, tablet or computer with a new browser. There is no app to install. A test asks for full screen. If your device does not allow it, you can still take the test.',
      ],
      [
        'keyboard',
        'Can I take a test with the keyboard?',
        'Yes. You can do everything with the keyboard. Press ? during a test to see the keys. There you can also turn off keys that work with one press.',
      ],
      [
        'extra-time',
        'Can I get extra time?',
        'If you have a right to more time in exams, for example because of a disability, write to us with the contact form before you take tests. Our team can add time for one test or for all tests. The instructions then say how many extra minutes you have.',
        'If our website had a problem during your test, our team can also give you more time.',
      ],
    ],
  ],
  [
    'Results and ranking',
    [
      [
        'score-and-accuracy',
        'What is the difference between score and accuracy?',
        'Score: how many of all questions you answered right. Accuracy: how many of the questions that you answered are right. If your accuracy is high but your score is low, you did not answer many questions.',
      ],
      [
        'why-no-rank',
        'Why do I see no rank or percentile?',
        'A rank from few students means little. So we show rank and percentile only when at least 20 students have finished the test and your marks are above zero. Before that, the result shows how many students have taken the test.',
      ],
      [
        'how-is-rank-computed',
        'How is my rank calculated?',
        'Your rank in a test is 1 plus the number of students with a higher score. Students with equal scores share a rank. In tests with negative marking or more than one mark for a question, the marks decide. Only first attempts count.',
      ],
      [
        'overall-ranking',
        'How is the All India Rank calculated?',
        'We use your percentile in each test. Your overall percentile is the average of these percentiles. The All India Rank sorts students by it. You need three finished tests. It is a rank among the students here, not among all students in India.',
      ],
      [
        'wrong-question',
        'How do I report a mistake in a question?',
        'Open the result of the test. In the review, every question has a button to report it. Choose what is wrong. You can also describe it. You get an email when we have checked it.',
      ],
      [
        'explanations',
        'Where are the right answers and explanations?',
        'In the result of every finished test. It shows all questions with your answer, the right answer and the explanation. Nobody can see them before submitting.',
      ],
      [
        'saved-tests',
        'How do I save a test for later?',
        'Press Save in the list of an exam or on the details page of the test. You find it under Dashboard, Saved Tests.',
      ],
      [
        'bookmark-questions',
        'How do I bookmark a question for later?',
        'Open the result of the test. In the review, every question has a bookmark button. You find all your questions and notes under Dashboard, Bookmarked Questions.',
      ],
      [
        'achievements',
        'What are achievements?',
        'Badges for what you have done, for example your first test. You get them when you finish a test. See Dashboard, Achievements.',
      ],
    ],
  ],
  [
    'Live tests',
    [
      [
        'what-is-a-live-test',
        'What is a live test?',
        'In a live test, all registered students take the same test within the same hours. Nobody can see the questions before it opens. Dashboard, Upcoming Tests shows the next live tests.',
      ],
      [
        'register-for-live-test',
        'How do I register for a live test?',
        'Open Dashboard, Upcoming Tests and press Register Now. There you can see until when you can register. If places are limited, you can also see how many are left.',
      ],
      [
        'late-to-live-test',
        'What if I am late for a live test?',
        'You can start as long as the test is open. After you start, you have the full time of the test, even if the test closes for others before you finish.',
      ],
      [
        'lobby',
        'What is the lobby of a live test?',
        'The lobby is the page where registered students wait for a live test. It opens ten minutes before the start. It shows the time left. It checks your clock, storage, connection and full screen, so that you can solve problems before the test begins.',
      ],
      [
        'live-test-calendar',
        'How do I remember a live test?',
        'When you register, we email you a calendar file with the date. You can also download this file with Add to Calendar. About one day before the test we send you a reminder by email, unless you turned reminders off in Settings.',
      ],
    ],
  ],
  [
    'Prices and purchases',
    [
      [
        'what-does-it-cost',
        'What does it cost?',
        'An account is free. Each exam’s page shows the price of its test series in rupees. At present no test is locked: you do not have to buy anything.',
      ],
      [
        'how-to-buy',
        'How do I buy a test series?',
        'Press Buy Now on the exam’s page and send us the contact form that opens. Our team will answer you by email or phone and tell you what to do next. You cannot pay on this website, so never enter card or UPI details for us anywhere.',
      ],
      [
        'refunds',
        'Can I get a refund?',
        'Please read our page Refunds. You find it at the end of every public page. Write to us with the contact form. Tell us the test series and the day on which you paid.',
      ],
    ],
  ],
  [
    'Your data and settings',
    [
      [
        'change-profile',
        'How do I change my name, phone number or photo?',
        'Open Dashboard, then Profile. Change what you need and press Save Changes. With Change Photo you can add a JPEG, PNG or WebP picture of at most 2 MB.',
      ],
      [
        'target-exams',
        'How do I choose the exams that I prepare for?',
        'Open Dashboard, then Settings, and choose your target exams and their dates. Your home page then counts the days to your exams and recommends their tests first.',
      ],
      [
        'turn-mails-off',
        'Can I turn off emails?',
        'You can turn off login alerts and test reminders: open Dashboard, then Settings. Emails with codes and about changes to your account always come, because they protect your account.',
      ],
      [
        'download-my-data',
        'How do I download my data?',
        'Open Dashboard, then Settings, and press Download My Data. You get one file (JSON) with all that we store about you, also your answers and results.',
      ],
      [
        'delete-my-account',
        'How do I delete my account?',
        'Open Dashboard, then Settings, and press Delete My Account. You have to enter your password. We delete the account at once, and this cannot be undone: profile, photo, saved tests, registrations, achievements, messages and chats are deleted.',
        'Your finished tests stay in the rankings, but without your name. You can register again with the same address.',
      ],
      [
        'dark-theme',
        'Can I use a dark theme?',
        'Yes. At the end of every public page, or in Dashboard, Settings, you can choose the light theme, the dark theme, or the same theme as your device.',
      ],
    ],
  ],
  [
    'Contact',
    [
      [
        'contact-us',
        'How do I reach you?',
        'Use the contact form at the end of the home page. Our phone number and email addresses are beside it. When you are logged in, the form already has your name, email address and phone number.',
      ],
      [
        'contact-receipt',
        'How do I know that my message has arrived?',
        'The form says so, and you get an email with a reference number. Keep this number, in case you want to ask about your message. If you send several messages in an hour, you do not get an email for each.',
      ],
    ],
  ],
];

/** The answers of this release, in the order of the page. */
export const ANSWERS_OF_NOVEMBER_2026: readonly ReleasedAnswer[] = GROUPS.flatMap(
  ([group, answers]) => answers.map((answer) => ({ group, answer })),
).map(({ group, answer: [slug, question, ...paragraphs] }) => ({
  id: idOf(slug),
  slug,
  group,
  question,
  answer: paragraphs.join('\n\n'),
}));

/** The same in every release that has the answer, wherever it stands. */
function idOf(slug: string): string {
  const digest = createHash('sha256').update(slug).digest('hex');
  return `0193a1c0-0000-7000-8000-${digest.slice(0, 12)}`;
}

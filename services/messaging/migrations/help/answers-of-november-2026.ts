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
        'On the login page choose “Forgot your password” and enter your e-mail address. We send you a six-digit code and a link. Enter the code, or open the link, and choose a new password of at least 8 characters.',
        'A code works for 10 minutes, the link for two and a half hours and only once. A new password logs you out on all devices.',
      ],
      [
        'retake-a-test',
        'Can I retake a test?',
        'Yes, as often as you like: press Retake in your Test History, or start the test again from its exam’s page. Every attempt keeps its own result.',
        'Only your first finished attempt counts for rank and percentile. The result of a retake shows where it would stand.',
      ],
      [
        'what-is-percentile',
        'What does my percentile mean?',
        'It is the share of participants whose score is no higher than yours. With a percentile of 90 you are in the top 10%. Each participant counts once, with the first finished attempt.',
        'It is live: it changes when more students take the test. It compares you with students here, not with everyone who sits the real exam.',
      ],
      [
        'where-are-my-results',
        'Where can I see my results?',
        'The result opens as soon as you submit a test. Later you find it in your dashboard under Test History: press View to see the scores, the right answers and the explanations again.',
      ],
      [
        'upgrade-membership',
        'How do I upgrade my membership?',
        'You do not need to. Every new account has the Premium membership, and every logged-in student can start every listed test.',
        'Each exam’s test series has a price on the exam’s page. Buy Now there opens the contact form with the exam filled in, and our office answers you.',
      ],
    ],
  ],
  [
    'Account and login',
    [
      [
        'create-an-account',
        'How do I create an account?',
        'Choose Login, then Sign up. Enter your full name, e-mail address, mobile number and a password of at least 8 characters. We send a six-digit code to your e-mail address. Enter it, and your dashboard opens. An account is free.',
      ],
      [
        'code-not-arrived',
        'My code has not arrived. What can I do?',
        'Look in the spam folder, and check that you typed your e-mail address correctly. After 60 seconds you can press Resend OTP to get a new code. You can ask for at most 5 codes an hour.',
        'If you closed the page, choose “Enter a code” on the login page. If you already have an account with that address, we send a mail that says so in place of a code.',
      ],
      [
        'code-does-not-work',
        'Why is my code not accepted?',
        'A code works for 10 minutes. After five wrong tries it stops working, and you need a new one: press Resend OTP. Always use the code from the newest mail.',
      ],
      [
        'code-in-another-browser',
        'Can I enter the code on another device?',
        'Yes: choose “Enter a code” on the login page of that device. Because you chose your password on the first device, we ask you to choose one again.',
      ],
      [
        'too-many-tries',
        'It says that I have to wait. Why?',
        'After 10 failed logins the next try has to wait, at most 15 minutes. This protects your account from people who guess. Nobody can lock your account: “Forgot your password” works in the meantime and ends the wait.',
      ],
      [
        'how-long-logged-in',
        'How long do I stay logged in?',
        'A login lasts 12 hours. With “Remember me” it lasts 30 days on that device. While you use the site, it is renewed in time, so that a running test is not interrupted.',
      ],
      [
        'change-password',
        'How do I change my password?',
        'Open Dashboard, then Settings, and choose Change password. You need your present password. All other devices are logged out.',
        'If you signed in with another provider and have no password yet, log out and use “Forgot your password” to set one.',
      ],
      [
        'log-out-everywhere',
        'I used a shared computer. How do I log out there?',
        'Open Dashboard, then Settings: “Where you are logged in” lists your devices. Press Log Out Everywhere. It takes effect within seconds.',
      ],
      [
        'mail-about-new-login',
        'I got a mail about a new login. What should I do?',
        'If it was you, nothing. If it was not, choose a new password at once with “Forgot your password”; that also logs everyone else out. Change the password of your mailbox too if you use the same one there.',
      ],
      [
        'change-email',
        'Can I change my e-mail address?',
        'No. Your account belongs to its e-mail address, which cannot be changed. You can register a second account with another address; results cannot be moved to it.',
      ],
    ],
  ],
  [
    'Taking a test',
    [
      [
        'start-a-test',
        'How do I start a test?',
        'Open All exams, choose your exam and a test. Start Test opens the instructions first. The clock starts only when you press the button there, so read them in peace.',
        'You have to be logged in. If you are not, we take you to the login page and back.',
      ],
      [
        'which-tests-are-free',
        'Which tests can I start right away?',
        'Every third test in an exam’s list has a Start Test button: the first, the fourth, the seventh and so on. The others open their details page first, where any logged-in student can start them.',
      ],
      [
        'kinds-of-tests',
        'What kinds of tests are there?',
        'Chapterwise tests stay within one subject, topicwise tests within one topic, and setwise tests mix subjects. Full tests are whole papers. Live tests take place in a fixed window.',
      ],
      [
        'find-an-exam',
        'My exam is not in the list. Do you offer it?',
        'We offer the exams that All exams lists. If the search does not find yours, we do not have it yet. Write to us with the contact form which one you need.',
      ],
      [
        'leave-and-come-back',
        'Can I leave a test and come back?',
        'Yes. Your answers are saved as you choose them. Open the same test again and you go on where you were. The clock does not stop while you are away, so come back before the time is over.',
      ],
      [
        'connection-lost',
        'What happens if I lose my connection during a test?',
        'Go on answering. Your answers are kept on your device and sent as soon as the network is back; the top of the test says whether they are saved. Do not clear the data of your browser in the meantime.',
        'If you are still offline when the time is over, reconnect within a minute: later answers cannot be graded.',
      ],
      [
        'change-device',
        'Can I go on with a test on another device?',
        'Yes. Log in there and open the same test: all answers that were sent are there. If a test is open on two devices, each question keeps the answer that you chose last.',
      ],
      [
        'two-tabs',
        'Why does the test say that it is open in another tab?',
        'A test runs in one tab of a browser, so that your answers do not overwrite each other. The newest tab goes on, and the older one only shows the test. You can take over in the tab that you want.',
      ],
      [
        'time-is-over',
        'What happens when the time is over?',
        'The test submits itself with everything that you have answered. If your browser is closed, the answers saved last are graded. Answers that reach us more than a minute after the deadline do not count.',
      ],
      [
        'wrong-clock',
        'Does the clock of my phone matter?',
        'No. The remaining time comes from our server. It stays right if your device’s clock is wrong, and if the tab was in the background.',
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
        'Yes, if you answered it. The mark is a note to yourself and changes nothing about the marks that you get.',
      ],
      [
        'negative-marking',
        'Is there negative marking?',
        'It depends on the test, and its instructions say it before you start. Unless a test states otherwise, a right answer earns one mark and a wrong one costs nothing. Every question has four options, and one of them is right.',
      ],
      [
        'which-devices',
        'Which device do I need? Is there an app?',
        'Any phone, tablet or computer with a recent browser. There is no app to install. A test asks for full screen; if your device does not allow it, the test works all the same.',
      ],
      [
        'keyboard',
        'Can I take a test with the keyboard?',
        'Yes, all of it. Press ? during a test to see the keys. You can turn the single keys off there.',
      ],
      [
        'extra-time',
        'Can I get extra time?',
        'If you have a right to more time in exams, write to us with the contact form before you take tests. Our office can add time for one test or for all. The instructions then say how many extra minutes you have.',
        'After an outage on our side, the office can move the deadlines of open tests.',
      ],
    ],
  ],
  [
    'Results and ranking',
    [
      [
        'score-and-accuracy',
        'What is the difference between score and accuracy?',
        'The score counts right answers out of all questions. Accuracy counts them out of the questions that you answered. High accuracy with a low score means that you left much unanswered.',
      ],
      [
        'why-no-rank',
        'Why do I see no rank or percentile?',
        'We show them only when they say something. A test needs at least 20 participants, and your marks must be above zero. Until then the result says how many have taken the test so far.',
      ],
      [
        'how-is-rank-computed',
        'How is my rank computed?',
        'Your rank in a test is 1 plus the number of participants with a higher score. Equal scores share a rank. In tests with a marking scheme, marks decide. Only first attempts count.',
      ],
      [
        'overall-ranking',
        'How is the overall ranking computed?',
        'For each test, your percentile counts. The overall percentile is the mean of your percentiles, and the All India Rank orders students by it. It needs three finished tests. “India” means the students here.',
      ],
      [
        'wrong-question',
        'How do I report a mistake in a question?',
        'Open the result of the test. In the review, every question has a button to report it: choose what is wrong, and describe it if you like. You get a mail when we have checked it.',
      ],
      [
        'explanations',
        'Where are the right answers and explanations?',
        'In the result of every finished test: it lists all questions with your answer, the right one and the explanation. Nobody sees them before submitting.',
      ],
      [
        'saved-tests',
        'How do I keep a test for later?',
        'Press Save in the exam’s list or on the test’s details page. You find it under Dashboard, Saved Tests.',
      ],
      [
        'bookmark-questions',
        'How do I keep a question for later?',
        'Open the result of the test. In the review, every question has a bookmark button. Dashboard, Bookmarked Questions lists them with your notes.',
      ],
      [
        'achievements',
        'What are achievements?',
        'Badges for what you did, such as your first test. They unlock by themselves when you finish a test. See Dashboard, Achievements.',
      ],
    ],
  ],
  [
    'Live tests',
    [
      [
        'what-is-a-live-test',
        'What is a live test?',
        'A test that all registered students take in the same window. Its questions stay locked until the window opens. Dashboard, Upcoming Tests shows the next ones.',
      ],
      [
        'register-for-live-test',
        'How do I register for a live test?',
        'Press Register Now under Dashboard, Upcoming Tests. Each test shows until when you can register and, if places are limited, how many are left.',
      ],
      [
        'late-to-live-test',
        'What if I come late to a live test?',
        'You can start as long as the window is open. Once you have started, you have the full time of the test, also if the window closes meanwhile.',
      ],
      [
        'lobby',
        'What is the lobby of a live test?',
        'From ten minutes before the start, registered students can enter the lobby. It counts down and checks clock, storage, network and full screen, so that you can fix what is wrong before the test begins.',
      ],
      [
        'live-test-calendar',
        'How do I remember a live test?',
        'When you register, we mail you the date as a file for your calendar; Add to Calendar downloads the same file. We also send you a reminder by e-mail about a day before, unless you turned reminders off in Settings.',
      ],
    ],
  ],
  [
    'Prices and purchases',
    [
      [
        'what-does-it-cost',
        'What does it cost?',
        'An account is free. Each exam’s page shows the price of its test series in rupees. At present no test is locked for students who have not bought anything.',
      ],
      [
        'how-to-buy',
        'How do I buy a test series?',
        'Buy Now on the exam’s page opens the contact form with the exam filled in. Our office answers by e-mail or phone and arranges the rest. You cannot pay on this site, so never enter card or UPI details for us anywhere.',
      ],
      [
        'refunds',
        'Can I get a refund?',
        'Read our page on refunds, which you find at the end of every public page. Write to us with the contact form and name the test series and the day on which you paid.',
      ],
    ],
  ],
  [
    'Your data and settings',
    [
      [
        'change-profile',
        'How do I change my name, phone number or photo?',
        'Open Dashboard, then Profile, change what you need and press Save Changes. Change Photo takes a JPEG, PNG or WebP picture of at most 2 MB.',
      ],
      [
        'target-exams',
        'How do I say which exams I prepare for?',
        'Open Dashboard, then Settings, and choose your target exams and their dates. Your home page then counts the days and recommends tests of these exams first.',
      ],
      [
        'turn-mails-off',
        'Can I turn e-mails off?',
        'Yes, login alerts and test reminders: open Dashboard, then Settings. E-mails with codes and about changes to your account cannot be turned off, because they protect it.',
      ],
      [
        'download-my-data',
        'How do I download my data?',
        'Open Dashboard, then Settings, and press Download My Data. You get one file (JSON) with everything that we store about you, including your answers and results.',
      ],
      [
        'delete-my-account',
        'How do I delete my account?',
        'Open Dashboard, then Settings, and press Delete My Account. We ask for your password. It happens at once and cannot be undone: profile, photo, saved tests, registrations, achievements, messages and chats are deleted.',
        'Finished tests stay in the rankings without anything that leads to you. You can register again with the same address.',
      ],
      [
        'dark-theme',
        'Can I use a dark theme?',
        'Yes: choose light, dark or the colours of your device at the end of every public page, or in Dashboard, Settings.',
      ],
    ],
  ],
  [
    'Contact',
    [
      [
        'contact-us',
        'How do I reach you?',
        'Use the contact form at the end of the home page, or the phone number and e-mail addresses beside it. When you are logged in, the form already has your name, e-mail address and phone number.',
      ],
      [
        'contact-receipt',
        'How do I know that my message has arrived?',
        'The form says so, and you get an e-mail with a reference. Keep the reference for questions. If you send several messages in an hour, not each of them gets its own e-mail.',
      ],
    ],
  ],
];

/** The ids of the answers that earlier releases had; others get one from their place in this list. */
const ids: Readonly<Record<string, string>> = {
  'reset-password': '1',
  'retake-a-test': '2',
  'what-is-percentile': '3',
  'where-are-my-results': '4',
  'upgrade-membership': '5',
  'connection-lost': '6',
  'time-is-over': '7',
  'negative-marking': '8',
  'which-tests-are-free': '9',
  'wrong-question': 'a',
};

const FIRST_NEW_ID = 0x101;

/** The answers of this release, in the order of the page. */
export const ANSWERS_OF_NOVEMBER_2026: readonly ReleasedAnswer[] = GROUPS.flatMap(
  ([group, answers]) => answers.map((answer) => ({ group, answer })),
).map(({ group, answer: [slug, question, ...paragraphs] }, index) => ({
  id: `0193a1c0-0000-7000-8000-${(ids[slug] ?? (FIRST_NEW_ID + index).toString(16)).padStart(12, '0')}`,
  slug,
  group,
  question,
  answer: paragraphs.join('\n\n'),
}));

import type { Passage } from './passage.js';

/** How the product works. Each sentence must be true for the running product. */
export const HELP_PASSAGES: readonly Passage[] = [
  {
    id: 'help-register',
    title: 'How do I create an account?',
    asks: ['sign up', 'register', 'join', 'open an account', 'new account registration free'],
    text: `Creating an account is free. Choose **Login**, then **Sign up**, and enter your full name, e-mail address, mobile number and a password of at least 8 characters.

We e-mail you a six-digit code. Enter it on the next screen and you are in; your dashboard opens straight away. If you closed that screen, choose **Enter a code** on the login page. If you enter the code in another browser than you registered in, we ask you to choose a password once more.`,
  },
  {
    id: 'help-code-missing',
    title: 'The verification code has not arrived. What now?',
    asks: ['otp not received', 'no otp', 'verification mail missing', 'resend otp', 'code expired'],
    text: `Look in the spam folder first, and check that the e-mail address was typed correctly. A code is valid for **10 minutes**; with **Resend OTP** you can ask for a fresh one after 60 seconds, at most five an hour. Use the code from the newest mail.

After five wrong tries a code stops working and a new one is needed. If you closed the page, choose **Enter a code** on the login page. If you already have an account with that address, the mail says so in place of a code.`,
  },
  {
    id: 'help-password',
    title: 'How do I reset my password?',
    asks: [
      'forgot password',
      'change password',
      'cannot log in',
      'lost password',
      'recover account',
    ],
    text: `On the login page choose **Forgot your password**. Enter your e-mail address, then the six-digit code that we send to it, then your new password (at least 8 characters). Or open the link in the same e-mail: it leads straight to the new password, works once and for two and a half hours.

Afterwards log in with the new password.`,
  },
  {
    id: 'help-stay-signed-in',
    title: 'Why was I logged out?',
    asks: ['remember me', 'session expired', 'stay logged in', 'logged out automatically'],
    text: `A login lasts 12 hours. Tick **Remember me** when you log in and it lasts 30 days on that device.

Changing your password ends every older login, so you may have to log in again on your other devices.`,
  },
  {
    id: 'help-start-test',
    title: 'How do I take a mock test?',
    asks: [
      'start a test',
      'take a mock test',
      'take a test',
      'begin a mock test',
      'attempt a test',
      'give a mock test',
      'where are the tests',
    ],
    text: `Open **Exam Test Series**, pick your exam and choose a test from the list. **Start Test** shows the instructions first; the clock starts only when you press the button there.

You need to be logged in. If you are not, we take you to the login page and bring you back.`,
  },
  {
    id: 'help-free-tests',
    title: 'Which tests are free?',
    asks: ['free trial', 'free mock test', 'try without paying', 'trial tests', 'is it free'],
    text: `An account is free, and at present no test is locked for students who have not bought anything. In every exam's list, each third test (the 1st, 4th, 7th and so on) carries a **Start Test** button. The others open their details page first, where any logged-in student can start them.

**Start Free Trial** on an exam's page takes you to its first free test. The price on that page is for its test series; you do not have to pay it to take a test now.`,
  },
  {
    id: 'help-buy',
    title: 'How do I buy a test series?',
    asks: ['payment', 'buy now', 'purchase', 'pay by upi', 'invoice', 'discount coupon'],
    text: `You cannot pay on this site, so never enter card or UPI details for us anywhere. Each exam's page shows the price of its test series in rupees. **Buy Now** opens the contact form with the exam already filled in; our office answers by e-mail or phone and arranges the rest.

For questions about invoices use the same form. At present no test is locked: every logged-in student can start every listed test.`,
  },
  {
    id: 'help-refund',
    title: 'Can I get a refund?',
    asks: ['refund', 'money back', 'paid twice', 'cancel a purchase'],
    text: `**Within 7 days** of your payment you get the whole amount back, for any reason. **Later** you get it back if a test series that you paid for was not available to you, for that time. A payment made twice, or of a wrong amount, is always paid back.

Write to us with the **contact form** and name the exam and the day on which you paid. We pay the money back within 14 days. The page **Refunds** has the whole text.`,
  },
  {
    id: 'help-membership',
    title: 'What membership do I have, and what does Premium add?',
    asks: ['premium', 'upgrade membership', 'upgrade account', 'membership plan'],
    text: `Every account is a **Premium** member from the day it is opened, free of charge: there is nothing to upgrade. At present every logged-in student can start every listed test, so a purchase unlocks nothing more. Your membership is shown under your picture on the dashboard and on your profile page.`,
  },
  {
    id: 'help-pause',
    title: 'Can I leave a test and come back?',
    asks: [
      'pause test',
      'resume test',
      'continue later',
      'close browser',
      'power cut',
      'internet gone during a test',
      'network problem during a test',
      'lost connection',
      'computer crashed',
    ],
    text: `You can leave a test and come back, but you **cannot pause it**: the clock does not stop while you are away. Your answers are saved as you choose them. Open the same test again, on any device, and you go on where you were, as long as its time is not over.

If the connection fails, go on answering: the answers are kept on your device and sent as soon as the network is back.`,
  },
  {
    id: 'help-offline',
    title: 'Does it work offline?',
    asks: ['offline mode', 'download tests'],
    text: `You need a connection to log in, to start a test and to submit it. **During a test** you can go on **without internet**: the answers are kept on your device and sent as soon as the network is back; the top of the test says whether they are saved. Do not clear the data of your browser in the meantime.

If you are still offline when the time is over, reconnect within a minute: later answers cannot be graded. Tests cannot be downloaded.`,
  },
  {
    id: 'help-time-up',
    title: 'What happens when the time is over?',
    asks: ['timer zero', 'time up', 'auto submit', 'deadline', 'did not submit in time'],
    text: `At zero the test submits itself with everything you have answered. If your browser is closed at that moment, the answers saved last are graded, so nothing you did is lost.`,
  },
  {
    id: 'help-palette',
    title: 'What do the colours in the question palette mean?',
    asks: ['palette colours', 'mark for review', 'green yellow blue grey', 'question numbers'],
    text: `Green: answered. Yellow: marked for review. Blue: seen but not answered. Grey: not seen yet. The question on the screen has the main colour.

**Mark for review** is a note to yourself; a marked question with an answer still counts.`,
  },
  {
    id: 'help-negative-marking',
    title: 'Is there negative marking?',
    asks: ['minus marks', 'wrong answer penalty', 'marking scheme', 'marks per question'],
    text: `It depends on the test, and its instructions say it before you start. **Full and sectional mock tests** are marked as the real paper is, with negative marking where the real exam has it. **Chapterwise, topicwise and setwise tests** give 1 mark for a right answer and deduct nothing.

Ask me with the name of the exam, and I tell you its figures.`,
  },
  {
    id: 'help-full-screen',
    title: 'Does a test need full screen?',
    asks: ['fullscreen', 'full screen necessary'],
    text: `A test asks for full screen so that nothing distracts you; if your device does not allow it, or you say no, the test works all the same.`,
  },
  {
    id: 'help-results',
    title: 'Where do I find my results?',
    asks: ['see score', 'result page', 'solutions', 'answer key', 'explanations', 'review answers'],
    text: `The result opens as soon as you submit: score, accuracy, time, subjects, difficulty, and the right answers with explanations.

All earlier results stay under **Dashboard → Test History**; press **View** on any of them.`,
  },
  {
    id: 'help-percentile',
    title: 'What does percentile mean?',
    asks: [
      'percentile calculation',
      'top percent',
      'compare with other students',
      'percentile versus percentage',
    ],
    text: `Your percentile is the share of participants whose score is no higher than yours. A percentile of 90 puts you in the **top 10%**. It changes when more students take the test, and it compares you with the students here.

Only each student's first finished attempt at a test counts, so retakes cannot distort it. It is shown from 20 participants on, and only for marks above zero.`,
  },
  {
    id: 'help-rank',
    title: 'How is my rank computed?',
    asks: ['all india rank', 'rank calculation', 'air', 'position among students'],
    text: `In one test your rank is 1 plus the number of participants who scored strictly more, and equal scores share a rank: the time that you took does not change it. In tests with a marking scheme, marks decide. The **All India Rank** on the performance page orders students by the mean of their percentiles over all tests; it needs three finished tests.

It is a rank among the students here, not among all who sit the real exam. A test shows ranks from 20 participants on, and only for marks above zero.`,
  },
  {
    id: 'help-no-rank',
    title: 'Why do I see no rank or percentile?',
    asks: ['rank not shown', 'rank missing', 'minimum participants', 'negative marks no rank'],
    text: `Rank and percentile are shown only when they say something: the test needs **at least 20 participants**, and your marks must be **above zero**. Until then the result says how many have taken the test so far.

The overall rank on the performance page needs three finished tests, each with 20 participants. Only your first finished attempt of a test counts.`,
  },
  {
    id: 'help-others',
    title: 'Who sees my results?',
    asks: ['private results', 'results visible', 'results public'],
    text: `Results are **private**. Nobody else sees your scores, answers or notes, and I cannot tell you anything about other students: no names, marks, ranks or addresses. Rankings show each student only the own place.

If you want to show somebody a result, open it and print it.`,
  },
  {
    id: 'help-no-answers',
    title: 'Can I get the answers of a test beforehand?',
    asks: ['answers of the mock test', 'leaked paper', 'answer key before the test'],
    text: `No: I do not have the **answers** of tests, and nobody sees them before submitting. As soon as you submit a test, its result lists every question with your answer, the right one and the explanation. Of papers of real exams I know nothing.`,
  },
  {
    id: 'help-accuracy',
    title: 'What is the difference between score and accuracy?',
    asks: ['score meaning', 'accuracy meaning', 'speed meaning', 'how is score calculated'],
    text: `**Score** counts right answers out of all questions; **accuracy** counts them out of the questions you answered. A high accuracy with a low score means that you know your material but leave too much untouched.

Speed is the number of questions that you answer in a minute.`,
  },
  {
    id: 'help-retake',
    title: 'Can I retake a test?',
    asks: ['repeat test', 'second attempt', 'reattempt', 'try again same test'],
    text: `As often as you like. Open **Dashboard → Test History** and press **Retake**, or start the test again from its exam's page. Each attempt is kept with its own result; only the first one counts for the ranking.`,
  },
  {
    id: 'help-saved',
    title: 'How do I save a test for later?',
    asks: ['bookmark test', 'saved tests', 'favourite', 'wish list'],
    text: `Press **Save** on a test in an exam's list or on its details page. You find it again under **Dashboard → Saved Tests**, where you can also remove it.`,
  },
  {
    id: 'help-bookmarks',
    title: 'How do I bookmark a question?',
    asks: [
      'bookmarked questions',
      'save a question',
      'note on a question',
      'revise questions later',
    ],
    text: `After a test, open its result: in the review every question has a **Bookmark** button. All of them stand under **Dashboard → Bookmarked Questions**, with search and filters by exam, subject and topic. There you can add a note of your own, which only you can read, and remove a bookmark.`,
  },
  {
    id: 'help-targets',
    title: 'How do I choose my target exam and its date?',
    asks: [
      'target exam',
      'exam date countdown',
      'days left',
      'change goal exam',
      'recommended tests',
    ],
    text: `Under **Dashboard → Settings → Target exams** choose up to five exams, each with its date if you know it, and press **Save**. Your home page then counts the days to them and recommends their tests first. You can change them at any time; the dates are yours, not official ones.`,
  },
  {
    id: 'help-upcoming',
    title: 'What are upcoming live tests?',
    asks: ['live test', 'scheduled test', 'register for test', 'calendar', 'all india mock'],
    text: `A live test is taken by all registered students in the same window, and costs nothing extra. See **Dashboard → Upcoming Tests**: press **Register Now** to take part. We mail you the date as a file for your calendar, and a reminder about a day before. Questions stay locked until the window opens.`,
  },
  {
    id: 'help-lobby',
    title: 'What is the lobby of a live test?',
    asks: ['lobby', 'waiting room', 'check device before live test', 'minutes before live test'],
    text: `The **lobby** is the page where registered students wait for a live test. It opens **ten minutes before** the start: press **Enter lobby** under **Dashboard → Upcoming Tests** or on the test's page. It counts down and checks your clock, network, storage and full screen; the **Start Test** button appears there by itself.

The test runs by our clock, so a wrong clock on your device costs you no time.`,
  },
  {
    id: 'help-live-late',
    title: 'What if I come late to a live test, or miss it?',
    asks: [
      'late to live test',
      'join live test late',
      'missed live test',
      'not registered in time',
    ],
    text: `You can start a live test **as long as its window is open**, if you have registered for it. Once you have started, you have the full time of the test, even if the window closes meanwhile. After the window has closed it cannot be started any more.`,
  },
  {
    id: 'help-test-kinds',
    title: 'What are chapterwise, topicwise and setwise tests?',
    asks: ['chapter test', 'topic test', 'test categories', 'full mock', 'types of tests'],
    text: `**Chapterwise** tests stay within one subject, **topicwise** tests within one topic, and **setwise** tests mix subjects the way a paper does. **Full tests** follow the real paper in length, time and marks, and **sectional** ones a single part of it.

Use topicwise tests while you learn, chapterwise ones to revise, and setwise ones to train for the day itself.`,
  },
  {
    id: 'help-syllabus',
    title: 'Where is the syllabus of an exam?',
    asks: ['syllabus', 'topics covered', 'subject list'],
    text: `Open the exam from **Exam Test Series** and press **View Syllabus**: it lists the subjects and topics with the number of questions that our tests hold for each. For the official syllabus always read the notification of the body that conducts the exam.`,
  },
  {
    id: 'help-profile',
    title: 'How do I change my profile?',
    asks: ['edit profile', 'change name', 'change mobile number', 'update address', 'change photo'],
    text: `Open **Dashboard → Profile**, change what you need and press **Save Changes**. **Change Photo** takes a JPEG, PNG or WebP picture of at most 2 MB. The e-mail address is what your account is known by and cannot be changed there.`,
  },
  {
    id: 'help-change-email',
    title: 'Can I change my e-mail address?',
    asks: ['change email', 'new email id', 'wrong email address'],
    text: `No: the **e-mail address cannot be changed**, because your account belongs to it. You can register a second account with another address; results cannot be moved to it. Name, mobile number and photo you change under **Dashboard → Profile**.`,
  },
  {
    id: 'help-achievements',
    title: 'What are achievements?',
    asks: ['badges', 'unlock', 'streak', 'rewards'],
    text: `Small marks of progress, such as finishing a first test or scoring 90% and more. They unlock by themselves when you have done what they describe; see **Dashboard → Achievements**.`,
  },
  {
    id: 'help-app',
    title: 'Is there an app, and does it work on a phone?',
    asks: ['mobile app', 'android', 'play store', 'phone or laptop', 'which device', 'tablet'],
    text: `There is **no app** to install: the site runs in any recent **browser on a phone**, tablet or computer, and your account is the same on all of them.`,
  },
  {
    id: 'help-language',
    title: 'In which languages are the tests?',
    asks: ['hindi', 'hindi medium', 'regional language', 'english only', 'bilingual'],
    text: `Our tests are **only in English** for now; there is no Hindi or regional-language version yet. You can write to me in Hindi or Hinglish all the same.`,
  },
  {
    id: 'help-change-password',
    title: 'How do I change my password?',
    asks: ['new password', 'update password'],
    text: `Open **Dashboard → Settings**, enter the present password and the new one (at least 8 characters). All other logins end then. If you do not know the present password, choose **Forgot your password** on the login page.`,
  },
  {
    id: 'help-delete-account',
    title: 'How do I delete my account?',
    asks: ['delete account', 'remove account', 'close account', 'erase data'],
    text: `Open **Dashboard → Settings** and press **Delete My Account** at its end; you confirm with your password. It happens at once and cannot be undone: profile, photo, saved tests, bookmarks, registrations, achievements, messages and chats are deleted. Results of finished tests stay in the rankings without your name or anything that leads to you.

If you want a copy, press **Download My Data** there first. You can register again with the same address; the old results do not come back.`,
  },
  {
    id: 'help-download-data',
    title: 'How do I get a copy of what is stored about me?',
    asks: ['download my data', 'export my data'],
    text: `Open **Dashboard → Settings** and **download** your data there: one file with what all parts of this site store about you.`,
  },
  {
    id: 'help-appearance',
    title: 'Is there a dark mode?',
    asks: ['dark theme', 'night mode', 'appearance'],
    text: `Yes: under **Dashboard → Settings** choose the light or the dark theme, or the one of your device.`,
  },
  {
    id: 'help-mails',
    title: 'How do I stop mails?',
    asks: ['unsubscribe', 'notifications off', 'too many mails', 'email preferences'],
    text: `Under **Dashboard → Settings** switch off login alerts and test reminders. **Mails** with codes and about changes to your account always come, because they protect it.`,
  },
  {
    id: 'help-log-out-everywhere',
    title: 'How do I log out on all devices?',
    asks: [
      'log out everywhere',
      'lost my phone',
      'logout other device',
      'cyber cafe',
      'stolen phone',
    ],
    text: `Log in on any other device and open **Dashboard → Settings**: “Where you are logged in” lists your devices, and **Log Out Everywhere** ends all logins within seconds, also on a lost phone or a computer in a cyber cafe. A new password does the same for the other devices.`,
  },
  {
    id: 'help-hacked',
    title: 'Somebody else uses my account. What should I do?',
    asks: ['account hacked', 'unknown login', 'misuse of my account', 'mail about a new login'],
    text: `Choose a **new password** at once with **Forgot your password** on the login page: that logs everybody else out. Change the password of your mailbox too if you use the same one there. **Dashboard → Settings** lists where you are logged in.

If something is wrong then, write to us with the **contact form**.`,
  },
  {
    id: 'help-shared-device',
    title: 'Can two of us use one phone or computer?',
    asks: [
      'share phone',
      'same phone',
      'two accounts one device',
      'brother and sister',
      'share account',
    ],
    text: `**One phone or computer** can be used by several people, one after the other. But an **account is for one person**: do not share yours, because results and ranks belong to it. Each needs an **account of their own**, with an own e-mail address. Log out when you are done, so that the next one does not work in your account; leave **Remember me** unticked on a shared device.`,
  },
  {
    id: 'help-report-question',
    title: 'A question or its answer seems wrong. What can I do?',
    asks: ['wrong question', 'wrong answer key', 'report a question', 'mistake in solution'],
    text: `**Report** it to us: open the result of the test under **Dashboard → Test History**. In the review every question has a **Report** button: choose what is wrong and describe it if you like. Our office checks it, and you get a mail when it is settled; until then you can change your report there.`,
  },
  {
    id: 'help-submitted',
    title: 'I submitted a test by mistake. Can I reopen it?',
    asks: ['submitted accidentally', 'undo submit'],
    text: `A submitted test cannot be opened again, but you can **Retake** it: under **Dashboard → Test History**, or from its exam's page. Only the first finished attempt counts for the ranking.`,
  },
  {
    id: 'help-trouble',
    title: 'A page does not load. What can I do?',
    asks: ['blank screen', 'site not working', 'button does not work', 'error message'],
    text: `Reload the page, then try another recent browser or a private window; often the connection is the cause. In a running test your answers are saved as you choose them, so a reload loses nothing, but the clock keeps running.

If it stays, write to us with the **contact form**: name the page, the device and the browser.`,
  },
  {
    id: 'help-not-offered',
    title: 'Are there videos, classes, PDF notes, past papers or certificates?',
    asks: ['video lectures', 'pdf download', 'previous year papers', 'ask a doubt', 'certificate'],
    text: `No: this site holds **mock tests** with an explanation for every question, results and advice from your own figures. There are no video lectures, live classes, PDF notes, certificates or past papers to download; the questions were written for this site. For past papers see the site of the body that conducts the exam.`,
  },
  {
    id: 'help-which-exam',
    title: 'Which exam suits my education?',
    asks: ['which exam after 12th', 'exam after graduation', 'best exam for me'],
    text: `Of the exams here, by the education that the real exam asks for:

• After **class 10**: SSC GD.
• After **class 12**: SSC CHSL, CRPF HC, RRB NTPC (undergraduate posts); NEET UG for medicine, JEE Main for engineering.
• With an **engineering diploma or degree**: SSC JE; GATE from the third year of the degree.
• After **graduation**: SSC CGL, RRB NTPC (graduate posts), IBPS PO, RBI Grade B, UPSC CAPF, UPSC CDS.
• For **teaching**: CTET with D.El.Ed or B.Ed, UGC NET with a master's degree.

Ask me for the age limit of one of them, and check its official notification.`,
  },
  {
    id: 'help-contact',
    title: 'How do I reach a person?',
    asks: [
      'contact support',
      'customer care',
      'phone number',
      'complaint',
      'talk to human',
      'email address',
    ],
    text: `Write to us with the contact form at the end of the home page; phone, e-mail and address stand beside it. You get an e-mail with a reference, and our office answers. If a question of a test seems wrong, use the **Report** button in the review of its result.`,
  },
  {
    id: 'help-privacy',
    title: 'What do you do with my data?',
    asks: ['privacy policy', 'is my data safe', 'share my number', 'security of account'],
    text: `Your password is stored only as a one-way hash, your answers and results are shown only to you, and what you write to me here is kept for one day. We sell nothing and show no advertising. Under **Dashboard → Settings** you can download your data or delete your account; the page **Privacy** says what is stored and for how long.`,
  },
];

/** What the assistant says about itself. */
export const INTRODUCTION = `I am the exam assistant: a program, not a person. I can tell you about our exams, their tests and prices, about the pattern and eligibility of the real exams, how this site works, and how to study: planning, revision, mock tests, time management and nerves. When you are logged in, I can tell you your own figures too. Write in English or Hinglish.

I do not solve questions from a running test.`;

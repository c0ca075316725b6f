import type { Passage } from './passage.js';

/** How the product works. Each sentence must be true for the running product. */
export const HELP_PASSAGES: readonly Passage[] = [
  {
    id: 'help-register',
    title: 'How do I create an account?',
    asks: ['sign up', 'register', 'join', 'open an account', 'new account registration free'],
    text: `Creating an account is free. Choose **Login**, then **Sign up**. Enter your full name, email address, mobile number and a password of at least 8 characters.

We email you a six-digit code. Enter it on the next page, and your dashboard opens. If you closed that page, choose **Enter a code** on the login page. If you enter the code in another browser, we ask you to choose a password again.`,
  },
  {
    id: 'help-code-missing',
    title: 'The verification code has not arrived. What now?',
    asks: ['otp not received', 'no otp', 'verification mail missing', 'resend otp', 'code expired'],
    text: `First look in the spam folder. Check that you typed your email address correctly. A code works for **10 minutes**. After 60 seconds you can press **Resend OTP** to get a new code, at most five in an hour. Use the code from the newest email.

After five wrong tries a code stops working, and you need a new one. If you closed the page, choose **Enter a code** on the login page. If you already have an account with this address, the email says so and has no code.`,
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
    text: `On the login page choose **Forgot your password**. Enter your email address, then the six-digit code that we send to it. Then choose a new password of at least 8 characters. You can also open the link in the same email. The link works once, for two and a half hours.

Then log in with the new password.`,
  },
  {
    id: 'help-stay-signed-in',
    title: 'Why was I logged out?',
    asks: ['remember me', 'session expired', 'stay logged in', 'logged out automatically'],
    text: `You stay logged in for 12 hours. Tick **Remember me** when you log in, and you stay logged in for 30 days on that device.

When you change your password, your other devices are logged out. Then you have to log in on them again.`,
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
    text: `Open **Exam Test Series**, choose your exam, then choose a test from the list. **Start Test** first shows you the instructions. The clock starts only when you press the button there.

You must be logged in. If you are not, we open the login page first and then bring you back to the test.`,
  },
  {
    id: 'help-free-tests',
    title: 'Which tests are free?',
    asks: ['free trial', 'free mock test', 'try without paying', 'trial tests', 'is it free'],
    text: `An account is free, and at present no test is locked: you do not have to buy anything. In the list of every exam, each third test (the 1st, 4th, 7th and so on) has a **Start Test** button. For the other tests, first open **View Details**. Every student who is logged in can start them there.

**Start Free Trial** on an exam's page opens its first free test. The price on that page is for the test series. You do not have to pay it to take a test now.`,
  },
  {
    id: 'help-buy',
    title: 'How do I buy a test series?',
    asks: ['payment', 'buy now', 'purchase', 'pay by upi', 'invoice', 'discount coupon'],
    text: `You cannot pay on this website, so never enter card or UPI details for us anywhere. Each exam's page shows the price of its test series in rupees. Press **Buy Now** and send us the contact form that opens. Our team will answer you by email or phone and tell you what to do next.

For questions about invoices use the same form. At present no test is locked: every student who is logged in can start every test in the list.`,
  },
  {
    id: 'help-refund',
    title: 'Can I get a refund?',
    asks: ['refund', 'money back', 'paid twice', 'cancel a purchase'],
    text: `**Within 7 days** after you paid, you can get all your money back, for any reason. **Later** you get money back only for the time in which a test series that you paid for did not work for you. If you paid twice or paid a wrong amount, you always get that money back.

Write to us with the **contact form**. Tell us the exam and the day on which you paid. We pay the money back within 14 days. The page **Refunds** has all the rules.`,
  },
  {
    id: 'help-membership',
    title: 'What membership do I have, and what does Premium add?',
    asks: ['premium', 'upgrade membership', 'upgrade account', 'membership plan'],
    text: `Every account is a **Premium** member from the first day, free of charge. There is nothing to upgrade. At present every student who is logged in can start every test in the list, so buying a test series unlocks nothing more. You can see your membership on your profile page, and under your picture on the dashboard.`,
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
    text: `You can leave a test and come back, but you **cannot pause it**: the clock does not stop while you are away. Your answers are saved as you choose them. Open the same test again on any device before its time is over. Then you can continue where you stopped.

If your connection stops, continue with the test. Your answers are kept on your device and sent to us when the connection is back.`,
  },
  {
    id: 'help-offline',
    title: 'Does it work offline?',
    asks: ['offline mode', 'download tests'],
    text: `You need a connection to log in, to start a test and to submit it. **During a test** you can continue **without internet**: your answers are kept on your device and sent to us when the connection is back. The top of the page shows if they are saved. Do not clear the data of your browser before that.

If you are still offline when the time is over, connect again within one minute. We cannot count answers that arrive later. You cannot download tests.`,
  },
  {
    id: 'help-time-up',
    title: 'What happens when the time is over?',
    asks: ['timer zero', 'time up', 'auto submit', 'deadline', 'did not submit in time'],
    text: `When the time is over, the test submits itself with all your answers. If your browser is closed at that moment, we count the answers that were saved, so you do not lose them.`,
  },
  {
    id: 'help-palette',
    title: 'What do the colours in the question palette mean?',
    asks: ['palette colours', 'mark for review', 'green yellow blue grey', 'question numbers'],
    text: `Green: answered. Yellow: marked for review. Blue: seen but not answered. Grey: not seen yet. The question on the screen has the main colour.

**Mark for review** is a note for yourself. A marked question with an answer still counts.`,
  },
  {
    id: 'help-negative-marking',
    title: 'Is there negative marking?',
    asks: ['minus marks', 'wrong answer penalty', 'marking scheme', 'marks per question'],
    text: `It depends on the test. You can read it in the instructions before you start. **Full and sectional mock tests** have the same marks as the real exam. If the real exam has negative marking, they have it too. In **chapterwise, topicwise and setwise tests** a right answer earns 1 mark, and a wrong one costs nothing.

Ask me again with the name of an exam, and I will tell you its marks.`,
  },
  {
    id: 'help-full-screen',
    title: 'Does a test need full screen?',
    asks: ['fullscreen', 'full screen necessary'],
    text: `A test asks for full screen so that nothing disturbs you. If your device does not allow it, or you say no, you can still take the test.`,
  },
  {
    id: 'help-results',
    title: 'Where do I find my results?',
    asks: ['see score', 'result page', 'solutions', 'answer key', 'explanations', 'review answers'],
    text: `The result opens when you submit a test. It shows your score, accuracy, time, subjects and difficulty, and the right answers with explanations.

You can find all earlier results under **Dashboard → Test History**. Press **View** to open one.`,
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
    text: `Your percentile is the share of students whose score is not higher than yours. With a percentile of 90 you are in the **top 10%**. It changes when more students take the test. It compares you with the students here, not with all students of the real exam.

Only the first finished attempt of each student counts, so retakes do not change it. We show it when at least 20 students have taken the test and your marks are above zero.`,
  },
  {
    id: 'help-rank',
    title: 'How is my rank calculated?',
    asks: ['all india rank', 'rank computed', 'rank calculation', 'air', 'position among students'],
    text: `Your rank in a test is 1 plus the number of students with more marks than you. Only marks decide: your time does not change your rank, and students with equal scores share a rank. The **All India Rank** on the performance page uses the average of your percentiles in all tests. You need three finished tests for it.

It is a rank among the students here, not among all students who take the real exam. A test shows ranks when at least 20 students have taken it, and only for marks above zero.`,
  },
  {
    id: 'help-no-rank',
    title: 'Why do I see no rank or percentile?',
    asks: ['rank not shown', 'rank missing', 'minimum participants', 'negative marks no rank'],
    text: `A rank from few students means little. So a test shows rank and percentile only when **at least 20 students** have finished it and your marks are **above zero**. Before that, the result shows how many students have taken the test.

For the All India Rank on the performance page you need three finished tests, and at least 20 students must have finished each of them. Only your first finished attempt of a test counts.`,
  },
  {
    id: 'help-others',
    title: 'Who sees my results?',
    asks: ['private results', 'results visible', 'results public'],
    text: `Results are **private**. Nobody else sees your scores, answers or notes. I cannot tell you anything about other students: no names, marks, ranks or addresses. Every student sees only their own rank.

If you want to show a result to somebody, open it and print it.`,
  },
  {
    id: 'help-no-answers',
    title: 'Can I get the answers before a test?',
    asks: [
      'answers of the mock test',
      'leaked paper',
      'answers beforehand',
      'answer key before the test',
    ],
    text: `No: I do not have the **answers** of tests, and nobody can see them before submitting. When you submit a test, its result shows every question with your answer, the right answer and the explanation. I know nothing about the papers of real exams.`,
  },
  {
    id: 'help-accuracy',
    title: 'What is the difference between score and accuracy?',
    asks: ['score meaning', 'accuracy meaning', 'speed meaning', 'how is score calculated'],
    text: `**Score**: how many of all questions you answered right. **Accuracy**: how many of the questions that you answered are right. If your accuracy is high but your score is low, your answers are good, but you did not answer enough questions.

Speed is the number of questions that you answer in one minute.`,
  },
  {
    id: 'help-retake',
    title: 'Can I retake a test?',
    asks: ['repeat test', 'second attempt', 'reattempt', 'try again same test'],
    text: `Yes, as often as you like. Open **Dashboard → Test History** and press **Retake**, or start the test again from its exam's page. Each attempt keeps its own result. Only your first attempt counts for the rank.`,
  },
  {
    id: 'help-saved',
    title: 'How do I save a test for later?',
    asks: ['bookmark test', 'saved tests', 'favourite', 'wish list'],
    text: `Press **Save** beside a test in the list of an exam, or on the details page of the test. You find it again under **Dashboard → Saved Tests**. You can also remove it there.`,
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
    text: `After a test, open its result. Below, every question has a **Bookmark** button. You find all of them under **Dashboard → Bookmarked Questions**. You can search them, and show only one exam, subject or topic. You can also add a note of your own, which only you can read, and remove a bookmark.`,
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
    text: `Open **Dashboard → Settings → Target exams** and choose up to five exams. Add the date of each exam if you know it, then press **Save**. Your home page then counts the days to your exams and recommends their tests first. You can change the exams and dates at any time. We do not check these dates, so look up the official ones.`,
  },
  {
    id: 'help-upcoming',
    title: 'What are upcoming live tests?',
    asks: ['live test', 'scheduled test', 'register for test', 'calendar', 'all india mock'],
    text: `In a live test, all registered students take the same test within the same hours. It costs nothing extra. Open **Dashboard → Upcoming Tests** and press **Register Now** to take part. We email you a calendar file with the date, and a reminder about one day before. Nobody can see the questions before the test opens.`,
  },
  {
    id: 'help-lobby',
    title: 'What is the lobby of a live test?',
    asks: ['lobby', 'waiting room', 'check device before live test', 'minutes before live test'],
    text: `The **lobby** is the page where registered students wait for a live test. It opens **ten minutes before** the start. Press **Enter lobby** under **Dashboard → Upcoming Tests** or on the page of the test. The lobby shows the time left. It checks your clock, connection, storage and full screen. When the test opens, the **Start Test** button appears there.

The test uses our clock. A wrong clock on your device costs you no time.`,
  },
  {
    id: 'help-live-late',
    title: 'What if I am late for a live test, or miss it?',
    asks: [
      'come late to live test',
      'late to live test',
      'join live test late',
      'missed live test',
      'not registered in time',
    ],
    text: `If you have registered, you can start a live test **as long as its window is open**: the window is the time from its start to its end, and the page of the test shows it. After you start, you have the full time of the test, even if the window closes before you finish. When the window has closed, the test cannot be started any more.`,
  },
  {
    id: 'help-test-kinds',
    title: 'What are chapterwise, topicwise and setwise tests?',
    asks: ['chapter test', 'topic test', 'test categories', 'full mock', 'types of tests'],
    text: `• **Chapterwise** tests have questions from one subject.
• **Topicwise** tests have questions from one topic.
• **Setwise** tests mix subjects, as a real paper does.
• **Full tests** have the same length, time and marks as the real paper.
• **Sectional** tests are one section of the real paper.

Use topicwise tests while you learn, chapterwise tests when you revise, and setwise and full tests to practise for the exam day.`,
  },
  {
    id: 'help-syllabus',
    title: 'Where is the syllabus of an exam?',
    asks: ['syllabus', 'topics covered', 'subject list'],
    text: `Open the exam from **Exam Test Series** and press **View Syllabus**. It shows the subjects and topics, and how many questions our tests have for each. For the official syllabus, always read the official notification of the exam.`,
  },
  {
    id: 'help-profile',
    title: 'How do I change my profile?',
    asks: ['edit profile', 'change name', 'change mobile number', 'update address', 'change photo'],
    text: `Open **Dashboard → Profile**, change what you need and press **Save Changes**. With **Change Photo** you can add a JPEG, PNG or WebP picture of at most 2 MB. You cannot change your email address.`,
  },
  {
    id: 'help-change-email',
    title: 'Can I change my email address?',
    asks: ['change email', 'new email id', 'wrong email address'],
    text: `No: your **email address cannot be changed**, because your account belongs to it. You can create a second account with another address, but we cannot move your results to it. You can change your name, mobile number and photo under **Dashboard → Profile**.`,
  },
  {
    id: 'help-achievements',
    title: 'What are achievements?',
    asks: ['badges', 'unlock', 'streak', 'rewards'],
    text: `Achievements are badges for what you have done, for example your first test or a score of 90% or more. You get each one when you have done what it describes. See **Dashboard → Achievements**.`,
  },
  {
    id: 'help-app',
    title: 'Is there an app, and does it work on a phone?',
    asks: ['mobile app', 'android', 'play store', 'phone or laptop', 'which device', 'tablet'],
    text: `There is **no app** to install. The website works in any new **browser on a phone**, tablet or computer. Your account is the same on all of them.`,
  },
  {
    id: 'help-language',
    title: 'In which languages are the tests?',
    asks: ['hindi', 'hindi medium', 'regional language', 'english only', 'bilingual'],
    text: `Our tests are **only in English** for now. There is no Hindi or other language yet. But you can write to me in Hindi or Hinglish.`,
  },
  {
    id: 'help-change-password',
    title: 'How do I change my password?',
    asks: ['new password', 'update password'],
    text: `Open **Dashboard → Settings**. Enter your current password and a new one of at least 8 characters. All your other devices are then logged out. If you do not know your current password, choose **Forgot your password** on the login page.`,
  },
  {
    id: 'help-delete-account',
    title: 'How do I delete my account?',
    asks: ['delete account', 'remove account', 'close account', 'erase data'],
    text: `Open **Dashboard → Settings** and press **Delete My Account** at the end of the page. You have to enter your password. We delete the account at once, and this cannot be undone: profile, photo, saved tests, bookmarks, registrations, achievements, messages and chats are deleted. The results of your finished tests stay in the rankings, but without your name.

If you want a copy of your data, first press **Download My Data** there. You can register again with the same address, but your old results do not come back. For a year, tests that you took before do not count as first attempts.`,
  },
  {
    id: 'help-download-data',
    title: 'How do I get a copy of what is stored about me?',
    asks: ['download my data', 'export my data'],
    text: `Open **Dashboard → Settings** and press **Download My Data**. You get one file with all that this website stores about you.`,
  },
  {
    id: 'help-appearance',
    title: 'Is there a dark mode?',
    asks: ['dark theme', 'night mode', 'appearance'],
    text: `Yes: open **Dashboard → Settings** and choose the light theme, the dark theme, or the same theme as your device.`,
  },
  {
    id: 'help-mails',
    title: 'How do I stop emails?',
    asks: ['stop mails', 'unsubscribe', 'notifications off', 'too many mails', 'email preferences'],
    text: `Open **Dashboard → Settings**. There you can turn off login alerts and test reminders. **Emails** with codes and about changes to your account always come, because they protect your account.`,
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
    text: `Log in on any other device and open **Dashboard → Settings**. “Where you are logged in” shows your devices. Press **Log Out Everywhere** to log out all of them within seconds, also a lost phone or a computer in a cyber cafe. If you choose a new password, your other devices are logged out too.`,
  },
  {
    id: 'help-hacked',
    title: 'Somebody else uses my account. What should I do?',
    asks: ['account hacked', 'unknown login', 'misuse of my account', 'mail about a new login'],
    text: `Choose a **new password** at once: press **Forgot your password** on the login page. This logs everybody else out. If your email account has the same password, change that one too. Under **Dashboard → Settings** you can see where you are logged in.

If something is still wrong, write to us with the **contact form**.`,
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
    text: `Several people can use **one phone or computer**, one after the other. But an **account is for one person**: do not share yours, because its results and ranks are yours. Each person needs an **account of their own** with their own email address. Log out when you have finished, so that the next person does not use your account. Do not tick **Remember me** on a shared device.`,
  },
  {
    id: 'help-report-question',
    title: 'A question or its answer seems wrong. What can I do?',
    asks: ['wrong question', 'wrong answer key', 'report a question', 'mistake in solution'],
    text: `**Report** it to us. Open the result of the test under **Dashboard → Test History**. In the review at the end, every question has a **Report** button. Choose what is wrong. You can also describe it. Our team checks it, and you get an email with the answer. Until then you can change your report there.`,
  },
  {
    id: 'help-submitted',
    title: 'I submitted a test by mistake. Can I reopen it?',
    asks: ['submitted accidentally', 'undo submit'],
    text: `You cannot open a submitted test again, but you can **Retake** it: under **Dashboard → Test History**, or from its exam's page. Only your first finished attempt counts for the rank.`,
  },
  {
    id: 'help-trouble',
    title: 'A page does not load. What can I do?',
    asks: ['blank screen', 'site not working', 'button does not work', 'error message'],
    text: `Check your connection, then reload the page. If that does not help, try another new browser or a private window. If you are taking a test, your answers are saved as you choose them. You lose nothing when you reload, but the clock does not stop.

If the problem stays, write to us with the **contact form**. Tell us the page, the device and the browser.`,
  },
  {
    id: 'help-not-offered',
    title: 'Are there videos, classes, PDF notes, past papers or certificates?',
    asks: ['video lectures', 'pdf download', 'previous year papers', 'ask a doubt', 'certificate'],
    text: `No: this website has only **mock tests**, with an explanation for every question, and results with advice. There are no video lectures, live classes, PDF notes, certificates or past papers to download. Our questions were written for this website. You can find past papers on the official website of the exam.`,
  },
  {
    id: 'help-which-exam',
    title: 'Which exam suits my education?',
    asks: ['which exam after 12th', 'exam after graduation', 'best exam for me'],
    text: `These are our exams, by the education that the real exam asks for:

• After **class 10**: SSC GD.
• After **class 12**: SSC CHSL, CRPF HC, RRB NTPC (undergraduate posts); NEET UG for medicine, JEE Main for engineering.
• With an **engineering diploma or degree**: SSC JE; GATE from the third year of the degree.
• After **graduation**: SSC CGL, RRB NTPC (graduate posts), IBPS PO, RBI Grade B, UPSC CAPF, UPSC CDS.
• For **teaching**: CTET with D.El.Ed or B.Ed, UGC NET with a master's degree.

Ask me for the age limit of an exam, and read its official notification.`,
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
    text: `Write to us with the contact form at the end of the home page. Our phone number, email and address are beside it. You get an email with a reference number, and our team answers you. If a question of a test seems wrong, use the **Report** button at that question in your result.`,
  },
  {
    id: 'help-privacy',
    title: 'What do you do with my data?',
    asks: ['privacy policy', 'is my data safe', 'share my number', 'security of account'],
    text: `Nobody can read your password, not even our team. Your answers and results are shown only to you. What you write to me here is kept for one day. We sell nothing about you and show no advertising. Under **Dashboard → Settings** you can download your data or delete your account. The page **Privacy** says what we store and for how long.`,
  },
];

/** What the assistant says about itself. */
export const INTRODUCTION = `I am the exam assistant. I am a program, not a person. You can ask me about:

• our exams, their tests and prices,
• the real exams: pattern and who can apply,
• how this website works,
• how to study: plans, revision, mock tests, time and stress.

When you are logged in, I can also tell you your own scores. Write in English or Hinglish.

I do not solve questions from a running test.`;

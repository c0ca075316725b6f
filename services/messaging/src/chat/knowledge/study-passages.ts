import type { Passage } from './passage.js';

/** Study guidance, written for the assistant. */
export const STUDY_PASSAGES: readonly Passage[] = [
  {
    id: 'study-start',
    title: 'How to get started with exam preparation?',
    asks: [
      'begin preparation',
      'start studying from zero',
      'beginner',
      'first steps',
      'where to begin',
    ],
    text: `**1. Know the paper.** Read the official syllabus and one recent paper: subjects, number of questions, time, marking.

**2. Find your level.** Take one free mock test before you study. The score does not matter; the list of weak subjects does.

**3. Make a small plan.** Two subjects a day, about an hour and a half each, a short topicwise test at the end of each topic, one mixed test a week.

**4. Keep a mistake book.** One line for each wrong answer: what you thought, what is right, why. Read it every Sunday.`,
  },
  {
    id: 'study-techniques',
    title: 'What are the best study techniques?',
    asks: [
      'study methods',
      'how to study effectively',
      'learn faster',
      'active recall',
      'spaced repetition',
      'study tips',
    ],
    text: `Three techniques do most of the work:

• **Recall instead of rereading.** Close the book and write down what you remember, or answer questions. Getting it out of your head is what fixes it there.
• **Space it.** See a topic again after 1 day, 3 days, a week and three weeks. Four short visits beat one long one.
• **Mix it.** Practise several kinds of problems in one sitting, so that you also learn to choose the method.

Explain hard ideas aloud in simple words; where you get stuck is what to study next.`,
  },
  {
    id: 'study-time-in-exam',
    title: 'How to manage time during exams?',
    asks: [
      'time management in exam',
      'run out of time',
      'finish paper in time',
      'too slow',
      'increase speed in exam',
    ],
    text: `Go through the paper in **two rounds**. First take every question that you can solve within about a minute, and mark the others. Then come back to the marked ones, shortest first.

Set checkpoints beforehand: with 60 questions in 60 minutes, be at question 20 after 18 minutes and at 40 after 37. Stop any question that has taken twice its share.

Keep the last three minutes to look over what you marked. Train all this in mock tests, not on the day.`,
  },
  {
    id: 'study-plan',
    title: 'How do I make a study timetable?',
    asks: ['study plan', 'daily schedule', 'routine', 'how many hours', 'time table'],
    text: `Count the weeks that you have and give the last quarter to revision and full papers. Share the rest among subjects by marks × weakness, not evenly.

Within a day put the hardest subject where you are freshest. Study in blocks of 45 to 50 minutes with 10 minutes off; four to six honest blocks are worth more than ten hours at the desk. Leave one half-day a week free to catch up.`,
  },
  {
    id: 'study-mock-frequency',
    title: 'How many mock tests should I take?',
    asks: ['how often mock tests', 'number of mocks', 'when to start mocks', 'mock test strategy'],
    text: `Start early: a topicwise test after each topic and one mixed test a week. In the last two months take two or three full papers a week, at the hour of your real exam.

Give each mock at least as much time afterwards as it took. A mock that is not reviewed only measures you; it teaches nothing.`,
  },
  {
    id: 'study-analyse-mock',
    title: 'How do I learn from a mock test?',
    asks: [
      'analyse mock',
      'review mistakes',
      'error analysis',
      'mistake book',
      'low marks in mock',
      'score not improving',
    ],
    text: `Sort every wrong or skipped question into one of four: did not know, knew but forgot, knew but slipped, ran out of time. Each has its own cure: study, spaced revision, slower checking, two rounds.

Then look at the result page for the subject with the lowest percentage and at the time lost on wrong answers. Choose two things to change in the next test, not ten.`,
  },
  {
    id: 'study-guessing',
    title: 'Should I guess when I am not sure?',
    asks: ['guess answers', 'negative marking strategy', 'attempt or skip', 'elimination'],
    text: `Look at the marking first. **Without negative marking** answer everything. **With one third deducted**, a blind guess among four gains nothing on average, but as soon as you can rule out one option, guessing pays; with two ruled out, always answer.

Rule out before you choose: options that break units, sign, size or the sense of the question.`,
  },
  {
    id: 'study-revision',
    title: 'How should I revise?',
    asks: [
      'revision plan',
      'forget what i studied',
      'remember for long',
      'revision before exam',
      'retain',
    ],
    text: `Revise by testing yourself. Turn each chapter into ten questions on one page, answer them without the book, and look up only what you missed. Come back after 1, 3, 7 and 21 days.

Forgetting between visits is no failure: the effort of remembering again is what makes it last.`,
  },
  {
    id: 'study-last-week',
    title: 'What should I do in the last week and on the day before the exam?',
    asks: [
      'last week',
      'last month',
      'day before exam',
      'exam day tips',
      'final preparation',
      'one week left',
    ],
    text: `Begin nothing new. Read your mistake book and your one-page summaries, take two or three full papers at the hour of the exam, the last one two days before it.

On the day before: documents, route and pens ready by afternoon, an hour of light reading, then sleep. On the day arrive early, read the instructions, and start with a question that you are sure of.`,
  },
  {
    id: 'study-stress',
    title: 'How do I deal with exam stress?',
    asks: [
      'anxiety',
      'anxious',
      'nervous',
      'pressure',
      'panic',
      'fear of failure',
      'tension',
      'depressed',
    ],
    text: `Nerves shrink with familiarity: take mock tests under real conditions until the setting bores you. When panic rises, breathe out slowly for longer than you breathe in, ten times, then do one easy question.

Sleep, daylight and half an hour of walking do more for your score than the hour of study they cost. If the weight does not lift, talk to someone: family, a teacher, or the free national helpline **Tele-MANAS, 14416**, at any hour.`,
  },
  {
    id: 'study-focus',
    title: 'How can I concentrate better?',
    asks: [
      'focus',
      'distraction',
      'phone addiction',
      'noise at home',
      'social media',
      'cannot concentrate',
      'procrastination',
      'lazy',
    ],
    text: `Make the beginning small and the phone far. Put the phone in another room, write down one task that fits in 25 minutes, and start a timer. After it take five minutes away from any screen; after four rounds take half an hour.

If it is noisy at home, try the early morning, a library or a friend’s place, and ear plugs for mock tests. If a thought interrupts you, note it on paper and go on. What decides is that you start at the same time every day, not how you feel then.`,
  },
  {
    id: 'study-motivation',
    title: 'How do I stay motivated?',
    asks: [
      'motivation',
      'lost interest',
      'give up',
      'failed before',
      'second attempt',
      'repeater',
      'drop year',
    ],
    text: `Measure what you control: blocks studied, tests reviewed, mistakes understood. Scores follow later and in jumps.

If this is not your first attempt, do not repeat the same year. Compare your last result with the syllabus, find the three topics that cost most, and give them your first month.`,
  },
  {
    id: 'study-notes',
    title: 'How do I make good notes?',
    asks: ['note making', 'short notes', 'summary', 'highlighting', 'mind map'],
    text: `Write notes after reading, with the book closed; then correct them. One page a chapter: the ideas in your own words, the formulas with one example each, the mistakes that you made.

Notes are good when you can rebuild the chapter from them in five minutes. Copying and highlighting feel useful and are not.`,
  },
  {
    id: 'study-quant',
    title: 'How do I improve in quantitative aptitude?',
    asks: [
      'maths for ssc',
      'quant',
      'arithmetic',
      'calculation speed',
      'data interpretation',
      'shortcut tricks',
      'numerical ability',
    ],
    text: `Know by heart tables to 25, squares to 30, cubes to 15, and the fractions of percentages (1/7 is 14.28%). Ten minutes of plain calculation every morning for a month changes your speed for good.

Learn percentages and ratios first, since profit, interest, mixtures, averages and data interpretation rest on them. Understand the standard method before any shortcut, and estimate before you compute: the options are often far apart.`,
  },
  {
    id: 'study-reasoning',
    title: 'How do I improve in reasoning?',
    asks: [
      'logical reasoning',
      'puzzles',
      'seating arrangement',
      'syllogism',
      'series questions',
      'general intelligence',
    ],
    text: `Draw, do not hold it in your head: tables for arrangements, circles for syllogisms, arrows for directions. For series write down differences, then differences of differences, then look for products and squares.

In puzzles place first what is certain, then what is relative. Do two puzzles a day with a clock; skip those with more than five unknowns in the first round of a paper.`,
  },
  {
    id: 'study-english',
    title: 'How do I improve my English for the exam?',
    asks: [
      'english grammar',
      'vocabulary',
      'reading comprehension',
      'cloze test',
      'error spotting',
    ],
    text: `Read one editorial a day and say its point in two sentences. Learn words in sentences, ten a day, and meet them again after a day and a week.

For comprehension read the questions first, then the passage once with a pencil. For errors check in a fixed order: subject and verb, tense, preposition, article, pronoun.`,
  },
  {
    id: 'study-gk',
    title: 'How do I prepare general awareness and current affairs?',
    asks: [
      'gk',
      'general knowledge',
      'current affairs',
      'general studies',
      'newspaper',
      'static gk',
    ],
    text: `Half an hour a day, every day: one newspaper, five notes in your own words. On Sunday turn the week's notes into questions and answer them.

For the fixed part (polity, history, geography, science) use one school-level book per subject and read it three times rather than three books once.`,
  },
  {
    id: 'study-physics',
    title: 'How should I study physics?',
    asks: ['physics numericals', 'mechanics', 'physics for neet', 'physics for jee'],
    text: `Draw the situation, write what is known with units, name the law, and only then put in numbers. Check the units of your result before you look at the options.

Begin with mechanics, since nearly everything leans on it. For each chapter collect five typical problems and solve them again after a week without help.`,
  },
  {
    id: 'study-chemistry',
    title: 'How should I study chemistry?',
    asks: [
      'organic chemistry',
      'inorganic chemistry',
      'physical chemistry',
      'reactions',
      'periodic table',
    ],
    text: `Treat it as three subjects. **Physical**: few formulas, many problems, watch units. **Organic**: learn why electrons move; then reactions group themselves. **Inorganic**: NCERT line by line, trends of the periodic table first, exceptions after.

Ten minutes of reactions from memory each day keep organic and inorganic alive.`,
  },
  {
    id: 'study-biology',
    title: 'How should I study biology for NEET?',
    asks: ['neet biology', 'botany', 'zoology', 'ncert biology', 'diagrams', 'medical entrance'],
    text: `Read NCERT so often that you know on which page a diagram stands; most questions come from its sentences. Cover the labels and redraw the diagrams from memory.

Biology is half of the NEET paper and the quickest half: aim to finish it in 45 minutes with few slips, so that physics gets the time it needs.`,
  },
  {
    id: 'study-maths-jee',
    title: 'How should I study mathematics for JEE?',
    asks: ['jee mathematics', 'calculus', 'algebra', 'coordinate geometry', 'engineering entrance'],
    text: `Solve few problems fully rather than reading many solutions. Give each at least ten minutes before you look; afterwards write down the one step that opened it.

Calculus, coordinate geometry, vectors and algebra carry most of the marks. Practise mixed sets early, because the paper does not tell you the chapter.`,
  },
  {
    id: 'study-gate',
    onlyFor: ['gate'],
    title: 'How do I prepare for GATE?',
    asks: ['gate preparation', 'gate cse strategy', 'gate electrical', 'm tech entrance', 'psu'],
    text: `Start from the questions of the last ten years, sorted by topic: they show what the syllabus means. Engineering mathematics and aptitude carry more than a quarter of the marks and are the surest ones.

Practise with the on-screen calculator and with numerical answers to two decimals, and revise each subject three times in shrinking notes.`,
  },
  {
    id: 'study-banking',
    onlyFor: ['bank', 'banks', 'banking', 'ibps', 'rbi', 'po'],
    title: 'How do I prepare for banking exams?',
    asks: [
      'ibps preparation',
      'rbi grade b preparation',
      'bank po',
      'prelims and mains',
      'sectional time',
    ],
    text: `Speed decides the first stage: daily sets of simplification, series, quadratic comparisons and short puzzles with a clock. Learn your own order of sections and when to leave one.

For the second stage add data interpretation, banking and economy awareness, and one piece of descriptive writing a week. RBI Grade B asks far more on economic and social issues, finance and management: start those first.`,
  },
  {
    id: 'study-ssc-railway',
    onlyFor: ['ssc', 'cgl', 'chsl', 'gd', 'je', 'rrb', 'ntpc', 'railway', 'railways', 'government'],
    title: 'How do I prepare for SSC and railway exams?',
    asks: [
      'ssc preparation',
      'ssc cgl strategy',
      'rrb ntpc preparation',
      'railway exam',
      'government job',
    ],
    text: `The questions are known kinds, so speed with accuracy is everything. Give arithmetic and reasoning an hour each a day, English and general awareness half an hour each, and never a day without the last.

From the second month take a full paper every third day and aim at 90% accuracy before you aim at more attempts.`,
  },
  {
    id: 'study-upsc',
    onlyFor: ['upsc', 'capf', 'cds', 'crpf', 'nda', 'civil', 'defence', 'csat'],
    title: 'How do I prepare for UPSC exams?',
    asks: ['upsc preparation', 'capf', 'cds', 'civil services', 'nda defence', 'csat'],
    text: `Put the syllabus on the wall and let it decide what you read. School books first, then one standard book per subject, then questions; a newspaper every day with notes by syllabus heading.

For CAPF and CDS begin physical preparation on the first day as well: it cannot be crammed. In the objective papers practise elimination, since a wrong answer costs a third.`,
  },
  {
    id: 'study-teaching',
    onlyFor: ['ctet', 'ugc', 'net', 'teaching', 'teacher', 'jrf', 'pedagogy'],
    title: 'How do I prepare for CTET and UGC NET?',
    asks: [
      'ctet preparation',
      'ugc net preparation',
      'teaching exam',
      'child development pedagogy',
      'paper 1',
      'jrf',
    ],
    text: `**CTET**: child development and pedagogy reaches into every part; learn the ideas of Piaget, Vygotsky and Kohlberg through classroom situations, as the questions do.

**UGC NET**: Paper 1 is the same for all and the surest gain; practise data interpretation, reasoning and research aptitude daily, then give two thirds of your time to your own subject with past papers.`,
  },
  {
    id: 'study-working',
    title: 'How do I prepare while working or in college?',
    asks: [
      'working professional',
      'job and preparation',
      'college student',
      'little time',
      'part time',
      'without coaching',
      'self study',
    ],
    text: `Two hours on working days and five on each day of the weekend are enough for most exams in nine to twelve months. Use the early morning for what is new, travel for recall, and a topicwise test in the lunch break to keep contact.

Coaching is not needed for that; a plan, past papers and reviewed mock tests are.`,
  },
  {
    id: 'study-weak-subject',
    title: 'What do I do about a weak subject?',
    asks: ['weak in maths', 'bad at english', 'improve weak areas', 'hate subject', 'weak topics'],
    text: `Go one level down: find the topic beneath the one that fails, usually a school topic, and make it firm first. Then fifteen minutes every day rather than three hours on Sunday.

Take one topicwise test a week in it and watch the accuracy, not the score. Above 70% move on.`,
  },
  {
    id: 'study-sleep',
    title: 'How much should I sleep and how do I stay healthy while preparing?',
    asks: ['sleep', 'food', 'exercise', 'health', 'night study', 'tired', 'eyes headache'],
    text: `Seven to eight hours: what you learn today is stored tonight. Go to bed and get up at fixed times, and shift them to the hours of your exam a month before it.

Look out of the window for a minute after every block, drink water, walk for half an hour a day, and keep heavy food for after the day's last block.`,
  },
  {
    id: 'study-books',
    title: 'Which books should I use?',
    asks: ['best books', 'study material', 'recommended books', 'reference book', 'pdf notes'],
    text: `Fewer than you think: NCERT for everything with a school syllabus, one standard book per subject beyond it, and the past papers of your exam. Choose by reading ten pages of a chapter that you find hard; the right book is the one you understand.

Finish one before you open another.`,
  },
  {
    id: 'study-group',
    title: 'Is group study useful?',
    asks: ['study partner', 'study with friends', 'discussion group', 'telegram group'],
    text: `Yes, for what you cannot do alone: explaining to each other, comparing methods after a mock, keeping a promise. Meet once or twice a week with a fixed list of questions and a fixed end.

Learn new material alone; a group that reads together mostly talks.`,
  },
];

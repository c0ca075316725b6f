import type { Passage } from './passage.js';
import { HELPLINE } from './wellbeing-passages.js';

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

**2. Find your level.** Take one free mock test before you study. The score is not important now. It shows you your weak subjects.

**3. Make a small plan.** Study two subjects a day, about an hour and a half each. Take a short topicwise test at the end of each topic, and one mixed test a week.

**4. Keep a mistake book.** Write one line for each wrong answer: what you thought, what is right, and why. Read it every Sunday.`,
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
    text: `Three techniques help most:

• **Recall.** Close the book and write down what you remember, or answer questions. This helps your memory more than reading again.
• **Space it.** Study a topic again after 1 day, 3 days, a week and three weeks. Four short times are better than one long time.
• **Mix it.** Practise different kinds of problems together. Then you also learn which method to choose.

Explain hard ideas aloud in simple words. If you cannot explain something, study it next.`,
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
    text: `Go through the paper in **two rounds**. First answer every question that you can solve in about a minute, and mark the others. Then come back to the marked questions, the shortest first.

Plan your time before you start. For example, with 60 questions in 60 minutes, be at question 20 after 18 minutes and at question 40 after 37 minutes. If a question takes twice its time, leave it and go on.

Keep the last three minutes to check what you marked. Practise all this in mock tests before the exam day.`,
  },
  {
    id: 'study-plan',
    title: 'How do I make a study timetable?',
    asks: ['study plan', 'daily schedule', 'routine', 'how many hours', 'time table'],
    text: `Count the weeks that you have. Keep the last quarter for revision and full papers. Divide the other weeks among your subjects: give more time to subjects with more marks and to subjects in which you are weak.

Study the hardest subject at the time of day when you feel most awake. Study in blocks of 45 to 50 minutes, then rest for 10 minutes. Four to six good blocks are better than ten tired hours. Keep one half-day a week free for work that you could not finish.`,
  },
  {
    id: 'study-mock-frequency',
    title: 'How many mock tests should I take?',
    asks: ['how often mock tests', 'number of mocks', 'when to start mocks', 'mock test strategy'],
    text: `Start early: take a topicwise test after each topic and one mixed test a week. In the last two months take two or three full papers a week, at the same time of day as your real exam.

After each mock test, spend at least as much time on its review as on the test. Without a review, a mock test only shows your score. With a review, it makes you better.`,
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
    text: `Sort every wrong or unanswered question into one of four groups: I did not know it, I knew it but forgot, I made a careless mistake, I had no time. Each group needs something else: study, regular revision, slower checking, two rounds.

Then open your result. Look for the subject with the lowest percentage and for the time lost on wrong answers. Choose two things to do better in the next test, not ten.`,
  },
  {
    id: 'study-guessing',
    title: 'Should I guess when I am not sure?',
    asks: ['guess answers', 'negative marking strategy', 'attempt or skip', 'elimination'],
    text: `First look at the marking. **Without negative marking**, answer every question. **If a wrong answer costs one third of the marks**, a blind guess among four options gains nothing on average. But if you can rule out one wrong option, a guess gains marks on average. If you can rule out two, always answer.

To rule out an option means to see that it must be wrong: for example, its unit, its sign or its size does not fit.`,
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
    text: `Revise by testing yourself. Write ten questions about each chapter on one page. Answer them without the book, and look up only what you did not know. Do this again after 1, 3, 7 and 21 days.

It is normal to forget in between. When you work to remember something again, you remember it longer.`,
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
    text: `Do not start new topics. Read your mistake book and your short notes. Take two or three full papers at the same time of day as the exam. Take the last one two days before it.

On the day before: keep your documents and pens ready by afternoon, and know how you will travel. Read a little for an hour, then sleep. On the exam day come early, read the instructions, and start with a question that you know well.`,
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
    text: `You feel less nervous when you know the situation. So take mock tests like the real exam, with the same time and the same rules. If you panic, breathe out slowly, longer than you breathe in, ten times. Then do one easy question.

Sleep, daylight and half an hour of walking help your score more than one more hour of study. If you feel bad for a long time, talk to someone: family, a teacher, or the free national helpline ${HELPLINE}, at any hour.`,
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
    text: `Start with a small task, and keep your phone far away. Put the phone in another room. Write down one task for 25 minutes, and start a timer. Then rest for five minutes without any screen. After four such rounds rest for half an hour.

If it is noisy at home, try the early morning, a library or a friend’s house. Use ear plugs for mock tests. If another thought comes, write it on paper and continue. Start at the same time every day, even when you do not feel like it.`,
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
    text: `Measure what you can control: the hours you studied, the tests you reviewed, the mistakes you understood. Your scores will rise later, and not every week.

If this is not your first attempt, do not study in the same way again. Compare your last result with the syllabus, find the three topics in which you lost most marks, and study them in your first month.`,
  },
  {
    id: 'study-notes',
    title: 'How do I make good notes?',
    asks: ['note making', 'short notes', 'summary', 'highlighting', 'mind map'],
    text: `First read, then close the book and write your notes. Then check them. Write one page for each chapter: the ideas in your own words, the formulas with one example each, and the mistakes that you made.

Your notes are good if you can explain the chapter from them in five minutes. Copying and highlighting feel useful, but they do not help you to remember.`,
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
    text: `Learn by heart: tables to 25, squares to 30, cubes to 15, and fractions as percentages (1/7 is 14.28%). Practise calculation for ten minutes every morning. After a month you will be much faster.

Learn percentages and ratios first. You need them for profit, interest, mixtures, averages and data interpretation. Understand the normal method before any shortcut. Estimate the answer before you calculate: the options are often far apart.`,
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
    text: `Always draw: tables for arrangements, circles for syllogisms, arrows for directions. For number series write down the differences, then the differences of the differences, then look for products and squares.

In puzzles, first write what is certain, then what depends on it. Solve two puzzles a day with a timer. In the exam, leave puzzles with more than five unknown things for the second round.`,
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
    text: `Read one editorial of a newspaper a day and write its main point in two sentences. Learn ten new words a day, always as words in sentences. Look at them again after a day and after a week.

For reading comprehension, read the questions first, then read the passage once and underline the answers. For error questions, always check in the same order: subject and verb, tense, preposition, article, pronoun.`,
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
    text: `Study for half an hour every day: read one newspaper and write five notes in your own words. On Sunday make questions from the notes of the week and answer them.

Some parts do not change: polity, history, geography, science. Use one school book for each of these and read it three times. This is better than reading three books once.`,
  },
  {
    id: 'study-physics',
    title: 'How should I study physics?',
    asks: ['physics numericals', 'mechanics', 'physics for neet', 'physics for jee'],
    text: `Draw the situation. Write what you know with units, and name the law. Only then put in the numbers. Check the units of your result before you look at the options.

Begin with mechanics, because you need it in most other chapters. For each chapter collect five typical problems, and solve them again after a week without help.`,
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
    text: `Study it as three subjects. **Physical**: few formulas, many problems, always check the units. **Organic**: learn why electrons move. Then you can understand groups of reactions together. **Inorganic**: read NCERT line by line. Learn the trends of the periodic table first, then the exceptions.

Write reactions from memory for ten minutes every day, so that you do not forget organic and inorganic chemistry.`,
  },
  {
    id: 'study-biology',
    title: 'How should I study biology for NEET?',
    asks: ['neet biology', 'botany', 'zoology', 'ncert biology', 'diagrams', 'medical entrance'],
    text: `Read NCERT again and again: most questions come from its sentences and diagrams. Cover the names in the diagrams and draw them again from memory.

Half of the NEET paper is biology, and you can answer it fastest. Try to finish it in 45 minutes with few mistakes. Then you have enough time for physics.`,
  },
  {
    id: 'study-maths-jee',
    title: 'How should I study mathematics for JEE?',
    asks: ['jee mathematics', 'calculus', 'algebra', 'coordinate geometry', 'engineering entrance'],
    text: `Solve a few problems completely. This is better than reading many solutions. Try each problem for at least ten minutes before you look. Then write down the one step that you did not see.

Most marks come from calculus, coordinate geometry, vectors and algebra. Practise mixed tests early, because the paper does not tell you the chapter of a question.`,
  },
  {
    id: 'study-gate',
    onlyFor: ['gate'],
    title: 'How do I prepare for GATE?',
    asks: ['gate preparation', 'gate cse strategy', 'gate electrical', 'm tech entrance', 'psu'],
    text: `Start with the questions of the last ten years, sorted by topic. They show you what the syllabus means. Engineering mathematics and aptitude give more than a quarter of the marks, and they are the easiest marks to get.

Practise with the on-screen calculator and with number answers to two decimals. Revise each subject three times, with shorter notes each time.`,
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
    text: `Speed is most important in the first stage. Every day practise simplification, series, quadratic comparisons and short puzzles with a timer. Find out in which order of sections you do best, and when to leave a section.

For the second stage add data interpretation, banking and economy awareness, and one descriptive answer a week. RBI Grade B has many more questions on economic and social issues, finance and management, so start with those.`,
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
    text: `The same kinds of questions come every year, so you need speed and accuracy. Practise arithmetic and reasoning for an hour each every day, and English and general awareness for half an hour each. Do not miss general awareness on any day.

From the second month take a full paper every third day. First reach 90% accuracy, then answer more questions.`,
  },
  {
    id: 'study-upsc',
    onlyFor: ['upsc', 'capf', 'cds', 'crpf', 'nda', 'civil', 'defence', 'csat'],
    title: 'How do I prepare for UPSC exams?',
    asks: ['upsc preparation', 'capf', 'cds', 'civil services', 'nda defence', 'csat'],
    text: `Put the syllabus on your wall, and read only what is in it. Read school books first, then one standard book for each subject, then solve questions. Read a newspaper every day and sort your notes by the topics of the syllabus.

For CAPF and CDS start physical training on the first day too, because it takes time. In the objective papers practise to remove wrong options, because a wrong answer costs a third of the marks.`,
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
    text: `**CTET**: questions on child development and pedagogy come in every part. Learn the ideas of Piaget, Vygotsky and Kohlberg with examples from a classroom, because the questions use such examples.

**UGC NET**: Paper 1 is the same for all, and you can gain marks there most easily. Practise data interpretation, reasoning and research aptitude every day. Use two thirds of your time for your own subject, with past papers.`,
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
    text: `For most exams two hours on working days and five hours on each day of the weekend are enough, for nine to twelve months. Learn new topics in the early morning. Revise while you travel. Take a topicwise test in the lunch break.

You do not need coaching for that. You need a plan, past papers, and mock tests that you review.`,
  },
  {
    id: 'study-weak-subject',
    title: 'What do I do about a weak subject?',
    asks: ['weak in maths', 'bad at english', 'improve weak areas', 'hate subject', 'weak topics'],
    text: `Find out which basic topic you are missing. It is often a topic from school. Learn that topic well first. Study it for fifteen minutes every day. This is better than three hours on Sunday.

Take one topicwise test a week in it. Look at your accuracy, not at your score. When it is above 70%, go to the next topic.`,
  },
  {
    id: 'study-sleep',
    title: 'How much should I sleep and how do I stay healthy while preparing?',
    asks: ['sleep', 'food', 'exercise', 'health', 'night study', 'tired', 'eyes headache'],
    text: `Seven to eight hours. Your brain stores what you learned while you sleep. Go to bed and get up at the same time every day. One month before the exam, change these times to fit the time of your exam.

After each study block look out of the window for a minute and drink water. Walk for half an hour a day. Eat heavy food only after your last block of the day.`,
  },
  {
    id: 'study-books',
    title: 'Which books should I use?',
    asks: ['best books', 'study material', 'recommended books', 'reference book', 'pdf notes'],
    text: `You need only a few: NCERT for everything that is taught in school, one standard book for each other subject, and the past papers of your exam. To choose a book, read ten pages of a chapter that is hard for you. The right book is the one that you understand.

Finish one book before you open another.`,
  },
  {
    id: 'study-group',
    title: 'Is group study useful?',
    asks: ['study partner', 'study with friends', 'discussion group', 'telegram group'],
    text: `Yes, for some things: to explain topics to each other, to compare methods after a mock test, to keep your plan. Meet once or twice a week, with a list of questions and a fixed end.

Learn new topics alone. Groups that read together often talk about other things.`,
  },
];

export interface Testimonial {
  id: number;
  name: string;
  role: string;
  content: string;
  /** 1 to 5. */
  rating: number;
  /** URL of a picture; the initial is shown without one. */
  avatar: string | null;
}

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 1,
    name: 'Ritika Sen',
    role: 'Preparing for SSC CGL',
    content:
      'I stopped counting my marks and started reading the review. I saw that two subjects took most of my time.',
    rating: 5,
    avatar: null,
  },
  {
    id: 2,
    name: 'Arjun Nair',
    role: 'Preparing for GATE CSE',
    content:
      'My connection broke twice in one test. Both times I opened the test again. All my answers were there, and the clock was right.',
    rating: 5,
    avatar: null,
  },
  {
    id: 3,
    name: 'Fatima Khan',
    role: 'Preparing for NEET UG',
    content:
      'I take topicwise tests after each chapter, and a mixed test on Sundays. The explanations are short, and they say why the other options are wrong.',
    rating: 4,
    avatar: null,
  },
  {
    id: 4,
    name: 'Manoj Tudu',
    role: 'Preparing for RRB NTPC',
    content:
      'I study on my phone after work. The screen is clear, nothing blinks, and 20 minutes are enough for a small test.',
    rating: 5,
    avatar: null,
  },
  {
    id: 5,
    name: 'Sneha Kulkarni',
    role: 'Preparing for IBPS PO',
    content:
      'I saw how long each question takes me. Now I leave the long puzzles for the second round.',
    rating: 4,
    avatar: null,
  },
];

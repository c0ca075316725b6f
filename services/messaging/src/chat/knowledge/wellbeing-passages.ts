/** Of the Ministry of Health: free of charge, at any hour, in many languages. */
export const HELPLINE = '**Tele-MANAS, 14416** or **1800-891-4416**';

/**
 * For thoughts of death or self-harm. The numbers are national and free of charge. KIRAN (1800-599-0019)
 * is not named: Tele-MANAS is the helpline that the Ministry of Health reports on.
 */
export const DANGER_REPLY = `I am really glad that you told me. What you feel now can get better, and you do not have to go through it alone. No exam is worth your life.

Please talk to a person **now**:
• ${HELPLINE}, free, at any hour, in Hindi, English and many more languages (“Tele-MANAS par abhi call karein, baat karne se madad milti hai”).
• **112** if you are in danger or may hurt yourself.

Tell someone near you as well: a parent, a friend, a teacher, a neighbour. Stay with them, and keep away from anything that could hurt you. I am a program and cannot call anybody for you, but they can help you today.`;

/** For heavy stress, fear and sadness. */
export const DISTRESS_REPLY = `That sounds really hard, and many students feel it before an exam. You are not weak, and you are not alone.

Right now, put your books away for half an hour. Breathe out slowly, longer than you breathe in, ten times. Drink some water and walk a little. If you cannot sleep, do not study in bed. Turn the light low, put your phone away, and write what you want to do tomorrow on paper. A bad mock test or a bad day does not make you less valuable.

Please talk to someone today: family, a friend, a teacher. The free national helpline ${HELPLINE}, is there at any hour in Hindi, English and many more languages (“Aap akele nahi hain, Hindi mein baat kar sakte hain”). If you are in danger, call **112**. If you are younger than 18 and somebody hurts you, call the child helpline **1098**.

When you feel better, I can help you to make a smaller plan.`;

/** Follows a text that helps nobody in distress. */
export const CARE = `If you feel very low, or think of hurting yourself, please talk to a person: someone near you, or the free national helpline ${HELPLINE}, at any hour in Hindi, English and many more languages (“Aap akele nahi hain”). If you are in danger, call **112**.`;

/** A paper of the real exam. `asked` matches what students call it. */
export interface RealPaper {
  name: string;
  asked?: RegExp;
  text: string;
  negative: string;
}

/** What the official notification of one year says. Only what changes rarely is written down. */
export interface RealExam {
  /** The catalogue's name of the exam. */
  exam: string;
  year: number;
  /** The document, and where it is published. */
  source: string;
  site: string;
  age: string;
  qualification: string;
  /** How often somebody may sit it; absent where the document has no simple rule. */
  attempts?: string;
  stages: string;
  papers: readonly RealPaper[];
}

const SSC_SITE = 'ssc.gov.in';
const GATE_SOURCE = 'GATE 2026 information brochure of IIT Guwahati';
const GATE_SITE = 'the site of the institute that organises GATE that year';
const GATE_AGE = 'There is **no age limit** for GATE.';
const GATE_ATTEMPTS = 'There is **no limit** on the number of attempts for GATE, one a year.';
const GATE_QUALIFICATION =
  'You must be in the third year or a higher year of a bachelor’s degree course (engineering, technology, science, commerce, arts and others), or have completed it.';
const GATE_STAGES =
  'One computer-based paper. The score is valid for three years and is used for M.Tech admission and by some public sector companies, each with its own selection.';
const GATE_NEGATIVE =
  'A wrong multiple-choice answer costs ⅓ mark in one-mark questions and ⅔ mark in two-mark questions. Multiple-select and numerical questions have no negative marking.';

/** The sixteen exams of the sample catalogue. */
export const REAL_EXAMS: readonly RealExam[] = [
  {
    exam: 'SSC CGL',
    year: 2026,
    source: 'Combined Graduate Level Examination 2026, notice of 21 May 2026',
    site: SSC_SITE,
    age: '**18 to 32 years** on 1 August 2026, depending on the post: most posts ask for 18 to 27, 18 to 30 or 20 to 30, a few allow 32. Reserved categories have relaxations (SC and ST 5 years, OBC 3 years).',
    qualification:
      'A **bachelor’s degree (graduation)** in any subject. A few posts, such as Junior Statistical Officer, ask for particular subjects.',
    stages:
      '**Tier 1** (computer-based, qualifying), then **Tier 2** (computer-based, decides the merit list, with a computer and a typing module), then document verification.',
    papers: [
      {
        name: 'Tier 1',
        asked: /\b(tier|paper) ?(1|i|one)\b|\bprelim/u,
        text: '**Tier 1**: 100 questions, 200 marks, 60 minutes: General Intelligence & Reasoning, General Awareness, Quantitative Aptitude and English Comprehension, 25 questions each. Since 2026 each section has **15 minutes of its own**. Then the next one begins, and you cannot go back',
        negative: 'In Tier 1 a wrong answer costs ½ mark (0.50); a right one earns 2.',
      },
      {
        name: 'Tier 2',
        asked: /\b(tier|paper) ?(2|ii|two)\b|\bmains\b/u,
        text: '**Tier 2**, Paper I (for all): mathematics and reasoning, 60 questions, 180 marks; English and general awareness, 70 questions, 210 marks; computer knowledge, 20 questions, 60 marks, and a typing test; since 2026 each part has a time of its own. Paper II (statistics) is only for Junior Statistical Officer and Statistical Investigator, Paper III (finance and economics) only for Assistant Audit Officer and Assistant Accounts Officer: 100 questions, 200 marks each',
        negative:
          'In Tier 2 a wrong answer costs 1 mark in Paper I and ½ mark in Papers II and III.',
      },
    ],
  },
  {
    exam: 'SSC CHSL',
    year: 2025,
    source: 'Combined Higher Secondary Level Examination 2025, notice of June 2025',
    site: SSC_SITE,
    age: '**18 to 27 years** on 1 January 2026. Reserved categories have relaxations (SC and ST 5 years, OBC 3 years).',
    qualification:
      '**Class 12 (10+2)** passed from a recognised board. A few data entry posts ask for science with mathematics.',
    stages:
      '**Tier 1** (computer-based), then **Tier 2** (computer-based, with a skill or typing test), then document verification.',
    papers: [
      {
        name: 'Tier 1',
        asked: /\b(tier|paper) ?(1|i|one)\b/u,
        text: '**Tier 1**: 100 questions, 200 marks, 60 minutes: English Language, General Intelligence, Quantitative Aptitude and General Awareness, 25 questions each',
        negative: 'In Tier 1 a wrong answer costs ½ mark (0.50); a right one earns 2.',
      },
      {
        name: 'Tier 2',
        asked: /\b(tier|paper) ?(2|ii|two)\b/u,
        text: '**Tier 2**: mathematics and reasoning, 60 questions, 180 marks; English and general awareness, 60 questions, 180 marks; computer knowledge, 15 questions, 45 marks; then a skill or typing test',
        negative: 'In Tier 2 a wrong answer costs 1 mark.',
      },
    ],
  },
  {
    exam: 'SSC JE',
    year: 2025,
    source:
      'Junior Engineer (Civil, Mechanical and Electrical) Examination 2025, notice of June 2025',
    site: SSC_SITE,
    age: 'Up to **30 years** for most posts, up to 32 for some (CPWD). Reserved categories have relaxations (SC and ST 5 years, OBC 3 years).',
    qualification:
      'A **diploma or degree in civil, mechanical or electrical engineering**. Some posts ask for experience with a diploma.',
    stages:
      '**Paper 1** and **Paper 2**, both computer-based, then document verification. The marks of both papers count.',
    papers: [
      {
        name: 'Paper 1',
        asked: /\bpaper ?(1|i|one)\b/u,
        text: '**Paper 1**: 200 questions, 200 marks, 120 minutes: General Intelligence & Reasoning 50, General Awareness 50, General Engineering (your branch) 100',
        negative: 'In Paper 1 a wrong answer costs ¼ mark (0.25).',
      },
      {
        name: 'Paper 2',
        asked: /\bpaper ?(2|ii|two)\b/u,
        text: '**Paper 2**: 100 questions of your branch, 300 marks, 120 minutes',
        negative: 'In Paper 2 a wrong answer costs 1 mark.',
      },
    ],
  },
  {
    exam: 'RRB NTPC',
    year: 2025,
    source: 'Centralised Employment Notices CEN 06/2025 (graduate) and CEN 07/2025 (undergraduate)',
    site: 'the site of your Railway Recruitment Board',
    age: '**18 to 33 years** for graduate posts and **18 to 30** for undergraduate posts, on 1 January 2026. Reserved categories have relaxations (SC and ST 5 years, OBC 3 years). The notices of 2024 allowed three years more, that time only.',
    qualification:
      'A **bachelor’s degree (graduation)** for graduate posts such as station master and goods train manager; **12th (10+2)** for undergraduate posts such as commercial cum ticket clerk.',
    stages:
      '**CBT 1** (screening), **CBT 2**, then an aptitude or typing test for some posts, document verification and a medical examination.',
    papers: [
      {
        name: 'CBT 1',
        asked: /\b(cbt|stage|paper) ?(1|i|one)\b/u,
        text: '**CBT 1**: 100 questions, 100 marks, 90 minutes: General Awareness 40, Mathematics 30, General Intelligence & Reasoning 30',
        negative: 'A wrong answer costs ⅓ mark (1/3).',
      },
      {
        name: 'CBT 2',
        asked: /\b(cbt|stage|paper) ?(2|ii|two)\b/u,
        text: '**CBT 2**: 120 questions, 120 marks, 90 minutes: General Awareness 50, Mathematics 35, General Intelligence & Reasoning 35',
        negative: 'A wrong answer costs ⅓ mark (1/3).',
      },
    ],
  },
  {
    exam: 'GATE CSE',
    year: 2026,
    source: GATE_SOURCE,
    site: GATE_SITE,
    age: GATE_AGE,
    qualification: GATE_QUALIFICATION,
    attempts: GATE_ATTEMPTS,
    stages: GATE_STAGES,
    papers: [
      {
        name: 'CS',
        text: '**Paper CS**: 65 questions, 100 marks, 180 minutes: General Aptitude 15 marks, Engineering Mathematics about 13, Computer Science about 72; multiple-choice, multiple-select and numerical questions of one or two marks',
        negative: GATE_NEGATIVE,
      },
    ],
  },
  {
    exam: 'GATE EE',
    year: 2026,
    source: GATE_SOURCE,
    site: GATE_SITE,
    age: GATE_AGE,
    qualification: GATE_QUALIFICATION,
    attempts: GATE_ATTEMPTS,
    stages: GATE_STAGES,
    papers: [
      {
        name: 'EE',
        text: '**Paper EE**: 65 questions, 100 marks, 180 minutes: General Aptitude 15 marks, the rest Engineering Mathematics and Electrical Engineering; multiple-choice, multiple-select and numerical questions of one or two marks',
        negative: GATE_NEGATIVE,
      },
    ],
  },
  {
    exam: 'NEET UG',
    year: 2026,
    source: 'NEET (UG) 2026 information bulletin',
    site: 'neet.nta.nic.in',
    age: 'At least **17 years** on 31 December of the year of admission. There is **no upper age limit**.',
    qualification:
      'Class 12 with **Physics, Chemistry, Biology (or Biotechnology) and English**, passed or appearing; 50 % in Physics, Chemistry and Biology together (40 % for SC, ST and OBC).',
    attempts: 'There is **no limit** on the number of attempts for NEET (UG).',
    stages: 'One paper with pen and paper, then counselling by rank for the colleges.',
    papers: [
      {
        name: 'NEET',
        text: '**NEET (UG)**: 180 questions, 720 marks, 180 minutes: Physics 45, Chemistry 45, Biology 90',
        negative: 'A right answer earns 4 marks, a wrong one costs 1 mark.',
      },
    ],
  },
  {
    exam: 'JEE Main',
    year: 2026,
    source: 'JEE (Main) 2026 information bulletin',
    site: 'jeemain.nta.nic.in',
    age: 'There is **no age limit** for JEE Main. What counts is the year of class 12. Colleges may have rules of their own.',
    qualification:
      '**Class 12 (10+2)** passed in 2024 or 2025, or appearing in 2026. For B.E. and B.Tech: Physics and Mathematics with Chemistry, Biology, Biotechnology or a technical vocational subject. NITs, IIITs and others ask for 75 % in class 12 (65 % for SC and ST) or the top 20 percentile of the board for admission.',
    attempts:
      '**Three years in a row**, beginning with the year of class 12, with two sessions a year: six attempts in all.',
    stages:
      'Two sessions a year. The better score counts. The best candidates may take **JEE Advanced** for the IITs. NITs, IIITs and others admit by JEE Main.',
    papers: [
      {
        name: 'Paper 1',
        text: '**Paper 1 (B.E./B.Tech)**: 75 questions, 300 marks, 180 minutes: Physics, Chemistry and Mathematics, 25 questions each (20 multiple-choice, 5 numerical)',
        negative: 'A right answer earns 4 marks, a wrong one costs 1 mark.',
      },
    ],
  },
  {
    exam: 'RBI Grade B',
    year: 2025,
    source: 'Recruitment of Officers in Grade B (DR) General, notice of September 2025',
    site: 'opportunities.rbi.org.in',
    age: '**21 to 30 years**; up to 32 with M.Phil and 34 with Ph.D. Reserved categories have relaxations.',
    qualification:
      'A bachelor’s degree with **60 %** of the marks (50 % for SC, ST and PwBD), or a master’s degree with 55 % (pass marks for SC, ST and PwBD).',
    stages:
      '**Phase 1** (objective), **Phase 2** (Economic and Social Issues, English writing, Finance and Management), then an interview.',
    papers: [
      {
        name: 'Phase 1',
        asked: /\b(phase|paper) ?(1|i|one)\b|\bprelim/u,
        text: '**Phase 1**: 200 questions, 200 marks, 120 minutes: General Awareness 80, Reasoning 60, English Language 30, Quantitative Aptitude 30',
        negative: 'A wrong answer costs ¼ of the marks of the question.',
      },
      {
        name: 'Phase 2',
        asked: /\b(phase|paper) ?(2|ii|two)\b|\bmains\b/u,
        text: '**Phase 2**: Economic and Social Issues, English (writing skills) and Finance and Management, 100 marks each',
        negative: 'A wrong answer to an objective question of Phase 2 costs ¼ of its marks too.',
      },
    ],
  },
  {
    exam: 'IBPS PO',
    year: 2025,
    source: 'CRP PO/MT-XV, notice of 30 June 2025',
    site: 'ibps.in',
    age: '**20 to 30 years** on 1 July 2025. Reserved categories have relaxations.',
    qualification: 'A **bachelor’s degree (graduation)** in any subject.',
    stages:
      '**Preliminary** examination, **main** examination (objective and descriptive), then an interview.',
    papers: [
      {
        name: 'Prelims',
        asked: /\bprelim|\bpre\b/u,
        text: '**Preliminary**: 100 questions, 100 marks, 60 minutes: English Language 30 questions (30 marks), Quantitative Aptitude 35 (30 marks), Reasoning Ability 35 (40 marks), 20 minutes each',
        negative: 'A wrong answer costs ¼ of the marks of the question (0.25).',
      },
      {
        name: 'Mains',
        asked: /\bmains?\b/u,
        text: '**Main**: reasoning, general, economy and banking awareness, English, data analysis and interpretation, together 145 questions, 200 marks, 160 minutes; and an essay and a letter, 25 marks, 30 minutes',
        negative: 'A wrong answer costs ¼ of the marks of the question (0.25).',
      },
    ],
  },
  {
    exam: 'CRPF HC',
    year: 2023,
    source: 'Head Constable (Ministerial) Examination 2022, applications in January 2023',
    site: 'crpf.gov.in',
    age: '**18 to 25 years** on 25 January 2023. Reserved categories have relaxations.',
    qualification: '**Class 12 (10+2)** passed, and typing on a computer.',
    stages:
      'Computer-based test, then a **typing test (35 words a minute in English or 30 in Hindi)**, physical standard test, document verification and medical examination.',
    papers: [
      {
        name: 'CBT',
        text: '**Computer-based test**: 100 questions, 100 marks, 90 minutes: Hindi or English, General Aptitude, General Intelligence and Quantitative Aptitude, 25 questions each',
        negative: 'A wrong answer costs ¼ mark (0.25).',
      },
    ],
  },
  {
    exam: 'UPSC CAPF',
    year: 2025,
    source: 'CAPF (Assistant Commandants) Examination 2025, notice of 5 March 2025',
    site: 'upsc.gov.in',
    age: '**20 to 25 years** on 1 August of the year. Reserved categories have relaxations (SC and ST 5 years, OBC 3 years).',
    qualification: 'A **bachelor’s degree (graduation)** in any subject, or its final year.',
    stages:
      '**Paper 1 and Paper 2** on one day, then physical standards, physical efficiency and medical tests, then an interview of 150 marks.',
    papers: [
      {
        name: 'Paper 1',
        asked: /\bpaper ?(1|i|one)\b/u,
        text: '**Paper 1** (General Ability and Intelligence): 250 marks, 120 minutes, objective',
        negative: 'In Paper 1 a wrong answer costs one third of the marks of the question.',
      },
      {
        name: 'Paper 2',
        asked: /\bpaper ?(2|ii|two)\b/u,
        text: '**Paper 2** (General Studies, Essay and Comprehension): 200 marks, 180 minutes, written',
        negative: 'Paper 2 is written.',
      },
    ],
  },
  {
    exam: 'SSC GD',
    year: 2026,
    source:
      'Constable (GD) in CAPFs, SSF and Rifleman in Assam Rifles Examination 2026, notice of December 2025',
    site: SSC_SITE,
    age: '**18 to 23 years** on 1 January 2026. Reserved categories have relaxations.',
    qualification: '**Class 10 (matriculation)** passed.',
    stages:
      'Computer-based examination, then the **physical efficiency test (PET) and physical standard test (PST)**, then the medical examination and document verification. Height: men **170 cm**, women **157 cm**. Chest: men 80 cm and 5 cm expansion. Running: men 5 km in 24 minutes, women 1.6 km in 8½ minutes. Some regions and categories have other measures: see the notification.',
    papers: [
      {
        name: 'CBE',
        text: '**Computer-based examination**: 80 questions, 160 marks, 60 minutes: General Intelligence & Reasoning, General Knowledge, Elementary Mathematics, English or Hindi, 20 questions each',
        negative: 'A right answer earns 2 marks, a wrong one costs ¼ mark (0.25).',
      },
    ],
  },
  {
    exam: 'UPSC CDS',
    year: 2025,
    source: 'Combined Defence Services Examination (II) 2025, notice of May 2025',
    site: 'upsc.gov.in',
    age: '**19 to 24 years** for the Indian Military Academy (IMA) and the Naval Academy, **20 to 24** for the Air Force Academy (26 with a commercial pilot licence), **19 to 25** for the Officers’ Training Academy (OTA). Candidates have to be unmarried, with few exceptions. The notice gives exact dates of birth.',
    qualification:
      'A **bachelor’s degree**: any subject for IMA and OTA, engineering for the Naval Academy, and for the Air Force a degree with physics and mathematics in class 12, or engineering. Final-year students may apply.',
    stages: 'Written examination, then the SSB interview and the medical examination.',
    papers: [
      {
        name: 'Papers',
        text: 'Three papers of 100 marks and 120 minutes each: **English**, **General Knowledge** and **Elementary Mathematics**; the OTA does not ask for mathematics',
        negative: 'A wrong answer costs one third of the marks of the question.',
      },
    ],
  },
  {
    exam: 'CTET',
    year: 2026,
    source: 'CTET February 2026 information bulletin',
    site: 'ctet.nic.in',
    age: 'There is **no upper age limit** for CTET.',
    qualification:
      '**Paper 1** (classes 1 to 5): class 12 with 50 % and a two-year D.El.Ed, or a comparable course. **Paper 2** (classes 6 to 8): a degree with D.El.Ed, or a degree with 50 % and B.Ed. Final-year students of these courses may apply. SC, ST, OBC and differently abled candidates have a relaxation of 5 %.',
    attempts: 'There is **no limit** on the number of attempts for CTET.',
    stages:
      'One paper or both. **60 % (90 of 150 marks)** passes (reserved categories may have relaxations). The certificate is valid for life.',
    papers: [
      {
        name: 'Paper 1',
        asked: /\bpaper ?(1|i|one)\b/u,
        text: '**Paper 1**: 150 questions, 150 marks, 150 minutes: Child Development and Pedagogy, Language 1, Language 2, Mathematics and Environmental Studies, 30 questions each',
        negative: 'There is no negative marking.',
      },
      {
        name: 'Paper 2',
        asked: /\bpaper ?(2|ii|two)\b/u,
        text: '**Paper 2**: 150 questions, 150 marks, 150 minutes: Child Development and Pedagogy 30, Language 1 30, Language 2 30, Mathematics and Science or Social Science 60',
        negative: 'There is no negative marking.',
      },
    ],
  },
  {
    exam: 'UGC NET',
    year: 2025,
    source: 'UGC-NET December 2025 information bulletin',
    site: 'ugcnet.nta.ac.in',
    age: 'At most **30 years** for the Junior Research Fellowship (JRF), with relaxations; **no upper age limit** for assistant professor.',
    qualification:
      'A **master’s degree with 55 %** (50 % for reserved categories), completed or in its final year. A four-year bachelor’s degree with 75 % is enough for JRF and Ph.D. admission, but not for assistant professor.',
    attempts: 'There is **no limit** on the number of attempts for UGC NET.',
    stages:
      'Paper 1 and Paper 2 in one session of three hours. The result decides on JRF, assistant professor and Ph.D. admission.',
    papers: [
      {
        name: 'Papers',
        text: '**Paper 1** (teaching and research aptitude): 50 questions, 100 marks. **Paper 2** (your subject): 100 questions, 200 marks. Together 180 minutes',
        negative: 'There is no negative marking.',
      },
    ],
  },
];

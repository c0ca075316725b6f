/** An exam that students ask for by name, whether or not it is offered. */
export interface KnownExam {
  /** As students know it; it counts as offered once an exam's name has all of its words. */
  name: string;
  /** Other names; each matches as whole words in this order. The own name matches too. */
  aliases?: readonly string[];
  /** A search for offered exams that are close to it. */
  near?: string;
}

/** Exams and families of exams that students in India prepare for, beside those of the sample catalogue. */
export const KNOWN_EXAMS: readonly KnownExam[] = [
  { name: 'CAT', aliases: ['common admission test', 'mba', 'iim'] },
  { name: 'XAT' },
  { name: 'MAT' },
  { name: 'CMAT' },
  { name: 'SNAP' },
  { name: 'NMAT' },
  { name: 'GMAT' },
  { name: 'GRE' },
  { name: 'SAT' },
  { name: 'IELTS' },
  { name: 'TOEFL' },
  { name: 'PTE' },
  { name: 'CLAT', aliases: ['common law admission test', 'law'] },
  { name: 'AILET' },
  { name: 'LSAT' },
  { name: 'CUET', aliases: ['common university entrance test'] },
  { name: 'JEE Advanced', aliases: ['iit jee advanced'], near: 'jee' },
  { name: 'BITSAT', near: 'jee' },
  { name: 'VITEEE', near: 'jee' },
  { name: 'WBJEE', near: 'jee' },
  { name: 'MHT CET', near: 'jee' },
  { name: 'COMEDK', near: 'jee' },
  { name: 'KCET', near: 'jee' },
  { name: 'NEET PG', aliases: ['neet mds', 'neet ss'], near: 'neet' },
  { name: 'INI CET', near: 'neet' },
  { name: 'FMGE', near: 'neet' },
  { name: 'GPAT' },
  { name: 'GATE ME', aliases: ['gate mechanical'], near: 'gate' },
  { name: 'GATE CE', aliases: ['gate civil'], near: 'gate' },
  { name: 'GATE ECE', aliases: ['gate ec', 'gate electronics'], near: 'gate' },
  { name: 'UPSC ESE', aliases: ['ese', 'engineering services'], near: 'gate' },
  {
    name: 'UPSC Civil Services',
    aliases: ['civil services', 'upsc cse', 'upsc ias', 'ias', 'ips'],
    near: 'upsc',
  },
  { name: 'NDA', aliases: ['national defence academy'], near: 'cds' },
  { name: 'AFCAT', near: 'cds' },
  { name: 'Agniveer', aliases: ['agnipath'], near: 'gd' },
  { name: 'SSC MTS', aliases: ['mts'], near: 'ssc' },
  { name: 'SSC CPO', aliases: ['cpo'], near: 'ssc' },
  { name: 'SSC Stenographer', aliases: ['ssc steno'], near: 'ssc' },
  { name: 'RRB Group D', aliases: ['railway group d'], near: 'rrb' },
  { name: 'RRB ALP', aliases: ['alp'], near: 'rrb' },
  { name: 'RRB JE', near: 'rrb' },
  { name: 'SBI PO', near: 'ibps po' },
  { name: 'SBI Clerk', near: 'ibps' },
  { name: 'IBPS Clerk', near: 'ibps' },
  { name: 'IBPS RRB', near: 'ibps' },
  { name: 'RBI Assistant', near: 'rbi' },
  { name: 'NABARD Grade A', aliases: ['nabard'], near: 'rbi' },
  { name: 'SEBI Grade A', aliases: ['sebi'], near: 'rbi' },
  { name: 'LIC AAO', aliases: ['lic'], near: 'banking' },
  { name: 'CSIR NET', near: 'ugc net' },
  { name: 'KVS', near: 'ctet' },
  { name: 'UPTET', near: 'ctet' },
  { name: 'Chartered Accountancy', aliases: ['ca foundation', 'ca inter', 'ca final'] },
];

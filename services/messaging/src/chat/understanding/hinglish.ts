/**
 * English for what students write in romanised Hindi and in short forms. Each line: the English, then
 * the spellings that mean it. An empty English removes a word that carries no meaning for a search.
 */
const DICTIONARY = `
how many: kitne kitna kitni kitny kitnaa ktne
what: kya kia kyaa ky
how: kaise kese kaisey kaisay hw kaisa kaisi
when: kab
where: kaha kahan kahaan kidhar
which: konsa konsi konse kaunsa kaunsi kaunse kon kaun
why: kyu kyun kyo
who: kisko kise
not: nahi nhi nahin nai nahii nahe mat
received: aaya aayi aye aaye mila
come: aata ata aati aayega aayegi aa
change: badle badlu badlna badalna badal badlo
forgot: bhul bhool bhula bhulgaya
close: band bandh
delete: hatao hatana mitao mitana
take: dena de du dete deni dun doon
should: chahiye chahie chaiye chahye chiye karun karu
day: din dino dinon
week: hafte hafta
month: mahine mahina mahino
year: saal
hours: ghante ghanta ghanto hrs hr
study: padhai padhna padhu padhe padhta padho padh padhne padhte padai parhai
preparation: taiyari tayari tayyari taiyaari prep
start: shuru suru
weak: kamzor kamjor
remember: yaad
fear: dar darr
stress: tanav tanaav pareshan pareshaan
again: dubara dobara dubaara fir phir
back: vapas wapas vaapas waapas
cheapest: sasta sasti saste
expensive: mehnga mahanga mahenga
most: sabse sbse
price: paise paisa daam kimat keemat rupaye rupay rupees rupee
age: umar umr aayu
sleep: neend nind sona
wrong: galat glt
right: sahi
tell: batao bataye bataiye bata btao batado
its: uska uski uske iska iski iske isme usme isme usmein
and: aur or
for: liye
my: mera meri mere mujhe mujhko muje mera
i: main mai maine mene hum
you: tu tum aap tera
make: banaye banao banana bana bnaye bnao
difference: fark antar farak diff diffrence difrence vs versus
compare: comparison muqabla
deduct: katega kategi kate katna katte kat kata
get: milta milte milega milegi milenge mil
available: uplabdh
exam: pariksha pariksa imtihan exm
result: parinam
question: sawal sawaal ques qn qs que q
questions: prashn prashna
answer: jawab ans
leave: chhodu chhod chodu chod
book: kitab kitaab
books: kitabe kitaabein
improve: badhaye badhau badhana badhe badh badhti strong sudhar sudhare increase
power: bijli
mind: mann man
cry: rona ro roti rota
today: aaj
tomorrow: kal tmrw tmr tomoro
night: raat
name: naam
number: no num nmbr nambar
please: plz pls plzz kripya krpya
thanks: dhanyawad dhanyavad shukriya thx thanku thnx tnx
hello: namaste namaskar helo hlo hlw
account: acc acct akaunt khata
password: pwd pswd pasword passwrd
about: abt
your: ur apka aapka apke aapke
are: r
people: log
alone: akele akela
necessary: zaruri jaruri zaroori jaroori
one: ek
two: do
after: baad
before: pehle pahle
between: beech bich
time: samay waqt tym
run: chalega chalta chale chalega
went: chala chali gaya gayi gaye jaye gyi gya
pay: bhugtan lagenge lagega lagte lage
job: naukri nokri
over: khatam khtm khatm
fail: fel
previous: pichla pichle pichli
old: purana purane purani
phone: fon mobail
here: yaha yahan
without: bina
daily: roz roj rozana
only: sirf srf keval
left: bacha bache bachi
tests: testo
use: istemal
slow: dheere dheema
work: kaam
can: sakta sakti sakte skta skti skte saktha
times: baar bar dafa
mistake: galti
boys: ladke ladko
girls: ladkiyo ladki ladkiya
gave: diya diye diyaa chuka chuki chuke
problem: dikkat pareshani samasya
easy: aasan asan saral
hard: mushkil kathin
need: zarurat jarurat
coaching: koching tuition
power cut: lightcut
lose: khona kho
above: upar uper
noise: shor shorr
focus: dhyan dhyaan
enter: daalu dalu daale daalna dalna bharu bhare bharna
someone: kisi
count: ginti gine gin
both: dono donon
sister: behen behan bahan didi
stolen: chori churaya churaa
friend: dost dosto doston saheli
shown: dikh dikhta dikhti dikhe dikhega dikhegi dikhai
minutes: minat mint mins min
other: dusre dusra dusri doosre doosra
correct: theek thik
passed: paas
get: nikalti nikalte nikale nikalu nikalna nikale
talk: baat
registration: rgstration
register: regster regstr rejister registr
everything: sab
much: zyada jyada bahut bhut bohot bohat boht
less: kam kum
`;

const FILLER = new Set(
  `hai h hain he ho hu hoon hun hota hoti hote hoga ka ki ke ko se mein me m pe par to toh bhi hi
   na kr kar kare karo karna karni karne krna kru kro krke karke raha rahi rahe rha rhi rhe
   wala wali wale bhai yaar bro sir madam mam ji hn haa haan are re bhaiya
   tha thi the wo woh ye yeh gi ga ge ne`.split(/\s+/),
);
/** Words of both languages: they stay English unless the message is Hinglish otherwise. */
const ALSO_ENGLISH = new Set('the are do me main no man or less ho he to par pass hum'.split(' '));

const ENGLISH_OF = new Map<string, string>(
  DICTIONARY.trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', spellings = ''] = line.split(':');
      return spellings
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map((spelling) => [spelling, english.trim()] as const);
    }),
);

/** All spellings that the dictionary knows. */
export const HINGLISH_WORDS: readonly string[] = [...ENGLISH_OF.keys(), ...FILLER];

/** Whether the words are at least partly Hindi. */
function isHinglish(words: readonly string[]): boolean {
  return words.some(
    (word) => !ALSO_ENGLISH.has(word) && (ENGLISH_OF.has(word) || FILLER.has(word)),
  );
}

/** The words in English. Words that the dictionary does not have stay. */
export function toEnglish(words: readonly string[]): string[] {
  const canBeHindi = isHinglish(words);
  return words.flatMap((word) => {
    if (ALSO_ENGLISH.has(word) && !canBeHindi) return [word];
    if (FILLER.has(word)) return [];
    return ENGLISH_OF.get(word)?.split(' ') ?? [word];
  });
}

import { readGroups } from './phrases.js';

/**
 * The groups of words in phrases of distress, in English, romanised Hindi and short forms. Of the
 * spellings that are folded to one form, one is enough. ME and FIRST are who speaks, DO what one will do
 * in Hindi, HARD and BAD are words of death and of despair, ABS are words such as "never". STUDY, LEARN,
 * TOPIC and MOTION are what a question about exams, about knowledge or about this website is about.
 */
export const DISTRESS_WORDS = readGroups(`
ME: i im ive id me my myself mine m main mein mi mujhe mujhko mujhse mujhme mera meri mere mero
ME: maine mene apna apni apne khud khudko hum hame humse humko mko
NOT: not no dont =dnt dn't cant cannot never nvr nahi nai na ni nei nope mat isnt wasnt wont
NOT: doesnt doesn didnt couldnt wouldnt shouldnt aint havent hardly without bina nothing nthing
NOT: nothin none
CANNOT: cant cannot couldnt unable
DESIRE: want wanna wants wanted wish wishing wishes feel feeling feels felt feelin thinking think
DESIRE: thought thoughts considering consider planning plan planned decided decide tempted urge
DESIRE: keep chahta chahti chahte chahiye chahie chaiye chahye chahu chahunga chahungi chah mann
DESIRE: dil jee ichha ichchha soch sochta sochti socha sochne sochu khayal khyal vichar irada
DESIRE: lagta lagti
DO: lu lunga lungi du dunga dungi karu karunga karungi kr jau jaunga jaungi jaye jao jana lena
DO: dena karna karne karlu karlunga karlungi lo de le lene dene chahta chahti leta leti deta deti
DO: jata jati rahunga rahungi
LIVE: live living alive exist existing survive livin jina jine jene jiya jiye jiyu jiu jinda jivit
LIVE: liv breathe breathing
LIFE: life lyf lyfe lief zindagi jivan existence
END: end ending ended endin finish finishing khatam khatma samapt destroy over
LEAVE: leave leaving left leav chhod chhodna chhodkar chhodke chhodu chhode gone going go jana jaa
LEAVE: chala chali chale chlejau away disappear vanish bhag dur alvida exit quit
WORLD: world wrld duniya dunia sansar earth planet jag
PEOPLE: everyone everybody evryone evry1 everyones family parents mom mum mumma mummy momma dad
PEOPLE: papa mother father maa baap people log logo world wrld gharwale gharwalo sabko sab others
PEOPLE: they theyll them bhai behen friends maabaap sabhi
PARENTS: mom mum mumma mummy mommy momma dad daddy papa mother father maa baap parents pitaji
PARENTS: family gharwale gharwalo mataji maabaap
HURT: cut cutting cuts slit slitting slash slashing kaat katna kaatne kaatu kaatlu kata burn
HURT: burning scratch
POISON: zehar zahar zeher poison pesticide phenyl keetnashak
JUMP: jump jumping jumped =kud =kood =kuud kudna kudne kudkar kudke kudu chhalang
EDGE: terrace roof rooftop building bridge train trains track tracks railway river nadi chhat
EDGE: floor balcony window cliff patri metro pul kuan kua nahar truck
STUDY: test tests exam paper section quiz mock mocks question questions syllabus chapter time
STUDY: timer session attempt subscription plan premium account window registration coaching job
STUDY: course topic =app site website page subjects marks mark cutoff series result button login
STUDY: form
LEARN: article section act ipc ncrb rate rates ratio farmer farmers kisan squad movie film novel
LEARN: author writer wrote theory durkheim types type syllabus upsc meaning synonym antonym
LEARN: definition define idiom word essay letter notes passage year who whom case law crime
LEARN: decriminalised decriminalized bomber attack day date kab kisne anuched dar insurance causes
LEARN: cause karan difference between =vs formula question questions mcq chapter sociology
LEARN: psychology nursing biology chemistry physics history cast quote poem book sentence abetment
LEARN: prevention
MOTION: velocity height metre meter =km kmph speed ball stone man boy find angle m s seconds
MOTION: crosses length gravity
HARD: die dying died dead death kill killing killed hang hanging hurt hurting harm harming cut
HARD: cutting bleed bleeding burn burning drown drowning jump jumping starve starving punch stab
HARD: shoot overdose poison suicide ending gone vanish disappear mar marna marne maru marunga
HARD: marungi maut zakhmi jalana jala saza khoon blade knife razor rope noose pills fansi zehar
HARD: zahar latak =kud khatam alvida goodbye farewell grave funeral corpse laash mita mitana
HARD: barbad tabah gayab
BAD: hopeless hopless worthless useless pathetic disgusting trapped broken empty numb alone lonely
BAD: sad depressed miserable suffering pain painful dard takleef dukh dukhi udas nirash hatash
BAD: akela akeli akelapan tired exhausted drained =thak thaka thaki =haar hara haari bekar nikamma
BAD: nalayak bojh burden failure loser ashamed sharm guilty guilt hate nafrat crying =cry rona
BAD: rota roti aansu tears scared afraid terrified dar fear panic anxious anxiety overwhelmed
BAD: suffocating ghutan pagal toot bikhar himmat andhera dark darkness finished done over lost
BAD: ruined doomed cursed unwanted unloved abandoned helpless bebas lachar weak kamjor pareshan
BAD: tang tension stress stressed pressure regret disappointed disappointment purpose pointless
BAD: meaningless rope unbearable desperate isolated isolating rejected betrayed dhokha heartbroken
BAD: shame humiliated insult beizzati bigad pareshani purposeless lifeless restless bechain maaf
ABS: anymore never always everything nothing ab aur kuch sab koi nobody noone soon tonight forever
ABS: hamesha kabhi bilkul completely totally again longer bahut bohot sabkuch everyone all anyone
ABS: permanently
FIRST: chahta chahti skta skti rahunga rahungi hu rha rhi gaya gayi chuka chuki lagta
TOPIC: test tests exam exams paper papers section quiz mock mocks question questions ques syllabus
TOPIC: chapter chapters timer session attempt attempts subscription plan plans premium account
TOPIC: window registration register coaching course topic topics =app site website page pages
TOPIC: subject subjects marks mark cutoff series result results button login log password code otp
TOPIC: email mail form admit card date score rank percentile leaderboard dashboard bookmark
TOPIC: bookmarks payment refund money price fee fees paisa paise pay upi phone mobile laptop
TOPIC: computer internet net screen camera server network browser chrome number photo name naam
TOPIC: profile certificate answer answers key option options solution solutions explanation report
TOPIC: support =team customer contact help helpline call chat bot reply message notification
TOPIC: notifications reminder reminders alert alerts setting settings ads =ad samay upanyas lekhak
TOPIC: sawal prashn pariksha data maths =math mathematics algebra geometry trigonometry calculus
TOPIC: arithmetic physics chemistry biology history geography polity economics economy english
TOPIC: hindi grammar vocabulary reasoning quant gk current affairs science sciences sociology
TOPIC: psychology philosophy law nursing commerce accounts ssc cgl chsl gd cpo neet jee mains
TOPIC: advanced gate upsc =ias ips nda cds ibps po clerk sbi rbi =rrb ntpc group railway banking
TOPIC: bank ctet ugc cat clat cuet board boards police army navy airforce =iit aiims college
TOPIC: university school degree graduation formula meaning synonym antonym idiom phrase essay
TOPIC: letter passage sentence author writer wrote novel book books movie film song actor cast who
TOPIC: whom whose which when where kab kahan kaha kaun kisne konsa kaunsa kitne kitna kitni
TOPIC: difference between define definition example list types type causes cause act article ipc
TOPIC: rate ratio year war battle king country capital river atomic cell cells velocity speed
TOPIC: distance train =km percent interest profit average prepare preparation taiyari tayari
TOPIC: padhai padhna padhne padhte study studying revise revision timetable schedule strategy tips
TOPIC: trick tricks notes video videos class classes pattern eligibility =age limit salary vacancy
TOPIC: job selection percentage hours minutes focus concentration memorise memorize yaad joke
TOPIC: jokes laugh laughing hasi hansi lol haha rofl lmao match ipl cricket game weather food
TOPIC: nation desh
NAHI: nahi nai na ni
SAKTA: sakta sakti paunga paungi
JAUN: jau jaunga jaungi jana
BAHUT: bahut bohot bahot
JINA: jina jine
WANT: want wanna wish
JOKE: joke jokes lol haha rofl lmao laugh laughing hasi hansi website site =app mast maza
`);

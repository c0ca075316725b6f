import { Phrases } from './phrases.js';

/** Thoughts of death, self-harm or farewell. */
export const DANGER = new Phrases(`
SUICIDE ! LEARN
ME ~6 SUICIDE
SUICIDE ~3 ME|DESIRE|lu|lunga|lungi|karlu|karunga|karungi|karna ! squad
DESIRE ~3 SUICIDE ! squad
kms
unalive|unaliving|offing ~1 myself|me
end|ending|kill|killing|hang|hanging|hurt|hurting|harm|harming|cut|cutting|drown|shoot|shooting|
  burn|burning|stab|starve ~1 myself|mself|myslf
my self & kill|hurt|harm|cut|hang
kill me|myself ! papa|dad|mom|mummy|parents|father|mother|if|this|question|test|paper|maths|they|
  he|she|will
self harm|harming|harmed|injury ! LEARN
selfharm|selfharming

# Wanting to die
WANT|wants|wanted|wishing|feel|feeling|felt|rather|better|ready|tempted|deserve|try|tried|trying|
  decided|planning|hope|love|gonna ~3 die|dying|dead|death|dieing ! country|nation|desh|tired|nda|
  army|laughing|laugh
thinking|think|thought|thoughts ~3 die|dying|death|dead ! LEARN|penalty
ME ~1 should|will|must|would|gonna ~2 die|dead|dying ! country|laughing
ME ~2 should ~1 have died
going to die ! LEARN|laughing
wish|if ~1 i ~2 dead|died|gone|die
i ~1 dead inside
if|once|after|when ~1 i ~3 dead|die|gone|died ! job|exam
i ~2 be gone ! out
better|happier|easier|peace|relieved|relief|fine|good ~4 dead|die|died|gone ! tired
better off without me|them
how ~1 to ~2 die|dying ! LEARN
painless|painlessly|easiest|easy|quick|peaceful ~3 die|death|suicide ! LEARN
way|ways ~1 to die|dying
mar|marna|marne|maru|maut|death ~2 ka|ki|ke|ko ~2 mann|dil|jee|khayal|khyal|vichar|soch|ichha|
  irada
marna|marne|mar|maut ~2 chahta|chahti|chahte|chahiye|chahie|chaiye|chahu|chah|chahunga|chahungi|
  hai|h|he ! marks|desh|nda|website|site|=app|hasi
mar ~1 JAUN|jaata|jati|jaye|jao|jaane|jai|hi ! hasi|hansi|desh|negative
marjau|marjana|marjaunga|marjaungi|marjaye|marjao ! hasi|hansi
marunga|marungi|maru & ME|khud|aaj|ab ! desh
mujhe ~2 marna|marne|maut|mar
marne ~2 do|de|ja|dena|dijiye|wala|wali|jaunga
maut ~3 aa|aaye|aajaye|chahiye|de|behtar|acchi|accha|ayegi
se ~1 to|accha ~2 maut|mar|marna
se ~1 accha|behtar ~3 mar|marna
meri|mere|mera ~1 maut|marne|mout|death
my ~1 death|funeral|suicide|corpse|grave
khud|khudko|apne|apneaap|aap|aapko ~3 khatam|maar|mita|mitana|jala ! galti
khud|apne ~3 chot|nuksan|takleef|dard|sazaa ~5 DESIRE|DO|HURT|pahuncha|pahunchane|pohchane
apne|apni ~1 jaan|zindagi|jeevan ~3 de|le|lene|dene|khatam|lu|du|dunga|lunga|dedu|lelu|dena|lena|
  chali|jaye
jaan ~1 de|dedu|du|dene|dena|dunga|dungi|dedunga|dedungi|lene|lelu|lena|leni|deni|di ! kisne|ne|
  kiski

# Not wanting to live
NOT ~2 WANT|feel|deserve|like|wanting|feeling|planning|care ~4 live|living|alive|exist|existing|
  wake|breathe|livin|survive ! hostel|city|=app|upto
dont|cant|not|never ~1 live|exist ~2 anymore|more|like|longer|this|with|without ! hostel|mobile|
  phone|test|class
CANNOT ~2 live|survive|exist ~3 this|like|anymore|another|shame|more|without|longer|with|pain|any
  ! cutoff|marks
dont|not|never ~2 WANT ~3 here ~1 anymore|longer|more ! premium|account
dont|not|never ~2 WANT ~1 to be|exist ~1 here|alive|anymore|around|born|a|part
dont|not|never ~2 WANT ~1 be here|alive|around
dont|not|never|didnt|wont|wouldnt ~3 wake ~1 up ! early|am|alarm|morning|time|subah|tips
wish|hope|want|pray|sleep|sleeping ~6 not|never|dont ~3 wake|wakeup
sleep|sona|sleeping|so ~3 forever|hamesha|eternally
so ~2 jau ~4 uthu
subah|kal|kabhi|nind|sokar|soke ~4 uthu|uthunga|aankh|jagu|uthna|uthe ~3 na|nahi
na|nahi ~2 uthu|uthna ! exam|alarm|jaldi
JINA|jene|jiya|jinda|jindagi|jivan|jivit|jiu|jiyu ~4 NAHI|not|mat|kyu|kyo ! LEARN|milegi|dobara
NAHI|kyu|kyo|dont|not ~3 JINA|jene|jiya|jinda|jivit|jiu|jiyu
kyu|kyo ~1 ji|jiu|jiyu|jina|jinda ~1 rha|rahi|hu|rahu ! exam|test|mains|main
NAHI|aur ~1 jee ~1 SAKTA|pa|pau|lagta|lunga|rha|rahi
jee ~1 nahi|nai|na ~1 SAKTA|pa|lagta|raha|rahi
jee|jike ~1 kar|ke|k ~3 kya|fayda|matlab|kyu
jee ke kya ! liye|best|books
JINA|jinda|jivit|jee ~5 fayda|faida|matlab|haq|wajah|ichha|man|dil|maksad|himmat|sahara ! LEARN
JINA|jindagi|jeevan|jiya|life ~4 mushkil|haram|dushwar|bhari|dubhar|bojh|saza|narak
LIFE|JINA|living|jeevan ~4 thak|thaka|thaki|tang|tired|haar|hara|haari|pareshan|ub|uba|haarta|
  nafrat|nirash|hate|maan ! cycle|science|sciences
tang|thak|thaka|thaki|haar|hara|haari|tired|sick|fed|done|exhausted|bored|nafrat ~4 LIFE|JINA|
  living|jeevan|existing ! cycle|science|sciences|cycles
over ~1 for me ~4 life|everything|all
life|everything|all ~4 over ~1 for me
no|not|any|what|whats|wat|why|koi|kya|dont|nothing|without|is|lost ~4 reason|point|purpose|use|
  meaning|worth|will|fayda|matlab|hope|left|sense|good|desire ~3 JINA|live|living|alive|exist|
  existing|jinda|surviving|existence ! LEARN|test|tests|mock|class|classes|exam
no|not|any|what|whats|why|koi|kya|dont|nothing|without|lost ~4 reason|point|purpose|use|meaning|
  worth|fayda|matlab ~3 LIFE|jeevan ! LEARN|insurance|imprisonment|cover
nothing|kuch ~3 live|jine for|liye|layak
nothing ~1 to live|lose
live|living|alive|life|jina|jinda ~5 not|nahi|isnt|no ~2 worth|fayda|matlab|point
life|living|zindagi ~3 not|isnt|no|nahi|without ~1 worth|worthwhile|meaning|point|purpose ! LEARN|
  insurance|cover
dont|not|no|nahi ~1 deserve|layak|haq ~3 JINA|live|life|exist|alive|born|love|happy|happiness
deserve ~2 die|death|suffer
why ~4 live|alive|exist|born|breathing ! LEARN|animals
what ~2 am i living|alive|doing for
JINA|jiu ~3 chhod|band|bekar

# Ending it
end|ending|ended|finish|take|taking|destroy|lose|losing|give|over|quit|sacrifice ~2 my|this ~1
  LIFE|existence ! story|cycle|lifes
end|ending|finish|stop ~1 it all|now|forever ! test|section|session|exam|pm|attempt|live|mock
end|ending|finish|stop ~2 everything|everythng|evrything|pain|suffering|misery|sab|this|all !
  test|section|session|exam|pm|attempt|live|mock|timer|email|emails|sms|mails|subscription|
  notification|notifications|ads|chapter|syllabus|question|negative|messages|spam|tests|questions|
  subjects|topics|=math|maths
WANT|just|need ~5 over|end|stop|finished ! test|section|session|exam|pm|attempt|live|mock|timer|
  email|emails|sms|mails|subscription|notification|notifications|ads|chapter|syllabus|question|
  negative|messages|spam|premium|plan|classes|class|course|coaching|tests|paper
LIFE|jeevan|sab|sabkuch|kahani|saga ~3 khatam|samapt|the ~1 kar|karna|karne|karu|karunga|karlu|lu|
  du|karlunga|kardu|end ! test|syllabus|exam|question|questions|subject|subjects|chapter|paper|
  topic|topics|mahine|din|revision|course|padhai
sab|sabkuch|everything|kuch ~2 khatam ~2 ho|hogaya|gaya|hai|h|lagta ~2 mere|mera|gaya|ab|meri|
  hogaya ! test|tests|syllabus|exam|question|questions|paper|time|seat|seats|form
LIFE|jeevan ~1 khatam|over|finished|samapt ! insurance|science|sciences|cycle|cover

# Leaving the world
duniya|dunia|world|earth|sansar ~3 chhod|chhodna|chhodkar|chhodke|chhodu|leave|alvida|jana|jau|
  vida|dur|chala|chali ! sabse|nadi|desh|tour|trip|bada|ghumne
leave|leaving|leavin|quit|left|exit|escape|chhod|alvida ~3 world|earth|duniya|dunia|planet|sansar
  ! cup|bank
leave|leaving|gone|going|go|disappear ~2 forever|permanently|hamesha ! account|premium|=app|login|
  points|away|free|rank
sab|sabkuch|sabko|sabse ~3 chhod|chhodkar|chhodke|dur ~4 JAUN|jaane|chala|chali|mar|man|chale !
  coaching|college
hamesha|humesha|forever ~3 liye|k|ke|ko ~5 JAUN|ja|chala|chali|chup|gayab|so|alvida
JAUN|ja|chala|chali|leaving|jane ~5 hamesha|humesha|forever ! premium
kahin|kahan ~2 gayab|dur|bhag|chala|chali ~1 JAUN|ho|ja ! button|test|bookmark|option|result
gayab ho JAUN
WANT|feel|could|let|just ~4 disappear|vanish|cease|evaporate|fade ! leaderboard|ranking|rank|list|
  name|test|button|website|page|popup
run|go ~1 away from everything|everyone|life|all|home|here
NOT ~2 be ~1 here|there|around|alive ~3 tomorrow|anymore|more|longer|soon ! test|exam|live|class|
  mock|attend

# Not having been born
wish|why|better|if|kash|should ~5 born|existed|exist ! year|who|date
never ~1 been born|existed
why ~2 i ~1 born|exist|alive
paida ~2 na|nahi|kyu|kyo|hi ! kitne|nadi|bijli|gas
kyu|kyo ~2 paida|janam ~4 hua|hui|liya|diya|kiya|hu
kash ~4 na|nahi|mar|hota|hoti|koi|uthu|maut ! marks|mock|coaching|seat|rank|attempt|test|free

# Nobody would miss me
nobody|noone|none|nobodys|kisi|kisiko|koi ~5 miss|notice|cry|farak|parwah|parva|pata|yaad|fikr ~4
  me|if|gone|dead|nahi|padega|karta|karega|meri|mere|mujhe|padta|chalega|hai|hoga ! payment|ans|
  answer|test|marks|rank|negative|question|kya
no one ~5 miss|notice|cry|remember ~4 me|if|gone|dead|was|am
nobody|no|one|none|anyone|anybody|who|koi|kisi ~2 care|cares|cry|bother|notice|miss ~3 if|when|me|
  gone|dead ! button|question|answer
PEOPLE ~5 better|happy|happier|khush|sukoon|peace|relieved|relief|fine|free|aaram|chain|chhutkara|
  azad ~4 without|gone|dead|bina|die|off|disappear|milega|mile|leave ! mock|test|rank|premium|
  coaching|marks|free
without|bina ~3 PEOPLE|sab ~3 better|happy|happier|khush|sukoon|fine|theek|accha ! coaching|marks
mere|me bina ~4 khush|sukoon|accha|theek|jee|better|chalega
mere|mera|meri|mai ~3 na|nahi ~1 rehne|rahne|hone|rahu|rahunga|rahungi|hona|hota|hoti|rha|rahi|
  reh|rahta ! TOPIC
mere|mera|hona ~1 hone|hona|jane|rahne|rehne ~2 na|se|nahi|ya ~4 fark|barabar|koi|kisi|kya|matlab
mai|agar|jab|mere|jo ~2 mar|marne|maru|jane|jaunga|chala|chali|marjau ~5 khush|sukoon|khushi|
  theek|chain|accha|better|sab|baad ! rank
better|best ~4 without me|i
world|everyone|family|parents|they ~4 without me
miss me ~3 gone|dead|die|not ! premium

# Self-harm and means
cut|cutting|cuts|slit|slitting|slash|slashing|burn|burning|kaat|katna|kaatne|kaatu|scratch ~3
  wrist|wrists|vein|veins|hand|hands|arm|arms|skin|thigh|thighs|nas|naso|haath|kalai|myself !
  LEARN|watch
wrist|wrists|vein|veins|nas|naso|nabz|haath|hatho|kalai|hands|arms|khud ~3 cut|slit|slash|kaat|
  katna|kaatne|kaatu|kata|kaatlu ! LEARN|kata|theory
blade|knife|chaku ~5 kaat|cut|wrist|haath|nas|kalai|katne|chala|chalane|myself ! fan
hurt|hurting|harm|harming|injure|punish|punishing ~1 myself|khud|mself
hang|fansi|fasi|fanshi ~2 laga|lagane|lagana|lagaunga|lagalu|lagalunga|lagaungi|par|pe|khane|kha|
  lagau|lunga|lungi|myself|le|lag|latak ! bhagat|kab|kisne|kisko|saza|singh|kise
fansi|fasi|hang ~5 sochta|soch|mann|karta|chahta|chahti|khayal|khyal|myself|raha|rahi|lagta !
  phone|=app|mobile|screen|laptop|computer|website|page|test|kab|system|net
latak|latakna|latakne|latakke|latku|latka ~2 JAUN|ke|kar|du|lu|ka|hu|jaye ! payment|refund|result|
  form
pankhe|pankha|fan|rope|rassi|dupatta|dupatte|noose ~3 latak|latka|hang|latakna|jhul|latakne|neck|
  gala|gale
POISON ~2 kha|khalu|pee|pilu|lu|lunga|lungi|li|liya|khane|pine|khaya|khana|de|dedo|khaunga|
  khaungi|lena|piya|khali|chahiye|khake|kahan ! saanp|snake|food|bacteria
drink|eat|take|took|ate|have|buy|drank|swallow|consume|taken|taking ~2 POISON
sleeping pill|pills|tablet|tablets ! LEARN|manufacturing
nind ~2 goli|goliya|goliyan|golia|tablet|tablets|dawai|dawa
take|took|ate|taken|swallow|swallowed|overdosed|eat|kha|khali|khake|khau|khalu|bottle|taking|
  popped ~5 pills|tablets|goliya|goliyan|golia|overdose|goli ! profit|manufacturing
pills|tablets|goliya|goliyan|goli ~5 kha|khali|khalu|khau|li|lunga|lungi|liya|die|death|took
overdose|overdosed|od ! LEARN|drug
how many ~1 pills|tablets|goliya|goliyan
JUMP ~5 EDGE|upar|uncha ! MOTION
EDGE ~4 JUMP|girr|girkar|niche ! MOTION
=kud|=kood|=kudd ~1 JAUN|jaane|ke
train|truck|gaadi|bus|metro|patri|track ~2 aage|=age|niche|saamne|front|aagey|under ~5 JAUN|aa|
  aajau|aaunga|let|leta|=kud|kat|aana|mar ! speed
train|truck|rail|patri ~2 kat|kata|katke|katkar|katna ! ticket
front of|under ~2 train|truck|bus|metro|car ! MOTION|speed|seat
gala ~1 ghont|daba|kaat|ghot
lethal ~2 dose ! LEARN

# Farewell
goodbye|alvida|farewell|tata|bye ~3 PARENTS|forever|everyone|world|everybody|life|sab|sabko|sabhi|
  dosto|doston|hamesha|zindagi|duniya|all|friends|cruel ! arms|essay|speech|letter|author|wrote
this|my|ye|yeh|meri|mera|yahi ~3 last|final|aakhri|antim ~2 message|msg|goodbye|bye|words|note|
  chat|baat|sandesh|din|raat|night|conversation|alvida|letter ! essay|delivered|school|received|
  exam|deleted|paper
aakhri|aakhiri|antim|last ~1 baar|time|message|msg|baat ~4 baat|bol|bata|keh|kar|likh|talking|
  saying|writing|sab|mil ! attempt|test|revision|exam|tip|tips|form|date|payment|session|login
read|padh|padhoge|reading|pado|padhenge ~2 this|ye|yeh|isko|message ~6 gone|dead|nahi|mar|chala|
  chali|no
sorry|forgive|maaf|mafi|love ~5 PARENTS|mum|parents|mumma|baap|family|everyone|daddy|mummi|mother|
  father ! essay|letter|phone|number|email
PARENTS|mum|parents|mumma|baap|family|daddy|mother|father|everyone ~5 sorry|forgive|maaf|mafi|
  alvida|goodbye ! essay|letter|phone|number|email
tell|bolna|bol|keh|kehna|bata|batana|say ~4 PARENTS|mum|parents|family|ghar|mumma|everyone ~5
  sorry|love|pyar|maaf|goodbye|proud
thank|thanks|shukriya|dhanyawad ~4 everything|sab ~3 goodbye|last|alvida|bye|final|sorry
take care of ~2 my ~1 mom|mum|dad|parents|family|brother|sister|mother|father|dog|cat
mummy|papa|maa|family|ghar ~3 khayal|khyal|dhyan ~1 rakhna|rakhiye|rakhiyega
suicide ~1 note

# Prayers for death
god|bhagwan|allah|khuda|rab|ishwar|uparwale|uparwala|upar|kanha|ram|lord|yamraj ~4 utha|uthale|
  bula|bulale|maut|take|kill|lele|mar ! movie|who|which|year|mantra
utha|bula le|lo|lena|lijiye|leta ~3 mujhe|bhagwan|god|allah|ab
mujhe|mujhko ~1 utha|uthale|bulale|bula ~1 le|lo|lijiye ! subah|alarm|phone|baje

# Given up on life
done|finished|through|give|given|giving|gave ~2 up|with ~2 LIFE|everything|living|this|world|
  myself|me|existence|all ! test|question|section|chapter|reasoning|quant|paper|topic|word|=app|
  phrasal|syllabus|subject|mock|coaching
CANNOT|dont|not ~1 go|=carry|keep|continue ~1 on|living|anymore|going|like ! test|=app|page|next|
  login|site|website|button|back|phone|payment|question
no ~1 way out ! negative|full|screen
only ~3 way|option|solution|rasta|escape ~3 die|death|out|suicide|mar|marna|maut ! screen
death|maut|mar|marna|die ~4 only|solution|better|behtar|hal|rasta|option|upay|ilaj|chhutkara|mukti
  ! negative|rate|marks
mukti|chhutkara|azadi ~3 chahiye|mil|chahta|chahti|mile ! loan|act|andolan
# Wider: words of death and harm together with who speaks
apne|khud|khudko|apneaap ~3 maarna|maarne|maar|saja|zakhmi|jalana|jala|mitana|mita ! galti
saza|maut|dard ~2 chahta|chahti|chahiye|apne ! LEARN|dawai
nahi|na ~1 rehna|rahna|bachna|jina ~1 chahta|chahti|chahu|chahiye|mujhe|hai ! TOPIC
kal|ab|agle|subah|parso ~3 nahi|na rahunga|rahungi|rahu|milunga|milungi|bachunga|bachungi
sab|sabkuch ~1 chhod ~2 chahta|chahti|mann|lagta|karta|chahiye|hu|dun ! TOPIC|coaching|job
end|ending|finish|over|done with it|everything|all ! TOPIC
end|ending it ! TOPIC|pm|am
do|doing|did it ~2 tonight|today|now|soon|tomorrow|myself|quietly ! TOPIC
day|date|time ~3 do|end|finish it ! TOPIC
tried|trying|attempted|try ~2 cut|jump|hang|overdose|drown|kill|die ! TOPIC|LEARN|kat
when|once|after|until ~1 im|i ~2 gone|dead|away ! TOPIC
giving|gave|give ~2 my ~1 stuff|things|belongings|dog|cat
see|seeing|watch|watching|like ~2 myself|blood ~1 bleed|bleeding|die
punch|hit|slap|starve|scratch|bite|biting|hitting|punching|scratching|starving|choke|choking|
  strangle ~1 myself|khud
need|must|have|has|ought|should|deserve|supposed ~2 die|dead|dying|hurt|suffer|punished|killed !
  LEARN|plant|cell|cells
apne|apni|apna|khud|khudko ~4 hurt|harm|kill|cut|chot|nuksan|jala|maar|sazaa|ghayal|khatm ! galti|
  subject
cut|cutting|slit|slitting|slash|kaat ~3 throat|neck|gala|gale|thigh|legs|self|again|deep|tonight !
  LEARN|marks|cutoff|paper
started|start|relapsed|stopped|stop|back ~2 cutting|selfharm|bleeding ! trees|paper
blade|knife|razor|rope|noose|gun|poison|rassi|chaku|zehar|jahar|pesticide ~4 ready|hand|haath|
  bought|liya|have|front|table|room|paas|kamre|mere|mera|lekar|leke|chala|chalaya|chalau|chalane !
  LEARN|fan|speed|rpm|wheel
have|had|got|bought|keep|with|take|hold|holding ~3 blade|knife|razor|rope|noose|gun|poison|
  pesticide ! LEARN|speed|rpm|pulley
hit|run|crushed|mowed|killed ~2 by|over ~2 train|car|truck|bus|vehicle|lorry ! LEARN|speed|length
thought|thoughts|idea|ideas|urge|urges|plan|plans|planning|thinking|dream|dreaming|fantasy|
  fantasize|fantasizing|imagine|imagining|scared|afraid|about ~3 ending|dying|hurting|harming|
  cutting|killing|jumping|hanging|suicide|disappearing|overdosing|drowning ! LEARN|test|session|
  subscription|trees|marks|laughing
ending|finish|finishing ~1 it|myself|being|existence|things ! test|session|exam|section|attempt|
  live|subscription
khatam|samapt ~4 LIFE|jeevan|khud|khudko ! insurance|chapter|syllabus
jee|jiu|jiyu|jina|live|living ~2 ya|or|and ~2 mar|maru|die|dead|marna
zinda|living|walking ~1 lash|corpse|zombie|dead
i ~3 corpse|zombie
standing|sitting|khada|khadi|baitha|baithi|am|hu|at|par|pe|climbed ~3 terrace|roof|rooftop|ledge|
  edge|bridge|chhat|tracks|patri|railing|balcony|pul ! LEARN|area|paint|find|height|support
kaise|how|kya|best|aasan|tarika|way|ways ~4 maru|mar|marne|marna|hang|drown|bleed|overdose|die|
  suffocate ! LEARN|TOPIC|did|marks|negative|tukka|mobile|phone|=app|hatana
maru ~2 kaise|kab|kyu|kya
tarika|way|ways ~3 marne|marna|maut|die|suicide|end
marne|maut|mrna ~2 tarika|upay|rasta|goli|dawa
does|will|how ~3 hurt|pain|long ~4 drown|drowning|hanging|bleed|bleeding|overdose|die
bleed|bleeding|bled ~1 out|myself|to death
khoon ~3 nikal|nikalna|nikalu|bahana|behna|bahau ~3 mann|acha|sukoon|chahta|chahti ! dawai
rip me
mera|meri|my|im|mine ~2 rip|shraddhanjali|antim
mera|meri|mere ~2 end|kahani|safar|khel|saansein|saanse|aakhri|game ~2 aa|khatam|over|gaya|yahi|
  tak|din|raat|is|near
kal|tomorrow|subah|ab|aaj|tonight|today|after ~4 mai|mein|i|hum ~3 nahi|na|wont|not|no ~2 rahunga|
  rahungi|milunga|milungi|be|dikhunga|exist|rahu|bachunga ! test|exam|online|free|available
kal|subah|tomorrow|suraj ~3 nahi|na|wont|not ~2 dekh|dekhna|dekhunga|dekhungi|see|dekhu ! result|
  video|test|class
mai|mein|mujhe|hum ~3 nahi|na|ni ~1 rehna|rahna|rahunga|rahungi|rehne|bachna|bachunga|hona|rahu|
  bachungi|jeena ! hostel|waitlist|kota|list|group|dependent
nahi|na|ni ~1 rehna|rahna ~2 mujhe|ab|yaha|duniya|is|yahan|mujhko ! hostel|group|waitlist|logged
mujhe|mujhko ~3 is|duniya|yaha|sab|isse|zindagi ~2 se|me|mein ~2 jana|nikalna|azad|chhutkara|
  mukti|door|jaane|bachna|nahi ! website|test|group|=app
jana|jaane|chala|chale|jau|ja ~3 is ~1 duniya|dunia|jahan|sansar|jag|zindagi
is ~1 duniya|dunia|jahan|sansar|zindagi ~2 se ~4 jana|jaane|chala|chale|jau|ja|dur|vida|alvida|
  nikal|nikalna|mukti
lambi|permanent|eternal|long|endless|gehri ~1 neend|sleep|peace|rest|sukoon ! pattern|how|hours
neend ~2 se ~3 na|nahi|kabhi ~2 uthu|jagu|uthna|khule
want|need|wish|chahiye|chahta|chahti|mujhe|finally ~4 eternal|permanent|hamesha|forever|final ~3
  peace|rest|shanti|sukoon|neend|sleep|aaram
make ~1 it|this|pain|them ~2 stop ! timer|email|sound|noise|emails|notification
want|wish|just ~1 it|this|everything|all ~2 stop|end|over|finish ! timer|email|sound|noise|test|
  session|pm
shouldnt|should ~1 not|be|have|exist|even ~1 exist|alive|born|been|living ! year|who
dont|not|never|doesnt ~1 belong ~2 here|anywhere|world|earth ! category|obc|section
i ~2 mistake ! marked|made|in|question|typing|silly|the|report|correct
my existence|birth ~4 mistake|curse|waste|useless|pointless|meaningless|galti|burden|matter|
  matters
mai|mera|meri ~3 paida|hona|janm|zindagi ~4 galti|saza|bekar|abhishap|shrap|gunah|mistake
live|living|jiu|jiyu|alive|exist|survive ~3 or not|anymore|even|nahi
dont|not|doesnt|didnt|koi|no ~2 care ~4 live|die|alive|happens|dead|life
care|matter|matters|fark ~5 live|alive|jiu|jiyu|maru|die|mar|zinda
WANT|feel ~4 escape|run|flee|quit ~3 life|everything|reality|all|world|this|myself ! exam|test|
  job|coaching
escape|quit|quitting|leave|leaving|exit ~2 life|living|existence|reality ! LEARN
written|wrote|writing|likh|likha|likhi|likhne ~3 suicide|goodbye|last|final|aakhri ~1 note|letter|
  message|khat|chitthi|words ! essay|book|who|poem
nothing ~2 lose|loose ! guess|marks
other side|see you ~1 heaven|other|hell|next|upar ! life
upar|heaven|swarg|narak|jannat ~3 milte|milenge|milunga|jaunga|jaana|see|going|soon|chala !
  scroll|button
save me|bachao|bacha ~1 lo ! lifeline|bachat
koi ~2 nahi ~3 bacha|rok ~1 sakta|sakti|payega
already ~2 dead|died|over ~1 inside ! server
jeete ~1 ji ~2 mar
JINA|zindagi ~4 boj|saza|dar|nark|bhaari|thakan|ghutan|shrap|majboori|layak|kabil
i ~4 ending|end|finish|kill ~1 it|everything|all|myself ~2 tonight|today|now|tomorrow|soon|all !
  test|session|exam|attempt|section|syllabus|series
tonight|aaj|today ~2 is|hi|mera|meri|my ~2 last|final|aakhri ~1 day|night|din|raat ! form|date|
  apply|registration|kya
my|mera|meri ~2 last|final|aakhri ~1 day|night|din|raat ~3 world|earth|duniya|hai|alive|life|
  zindagi|today|tonight ! school|job|college|essay|exam
wrote|written|writing|write|likha|likhi|likhe|likh|made|left ~3 goodbye|farewell|suicide|last|
  final ~3 note|notes|letter|letters|message|messages|video|words ! essay|novel|book|author|who
notes|letters|letter|note ~2 written|wrote|everyone|ready|likh|likha|likhe|parents|mom ! TOPIC|
  LEARN|revision|study|short
wrote|written ~2 notes|letters|letter ~2 everyone|family|parents|mom ! LEARN
pills|tablets|goli|goliya|goliyan|dose|dawai|medicines|meds ~5 ready|saved|saving|stock|
  stockpiled|collected|collecting|jama|ikattha|ikatthi|lethal|overdose ! manufacturing|profit
save|saved|saving|stock|stockpiled|collected|collecting|collect|bought|counted ~3 pills|tablets|
  goliya|goli|goliyan|meds|medicines ! manufacturing|profit
lethal|painless|painlessly ! LEARN|injection
picked|fixed|chosen|choose|decided|set|finalised ~2 date|day|time|method|place|tarikh|spot ! exam|
  exams|test|form|registration|live|interview|admit|paper
researched|researching|research|searched|searching|googled|googling|looking ~4 methods|ways|pills|
  lethal|painless|die|suicide|poison|hanging|overdose|rope ! teaching|paper|aptitude|=age|study
cutting|cut|selfharm ~4 guilt|urge|urges|scars|addicted|addiction|relief|karke|baad|kiya|release|
  myself ! LEARN|paper|section|marks|=age|folding
urge|urges|craving ~3 cut|cutting|back|wapas|harm|hurt|die|again|jump|end
khud|khudko|apne|myself ~4 scratch|bite|punish|slap|noch|burn|hurt|starve|pinch|peet|punch|maar|
  marta|marti|jala|cut|harm ! galti
scar|scars|wounds|zakhm|nishan ~4 wrist|arm|hands|haath|hide|chupa|thigh ! LEARN|scars
train|truck|car|bus|accident|bijli|something ~3 hit|hits|kill|kills|crush|run me ! speed
not|dont|wont|never|nahi|cant ~4 be alive
alive|zinda ~4 next|kal|tak|nahi|longer|anymore|kyu|bad|bojh|rehna|rahna|bachu ! question|battle
sab|sabkuch|everything ~1 khatam kar ~1 du|lu|dunga|dungi|lunga|lungi|dena|lena|deti|deta !
  syllabus|question|questions|subject|chapter|topic|revision|paper
khatam ~1 kar|ho|hi ~2 chahta|chahti|jau|jaunga|mann|lunga|lungi|lena ! syllabus|question|
  questions|subject|chapter|topic|revision|paper|test|exam|coaching|padhai
jina|jine|zindagi|sab|sabkuch|duniya|dunia ~2 chhor|chhorna|chhorke ~2 du|dun|dena|chahta|chahti|
  jau|ja|lu
jina|jine ~1 chhod ~1 dena|du|diya
mai|main|apni|apne|zindagi|jeevan|life ~3 ant|anth ~3 chahta|chahti|kar|karna|du|dunga|lu
mai|main|mere|mera ~1 gaya|gayi|jau|jane ~2 to|baad ~3 behtar|khush|yaad|sukoon|theek
allah|khuda|khudahafiz|hafiz|alvida|bye|goodbye ~2 hamesha|forever|everyone|sabko
salam|pyar|love|maafi ~3 sabko|mummy|papa|maa ~4 ja|jaa|chala|alvida|last|aakhri
sabko|sab ~4 salam|alvida ~4 ja|jaa|chala
kalai|wrist|haath|hath|arm|arms|thigh ~4 nishan|cut|cuts|kaat|blade|blood|khoon|scars ! LEARN|
  watch
apne|khud|khudko ~3 jalana|jalane|jalata|jalati|chubhota|chubhata|chubhota|kaata|kaatne|kaat|
  marta|zakhmi|zakhami
chhuri|churi|chaku|blade|rassi ~3 le|leke|lekar|liye|haath|hath|paas|khud|khudko|se ! fan
zakhm|zakham|chot ~5 kaat|sukoon|halka|acha|accha|dobara
neend|nind ~4 na|nahi ~1 jagu|jaagu|jaagun|toote|tootey|tute|khule|uthu
gayab|ghayab ~1 ho ~1 jau|jaon|jaoon|jana|jaunga ! button|test|option|result
ji|jee|dil|mann ~2 chahta|karta|krta ~3 mar|marr|gayab|ghayab|chhor|jaon|jaoon|marjaon
mar|marr ~1 jaon|jaoon|jaoonga|jaonga|jaongi ! hasi|hansi|bhook|garmi|LEARN
supposed|meant|deserve|want|expected ~2 live|survive ~1 past|beyond|to|longer ! TOPIC
i|im|have|had|got|bought|buy ~4 gun|pistol|noose|belt|gasoline|petrol|pills|benzos ~4 neck|head|
  myself|ready|access|fire|now|easy
set|setting|put ~1 myself|me ~1 fire ! LEARN
should|could|wish|almost|nearly ~3 jumped|died|overdosed|killed|drowned ! LEARN|question
attempted|tried ~2 suicide|die|again ! attempts|test|exam|login|upsc|question|
  payment
last|final ~1 day|days|week|weeks|night|hours|birthday|moments ~2 earth|alive|life|world|here !
  school|college|form|job
my ~1 deathday|suicide|funeral|grave|coffin
join|meet|be ~1 with ~1 my|dead ~2 mom|dad|mother|father|mummy|papa|brother|sister ~3 soon|heaven|
  again|now
passing|waiting|counting|until|till|before ~4 die|death|dead ! LEARN|question
took|swallowed|drank|taken|swallow ~3 mg|ibuprofen|paracetamol|sleeping|bleach|phenyl|acid|harpic
  ! LEARN|formula|dose
mixed|mix|mixing|which ~3 cleaning|chemicals|bleach|gas ~5 die|kill|suicide|painless|sulfide|
  chlorine ! LEARN
easy|hard|quick|fast ~2 to ~1 actually|just kill|die|suicide
kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging my self
happier|better|happy|easier|khush ~1 if|agar ~1 i|main|mai ~3 here|gone|around|there|alive|exist|
  dead|na|nahi ! TOPIC
sabse|sab ~1 maafi|maaf|milna|alvida ~2 chahta|chahti|lena|mang|aakhri|last ! LEARN
sabse|sab ~1 se ~1 maafi|maaf
self ~1 mutilate|mutilation|mutilating ! LEARN
gun|pistol|knife|rope|noose ~3 head|neck|throat|temple
POISON|phenyl|acid ~1 khana|pina|pine|khane|peena|peene ! LEARN|saanp|snake
nase|nasen|naso|veins ~2 kaat|kaatna|kaatne|cut|cutting
disappear|vanish|gone ~2 from ~1 this|the ~1 world|earth|life|planet
meri|mera|my|ye|yah ~2 aakhiri|aakhri|antim|last|final ~1 baat|bat|msg|message|words|sandesh ! TOPIC
train|truck ~1 ke ~1 niche|neeche|aage|saamne ! speed|LEARN|tunnel
`);

import { Phrases } from './phrases.js';

/** Hopelessness, worthlessness, exhaustion, loneliness, fear. */
export const DISTRESS = new Phrases(`
# Worthless
im|main|m|mi|khud|myself|feel|feeling|feels ~4 worthless|useless|usless|failure|loser|looser|
  pathetic|bekar|nikamma|nikammi|nalayak|nakara|faltu|bojh|burden|burdan|waste|disappointment|
  disgrace|garbage|trash|nakam|stupid|dumb|hopeless|hopless|idiot|gadha|unlovable|ugly ! at|
  geometry|maths|algebra|english|reasoning|physics|=app|website|test|tests|question|questions|
  site|support|chemistry|subject|this|score
i am|m|was|feel ~3 worthless|useless|failure|loser|pathetic|burden|waste|disappointment|disgrace|
  nothing|nobody|trash|garbage|stupid|dumb|unlovable|hopeless ! at|geometry|maths|algebra|english|
  reasoning|physics|getting|able|seeing
such ~1 a ~1 failure|loser|disappointment|burden|disgrace|waste|idiot
i ~2 failed|disappoint|disappointed|disappointing|let ~2 everyone|parents|family|mom|dad|myself|
  them|everybody|life|down ! page|load
good for nothing
waste of ~1 space|oxygen|life|breath|air
not|never ~1 good|smart|worthy|capable|strong|worth ~1 enough|anything|nothing|living|love !
  cutoff|marks|rank|preparation|selection|guess|test|mock|time
mai|mujhse|mujhe|mera|mere|khud|hum ~2 kisi|kuch|kch|kahin|koi ~4 SAKTA|layak|kaam|kabil|ka|hoga|
  ho|kar|haunga ~1 NAHI|SAKTA|payega|hoga|hota|raha ! button|page|=app|site|test|samajh|dikh|
  screen|website|download|payment|login|physics|maths|english|chemistry|reasoning|question
kuch|kch ~1 NAHI ~1 kar ~1 SAKTA|paya|payi|pata|pati ! button|page|=app|site|test
kuch ~1 NAHI ~1 hoga|ho ~2 mujhse|mera|mere|payega|meri|paega
NAHI ~1 hoga|hota|ho ~2 mujhse|mujhsay ! login|payment|download|test
mujhse ~2 nahi|na|ni ~1 hoga|hota|ho|hopayega|jayega ! login|payment|download|open
layak|kabil ~1 NAHI ~1 hu|raha|rahi|main|samajhta|ho|samajhti ! exam|post
bojh|burden|burdan ~5 hu|ban|bana|bani|on|to|sab|parents|family|gaya|gayi|for|everyone|samajhte !
  proof|beast|man|evidence
sab|maa|baap|papa|ghar|family|parents|sabpe|sabpar ~4 bojh|burden
hate|hates|hating|despise|ashamed|disgusted ~2 myself|mself|me|life|existence|living|lyf|mirror|
  being|everything ! science|sciences|cycle|ads
ashamed of ~1 me|myself
everyone|everybody|sab|parents|they|people|log|family|duniya|world ~3 hate|hates|nafrat|against|
  khilaf|disappointed|hatred|ignore|hated ~2 me|mujhse|myself|mujhe|mere|karte ! speech
khud|apne|apneaap|zindagi|life|sabse|duniya|padhai|exam ~3 nafrat|ghrina|ghin|sharm ! movement
meri|mere ~1 wajah|karan|chalte|vjh|vajha ~6 dukhi|pareshan|ro|roti|rote|bura|sharminda|dukh|
  problem|tension|takleef|barbad|sab ! website
sab|log|gharwale|everyone ~2 mujhse|mujhe ~3 pareshan|nafrat|dukhi|tang|thak|bojh|naraz|chhod
sharm|shame|ashamed|sharminda|zillat|beizzati ~4 aati|face|mu|muh|muhn|parents|hu|papa|dikhau|
  dikhaunga|hoti ! article
muh|mu|muhn|munh|face ~3 dikhau|dikhaunga|dikhaungi|dikhane|dikha
CANNOT ~2 face|look ~4 parents|family|mom|dad|anyone|them|world|people|papa|mummy|everyone|myself|
  life|result

# Life and hope
my|meri|mera|apni|is|whole|entire|this ~1 LIFE|jeevan|career|future ~3 over|ruined|ruind|finished|
  destroyed|destroy|barbad|tabah|bekar|khatam|hell|narak|meaningless|pointless|useless|empty|
  broken|shattered|mess|messed|failure|wasted|doomed|nothing|joke|sucks|suck|waste|lag|jahannum|
  no|kharab|andhera|dark|fucked|screwed ! STUDY|insurance
LIFE|jeevan|everything|it|all|sabkuch ~3 pointless|meaningless|bekar|barbad|useless|empty|
  hopeless|ruined|destroyed|worthless|unbearable|tabah|narak|hell|bematlab|berang|sucks|dark|viran
  ! half|shelf|test|=app|site|website|insurance|question|on|page
ruin|ruined|ruins|destroyed|wasted|barbad|destroying|ruining|waste|tabah ~3 LIFE|everything|
  jeevan|career|future|myself|sab ! water|soil
LIFE|living|duniya ~4 no|not|nothing|without|nahi|koi|kya|kuch|bhi ~2 meaning|purpose|point|left|
  hope|sense|matlab|maksad|fayda|maza|achha|bacha|rakha ! LEARN|insurance|website
no|koi|any|lost|lose|losing|losin|chhod|har|khatam|without|zero|give|na|kho ~3 hope|hopes|umeed|
  aas|asha ! cutoff|marks|rank|cgl|college|seat|selection|chance|result|=app|percentile
hope|hopes|umeed|aas|asha ~3 nahi|ni|gone|left|lost|khatam|tut|kho|finished|chhod|na|bachi !
  cutoff|marks|rank|cgl|seat|college|percentile|selection
no|not|dont|koi|cant|without|andhera|dark ~3 future|bhavishya|way|rasta|escape|option|sahara ~3
  me|out|left|ahead|nahi|see|bacha|dikh|dikhta|mere|now|hai|for|anymore|forward|dikhai ! negative|
  test|=app|screen|login|site|payment|mark|question|tense|full|exam
see ~2 no|any ~1 future|hope|point|way|light|purpose|reason ! tense
CANNOT|dont|not ~1 see ~3 future|hope|point|way|light|purpose|reason|myself ! test|login|=app
no|dont|any|never|cant ~3 future ~2 for|me|ahead|left|after ! tense
everything|evrything|evrythng|all|it|sab|sabkuch|world ~3 over|finished|pointless|meaningless|
  ruined|lost|falling|fallen|collapsing|crumbling|dark|hopeless|gone|barbad|bekar|tabah|ujad|
  bikhar|wrong ~2 me|apart|now|anymore|down|lag|ho|lagta|gaya|hogaya|mere|feels|for ! test|tests|
  questions|=app|site|website|login|refresh|bookmarks|marks|page
feel|feels|feeling|lagta|lag ~4 pointless|meaningless|empty|numb|hollow|trapped|suffocated|
  suffocating|void|lost|dead|nothing|khali|bekar|useless|worthless|unwanted|unloved|hopeless|
  helpless|failure|burden|broken|over|drowning ! page|=app|login|site|question|test|website
nothing ~2 matters|matter|left|sense|good|makes|interests|excites|worth|feels|anymore|helps|
  helping|ahead ! screen|page|phone|=app|button|guess
koi|kuch|kch|kisi|ab ~3 NAHI ~1 bacha|bachi|bache|rha|rahi|rakha|reh|accha ! TOPIC|samajh|seat|
  test|time|=app|free|option|chance
kuch|kch|sab ~2 accha|bura|bekar|khali|andhera|ajeeb|theek ~2 NAHI|lagta|lag|lagti ! test|=app|
  site|question
BAHUT|itna|bht|sab|andar|kuch ~2 bura|kharab|ajeeb|khali|ghabrahat|ghutan|bechain|bechaini|udas|
  dukhi|dukh|hatash|nirash|akela|akeli ~2 lag|lagta|feel|mehsus|mahsus|hai|ho|hu ! question|=app|
  site|internet|network
mann|dil|jee ~2 bhar|uth|tut|ghabra|ghabrata|nahi|udas|uchat|ro ~3 sab|sabse|kisi|kahin|gaya|
  duniya|raha|cheez|kuch|chuka|zindagi|jata|kar|karta ! padhai|padhne|study|test|maths|mock
give|giving|gave|given|haar ~1 up|maan|mante|maanli ~2 on|life|everything|now|li|chuka|gaya|chuki|
  already|completely|hu ! reasoning|quant|section|phrasal|question|=vs|focus
feel|feeling|want|wanna|thinking|about ~2 giving|give up ! reasoning|quant|section|phrasal|
  question|coaching|chemistry|physics|maths
haar|hara|haari ~1 gaya|gayi|gya|gyi|chuka|chuki|gae|gaye|maan ! match|mughal|yuddh|battle|ipl|
  =team|test|kaun|kisne|india
toot|bikhar|tutne ~1 gaya|gayi|gya|gyi|chuka|chuki|chuke|raha|rahi|sa|si|laga|lagi ! phone|screen|
  mobile|laptop|keyboard
andar ~2 tut|mar|khali|ghut|dard|jal|khokhla|bikhar
broken|dead|empty|hollow|numb|dying|shattered inside|within|heart
im|feel|feeling|completely|totally|so|am ~1 broken|shattered|devastated|heartbroken|helpless|
  miserable|numb|hollow|drained|exhausted|empty ! page|link|image
falling|fall|breaking|fell apart|down
losing|lost|loosing|lose ~1 my ~1 mind|will|sanity|control|interest|self|confidence ! marks
going ~1 crazy|mad|insane ! with|over|ads

# Cannot bear it
CANNOT|couldnt ~3 take|handle|bear|do|tolerate|stand|cope|endure|continue|survive|live|fight|
  breathe|manage ~1 it|this|pain|pressure|anymore|life|more|stress|longer|any|with|like|failure|
  shame|humiliation|everything|alone|taunts ! mobile|test|tests|question|=app|login|problem|page|
  cost|fee|fees|laptop|negative|sum|free|guess|cutoff|photo
CANNOT ~3 do|take|handle|bear|go|keep|hold|continue ~2 anymore|longer|more ! test|question
bardasht|bardast|sahan|saha|sehan|seh|jhel|jhela|jhelna|sehna|sahna|sambhal|bardash ~2 NAHI|bahar
  ! cutoff
NAHI|aur ~3 bardasht|bardast|sahan|saha|seh|sehan|jhel|jhela|sambhal ! cutoff
himmat|hausla|housla|taqat|shakti|energy|strength ~4 NAHI|left|khatam|toot|haar|jawab|gone|anymore
  ! rank
no|nahi|not|dont|lost ~2 himmat|hausla|strength|energy|courage|will|motivation ~2 left|bachi|rahi|
  anymore|live|fight|bacha|go|continue|more ! study
ab ~2 nahi|na ~1 hota|hoga|saha|ho|jhela|sambhalta|ladna|lad ! login|payment|download|test|=app|
  open|site
bas ~1 bahut|bohot|ab|aur|bht ~2 hua|hogaya|ho|nahi|gaya
ab ~1 bas|bahut|aur ~1 bahut|nahi|bas|hua|na ! test|mock|attempt|=app
thak|thaka|thaki|tired|exhausted|fed|sick ~4 LIFE|sab|sabse|everything|everyone|duniya|trying|
  fighting|living|khud|myself|lad|ladte|being|jhel|all|hu|it|up|failing|pretending|crying|
  existing|fail|taunts|haarte ! padhte|loading|ads|mock|kar|questions|=app|studying|fresh|padhai|
  science|cycle|algebra|sciences|website|coding|maths|test|tests|this|the
tired of it|everything|life|trying|myself|this ~1 all|life|pain|pressure|living|everything|anymore
  ! ads|loading
so|too|very|bahut|bohot ~1 tired|exhausted|thak|thaka|thaki ~3 life|everything|sab|mentally|
  emotionally|andar|zindagi|anymore|inside|duniya|now ! padhte|mock
mentally|emotionally ~3 tired|exhausted|drained|broken|dead|thak|unstable|sick|done|disturbed|
  down|weak
pain|dard|suffering|takleef|misery|agony|ghutan ~4 stop|end|go|khatam|anymore|inside|andar|
  unbearable|dil|mann|saha|sahan|bear|seh ! LEARN|knee|back|head|eye|eyes|sir|kamar|pet|stomach|
  neck
stop|end|make|want ~4 pain|suffering|hurting|hurt|agony|misery ! knee|back|head|eye|wrist
ghutan|ghut|suffocat|suffocated|suffocating|suffocation|ghutta|ghutti
saans|breath ~2 nahi|ni|phool|ghut|ruk|atak ! chapter|respiration
CANNOT breathe

# Alone
BAHUT|feel|feeling|feels|lag|lagta|lagti|mehsus|mahsus|bilkul|so|very|completely|totally|all|
  always|bht|am|im|hamesha|pure|poora ~3 alone|lonely|akela|akeli|akele|tanha|akelapan|isolated|
  unloved|unwanted ! circle|table|sit|sits|test
akela|akeli|akele|akelapan|alone|tanha|tanhai|lonely ~5 feel|feeling|lag|lagta|lagti|mehsus|
  mahsus|hu|gaya|gayi|pad|reh|kha|hai|ho|rehta|world|here|now|inside ! circle|table|sit|sits|
  planet|baitha
mera|meri|mere|mujhe|hamara ~3 koi|kisi|koyi ~4 NAHI ! test|mock|result|response|answer|
  certificate|rank|refund|payment|code|email|score|option|otp|bookmark|reply|photo|message|mail|
  number|attempt|plan|account
koi|kisi|koyi|kisiko ~3 NAHI ~3 mera|mujhe|samajhta|samajhte|pyar|parwah|meri|apna|sunta|samajh|
  farak|sath ! test|mock|result|response|question|certificate|rank|refund|payment|code|email|
  score|option|otp|percentile
nobody|noone|koi ~3 loves|love|understands|understand|cares|care|listens|needs|likes|wants|trusts|
  believes|samajhta|support ! question|button|answer
no one|body ~3 loves|love|understands|understand|cares|care|listens|needs|likes|wants|trusts|
  believes|talk|talks|support ! question|button|answer|refund
i ~1 have|got ~1 no|nobody|noone|none|nothing ~2 one|friends|left|friend|body|future|hope|talk|
  anyone ! code|test|email|account|result|bookmarks
left me|alone ~2 alone|everyone|all ! circle
everyone|sab|sabne|sabhi|all ~4 left|chhod ~2 me|mujhe|alone|diya|gaye|akela ! circle|question
unwanted|unloved ! LEARN

# Feelings
worthless|suicidal|suffocating|devastated|miserable ! LEARN|cutoff
hopeless|hopless|hopelessness|helpless|nirash|hatash|nirasha|hatasha ~5 ME|feel|feeling|hu|
  situation|life|everything|about ! support|=team|=app|website|site|customer
im|i|am|feel|feeling|so|very|everything ~2 hopeless|hopless|helpless ! support|=team|=app|website|
  site|at
hopeless & life|future|alone|sad
depression|depressed|deprsd|depress|dipression|dipressed|avsad ! LEARN|great|bay|bengal|cyclone|
  psychology|nursing|mcq|year|history
panic ~1 attack|attacks|aata|aati|ho|hota ! disorder
panicking|panicing
break|breaking|broke down ! question|topic|syllabus|machine|voltage|marks|train|car
burnout|burnt|burned out ! fuse|bulb
burnout|overwhelmed|overwhelming
BAHUT|very|so|too|really|extremely|bohat|bht|feeling|feel|feels|am|im|i|itna|itni|always|
  constantly|hamesha|being ~1 stressed|stress|anxious|lonely|scared|sad|low|broken|tensed|
  depressed|hopeless|helpless|miserable|unhappy|udas|dukhi|nirash|hatash|udasi|anxiety|worried|
  afraid|terrified|upset|guilty|ashamed|frustrated|fukstrated|pareshan|lost|down|empty ! score|
  marks|speed|internet|network|price|concrete|where|dashboard|strain|rank|site|page|website|algebra|
  server
stress|stressed|tension|tention|anxiety|tanav|ghabrahat|bechaini|chinta|dar|pressure|preshar|
  frustration ~4 CANNOT|BAHUT|sleep|bht|too|handle|ho|hota|hoti|rahi|raha|kill|killing|lag|mar|
  overwhelming|unbearable|nahi ! surface|string|strain|question|chapter|formula|cooker|unit|blood|
  numerical|notes|management|tips|tip|maths
BAHUT|bht|boht|so|much|lot|too|itna|itni|zyada ~1 stress|tension|tention|anxiety|tanav|dar|
  pressure|ghabrahat|chinta|fear|pain|dard|takleef|dukh|udasi|akelapan|rona ! cooker|surface|
  string
CANNOT|not|unable|never|wont ~1 stop ~1 crying|cry|rona|thinking|tears ! question
crying|cry|cried|ro|rota|roti|rone|rona|roya|royi|aansu|tears ~4 every|all|daily|raha|rahi|aa|
  aata|aati|nahi|night|alone|since|everyday|hu|rok|ruk|man|karta|roz|chup|rukte|myself|sleep|
  karke|din|raat|hours|dil|like|result|constantly ! wolf|gas|idiom|baby|shame|meaning
raat|night|din|hamesha|har|roz|sara|pura|always ~4 ro|rota|roti|rona|cry|crying|rote|roke
dar|ghabrahat|bhay|khauf ~1 lag|lagta|lagti ! maths|=math|physics|english|reasoning|quant|
  chemistry|algebra|subject|geometry
PARENTS|father|mother|parents|family|ghar|gharwale|bhai|uncle|teacher|sir|husband|pati|sasural ~5
  maar|maarenge|maarte|maara|beat|beats|hit|hits|kill|hate|hates|nafrat|peet|pitate|marega|slap|
  abuse|abuses|torture|maarti|pitte|peetenge|taunt|taunts|tane|disown|nikal|ashamed|disappointed|
  angry|naraz|gussa|kosna|koste|daant ! law|chapter|question|who|idiom|refund|essay|section|act
PARENTS|father|mother|parents|family|ghar|gharwale|society|sab|log|rishtedar|relatives ~5
  pressure|preshar ! blood|cooker
pareshan ~2 hu|ho|bahut|raha|rehta|rehti ! =app|website|payment|otp|login|code
hurt|hurting|harm|abuse|abused|abuses|bully|bullied|bullying|molest|touch|ragging|harass|harassed
  ~2 me|mujhe ! LEARN
sad|dukhi|udas|dukh ~2 hu|hai|rehta|rehti|mann|feel|lag ! song
nothing|kuch ~2 makes|make|anymore|accha ~2 happy|sense|better|lagta|me ! question|sentence|login|
  page
no ~1 interest|motivation|energy ~2 anything|life|left|anymore|living ! loan|rate|bank
lost|losing ~1 interest ~2 everything|life|anything
mental|mentally|dimag|mind ~3 disturbed|torture|pagal|kharab|fat|breakdown|blast|unstable|disturb
  ! LEARN|nursing
stopped|quit|chhod ~1 going|meeting|talking|eating|sleeping|socializing|socialising|caring|living
room|kamre|kamra|bed|bistar ~3 all|whole|band|lock|locked|din|pura|akela|akeli|alone ~2 day|time|
  rehta|rehti|rahta|rahti|pada|padi|hu|raat ! seating|hostel|area
locked|isolated|isolating|withdrawn ~3 myself|room|everyone|khud|friends|people|from ! account
broken|broke|destroyed|crushed|drained|killed|ruined|shattered|tod|toda ~1 me|mujhe|diya ! code|
  page|record|tie
something|what|kuch|whats|everything ~2 wrong|galat|kami|problem|kharab ~2 me|mujhme|mujh|main !
  answer|question|marks|rank|test|otp|login
mujhme|mujhmein|mujh ~3 galat|kami|kuch|problem|dikkat|dum|himmat
haath|hands|body|pair ~2 kaamp|kaampte|kaampne|kanp|shaking|trembling|shake|kaapne
chest|seene|heart|dil|dhadkan ~4 tight|racing|pounding|tez|dhadak|heavy|bhari|dard|pain|tightness
  ! LEARN|muscle
lagta|feel|feels|feeling ~3 bura|bad|terrible|horrible|dying|worst ~1 hone|happen|going|will|like|
  inside ! network
touch|touched|touches|molest|molested|molests|chhua|chheda|chhed|assaulted|raped|rape ~4 me|mujhe|
  galat|inappropriately|badly|mere ! LEARN|law|screen|pad
blackmail|blackmailing|blackmailed|dhamki|threatening|threatened|threatens|ragging|bully|bullied|
  bullying|bullies|stalking|stalks|peecha ~6 me|mujhe|mera|mere|meri|raha|rahe|raho ! LEARN|law|
  anti
mujhe|me|meri|mere|mera ~5 blackmail|blackmailing|dhamki|threatening|threaten|ragging|bully|
  bullied|bullying|peetta|pitte|peetain|maarta|maarte|gaali ! LEARN|law|anti
fuck|screw|hate|damn ~1 my|this ~1 life|existence|myself
loathe|despise|disgust|disgusts ~2 myself|me|life|existence
cant|cannot|never ~1 forgive ~1 myself|me
life|zindagi|living|everything|existence ~2 pain|painful|torture|cruel|overrated|hell|darker|
  nightmare|joke|burden|misery|suffering|takes ! LEARN|insurance
it|this|everything|its|sab ~2 too|itna|bahut ~1 much|zyada|jyada|heavy|hard ! price|cost|fee|fees|
  TOPIC
it|things|everything|im|life|mood|all ~3 worse|downhill|falling|darker|unbearable|harder ! score|
  marks|rank|TOPIC
what|whats|no|kya|koi|any ~2 point|fayda|matlab|use ! TOPIC|LEARN|STUDY|of|ka|ki|in|ke|premium
what|whats ~1 point ~1 of ~2 anymore|it|all|anything|trying|me|this|life ! TOPIC|LEARN|STUDY
given ~1 up ~2 hope|everything|life|me|trying|now ! TOPIC
running|ran|run ~1 out ~1 of ~2 hope|strength|ways|reasons|energy ! TOPIC
bad|fail|failing|useless|terrible|worst ~1 at ~1 everything|life|all|living ! TOPIC
cry|begging|asking|plead ~1 for ~1 help ! TOPIC
voices ~2 back|head|tell|telling|mujhe ! TOPIC
alone|lonely|akela|akeli|hopeless|worthless|depressed|suicidal|trapped ~9 alone|lonely|akela|
  akeli|hopeless|worthless|depressed|suicidal|trapped|sad
dont|cant|not ~1 have|see ~2 future|anyone|anybody|hope|life|friends ! TOPIC
no ~1 friends|job|girlfriend|boyfriend|life|hope|money ~2 no ~1 friends|job|girlfriend|boyfriend|
  life|hope|money
wont|dont|cant|not|nahi ~2 make|think|survive ~3 make|20s|30|year|tomorrow|night|it ! payment|
  login|TOPIC
done|tired|stop|sick ~1 of ~1 fighting|trying|living|pretending|surviving|existing|failing
done fighting|trying|living|pretending
end ~1 of ~1 my ~1 rope|line|tether|strength|life|tunnel ! light
last straw
barely ~1 surviving|living|alive|holding|breathing
sukoon|khushi|chain|neend ~1 nahi|nhi ~2 milta|milti|mila|hai|kahin|aati|rahi ! exam|tips|upay
bharosa|trust|yakin|yakeen ~2 uth|khatam|toot|nahi|lost ~2 khud|gaya|raha|me|myself|zindagi|kisi !
  website|payment|site|score
khud ~1 par|pe ~2 bharosa|yakin|confidence|sharm|gussa ~2 nahi|uth|nhi|aati|khatam|aata
zindagi|jindagi|life ~2 ka|ki|se ~2 bharosa|bore|ub|tang|pareshan|khafa|naraz|dukhi|thak
bore|ub|tang|thak|pareshan ~3 zindagi|jindagi|life|duniya|jina|jine ! insurance
meri|mera|mujhe ~2 zarurat|zaroorat|jarurat|need|parwah|kadar ~2 nahi|nhi|na ~2 kisi|kisiko|koi|
  hai|rahi ! test|premium|coupon
kisi|kisiko|koi ~2 meri|mera|mujhe ~2 zarurat|zaroorat|jarurat|parwah|kadar|fikr ~2 nahi|nhi
mere ~1 bina ~3 behtar|theek|khush|accha|acha|sukoon|rahega|rahenge ! test
behtar|theek|khush|accha|acha ~3 mere ~1 bina ! test
insecure|worthlessness|imposter|unworthy ~3 feel|feeling|hu|hun|hoon|main|am|myself ! LEARN
feel|feeling|am|im|hu|hoon|hun|main ~3 insecure|unworthy|imposter|nothing|nobody|undeserving !
  LEARN|login
deserve ~2 nahi|not|dont ~2 karta|karti|pyaar|love|happiness|khushi ! rank|marks
dont|not|nahi|never ~2 deserve|worthy ~2 love|pyaar|pyar|happiness|anything|khushi|better|happy
chest|heart|seene|dil|saans|breath|breathing ~4 tight|tightness|heavy|dikkat|attack|racing|
  pounding|dhadak|tez|dizzy ! LEARN|stethoscope
nightmare|nightmares|flashback|flashbacks ~9 raat|har|every|same|screaming|neend|night|daytime|me|
  din
boyfriend|girlfriend|husband|ex|senior|seniors|partner|teacher|uncle|bhaiya|sasural|classmates|
  friends ~6 hurt|hurts|force|forces|maarta|maarti|marta|maara|physically|abuse|abuses|stalk|
  stalks|stalking|threatening|threaten|blackmail|ragging|touch|rape|beats|hits|control|harass|
  bully|bullying ! LEARN|law|question|act
photos|video|videos|pics ~5 morph|morphed|viral|leak|leaked|vulgar|private|nude
online|anonymous|fake ~3 threats|threatening|harass|stalk|bully|bullying|trolls ! LEARN|law
overwhelm|overwhelms|overwhelmed|overwhelming|panic ! LEARN
hopeless|hopless|worthless|miserable ! TOPIC|=app
cant|cannot|dont|never ~2 enjoy ~1 anything|life|everything|anymore
koi|nobody|noone ~2 nahi ~1 samjhega|samajhega|samjha|understand|samjhe
duniya|sab|everyone|log|world|PEOPLE ~3 khilaf|against|naraaz|naraz ~2 me|mere|mujhse|hai|hain
mujhse|mere|me ~2 khilaf|against|naraaz|naraz ~2 sab|everyone|duniya|log
sab|everyone|duniya|log ~1 mujhse|mere ~1 khilaf|naraaz|naraz
kuch|kabhi|nothing ~2 nahi|never|will ~2 badlega|badalega|theek|thik|change ~1 hoga
kuch|kabhi ~2 nahi ~1 badlega|badalega
hamesha|always ~1 aisa|aise|like ~1 hi|this ~1 rahega|rahunga|be
dard|takleef|pain|sab|yah|ye|itna ~2 sahna|sehna|jhelna|bardasht|bear ~2 mushkil|kathin|
  impossible|hard
LIFE|jeevan|jina|sab ~2 vyarth|bekar|nirarthak|berang|suna|soona|viran ! cycle|insurance
koi|kisi|nobody|noone ~2 care|cares|parwah|pyar|fikr|poochta ~2 nahi|karta|karti|karte
stop|stopped|cant|not ~1 eating|eat ~1 anything|food|properly|days|anymore
# Also where it is about an exam: a failure with dark words, or two of them.
fail|failed|failing|failure|fel & BAD|HARD & ME|FIRST|ABS ! LEARN|payment|login|upload
ME|FIRST & BAD|HARD ~15 BAD|HARD ! LEARN|algebra|maths|geometry|marks|negative|login|payment|
  formula|site|=app|website
# A personal message with dark words, and about nothing that is asked here.
ME|FIRST & HARD ! TOPIC|LEARN|STUDY
ME|FIRST & BAD ! TOPIC|LEARN|STUDY
HARD|BAD & ABS ! TOPIC|LEARN|STUDY
need ~1 help ~3 mentally|depressed|suicidal|life|mental|dying|alone|please|feel ! login|payment|
  question|maths|test|refund|account
want|wanna ~2 cry|scream|run ! home|test
everyone|everybody|sab|friends|dost|all ~3 selected|ahead|aage|success|settled|successful ~8
  loser|failure|alone|i|main|me ~4 nothing|nahi|alone|akela|failure|useless|behind|fail|stuck !
  rank|score|leaderboard
fail|failed|failure|failing|fel|fayl ~4 LIFE|son|daughter|beta|beti|insaan|person|human|
  everything|everyone|parents ! LEARN|insurance|page|payment
failed|fail|failing|fel ~3 again|phir|dobara|baar|times|always|hamesha ~8 cant|nahi|ro|cry|crying|
  die|parents|face|kya|angry|hope|worthless|useless|life|zindagi|himmat|tired|thak|alone ! retake|
  payment|login|dobara|attempt|test|otp
ab ~3 kya|kaise ~2 jiu|jiyu|jina|karu|jee ~2 jee|jeke|jeekar|ke|zindagi ! liye|books
what|whats ~2 point ~2 of|in|anymore ~1 trying|studying|anything|it|everything|all|me|this|going|
  existence|being|continuing|fighting|myself ! test|section|mark|bookmark|cutoff|live|percentile|
  review|premium
why ~1 am|do|should i ~2 even|so|always|like|still|bother|try|trying ~2 here|this|trying|exist|
  fail|failing|try|alive|unlucky|useless|alone|stupid ! page|login|screen|account|premium
why|kyu|kyo ~3 me|mere|mujhe|mera ~3 always|hi|saath ! payment|test|=app|login
kisi|kahi ~1 kaam|layak|cheez ~1 ka|ki|ke|nahi ~2 nahi|na|ni|hu|raha ! =app|site|test|website|
  premium
# Wider: how somebody sees themselves and their days
i ~1 dont|not|doesnt|never ~1 matter|count|belong|deserve ! TOPIC
no|any|what|whats|zero|there ~2 point|reason|use|purpose|sense|meaning ~2 in|of|to|for|even|i|
  anymore ~2 trying|studying|try|anything|living|life|continuing|going|fighting|working|existing|
  it|anymore|me ! TOPIC
i|have|has|my ~3 no|without|zero|lost ~1 purpose|value|worth|identity|future|hope|strength|reason|
  will ! TOPIC
friend|brother|sister|bhai|behen|dost|roommate|classmate|someone|she|he ~6 die|suicide|kill|
  himself|herself|themselves|themself|marna|mar|cutting|overdose ! LEARN|TOPIC|test|question
im|feel|feeling|am|so|myself|main ~3 disgusting|cursed|doomed|trapped|drowning|suffocating|worst|
  rotten|lifeless|inferior|incapable|unlucky|abandoned|rejected|ruined|hated|crushed|defeated|
  destroyed|insignificant|invisible|unbearable|desperate|dying|suffering|abhaga|abhagi|badnaseeb|
  manhoos|panauti ! hasi|laughing|iit|=app|button|question|test|page|to|get
rock|at|hit|reached ~1 bottom ! page|screen|scroll|button
CANNOT|never|unable|dont ~2 do|achieve|get ~1 anything|nothing|shit ~2 right|meaningful|good|well|
  correctly|life|properly|anymore|ever
CANNOT|never|wont|nothing|kabhi ~4 change|better|happy|okay|ok|improve|succeed|normal|right|fine|
  khush|theek|work ~1 out|again|ever|me|anymore|ho|hoga|for|life ! password|email|exam|percentile|
  mobile|number|name|test|target|photo|profile|answer|option|code
nothing ~2 ever|gets|will|going|goes|is ~2 change|better|right|okay|improve|work|fine|well|helping
  ! =app|page|button|login|loading
things|life|it ~2 never|not|wont ~2 get|be|gets|going|getting ~1 better|okay|fine|normal|easier !
  score|marks
worst|bura|sabse ~2 person|student|son|daughter|child|insaan|beta|beti|human|failure|bekar|
  nalayak|nikamma ! mistake|exam|question|option
koi|kisi|kisiko|koyi|nobody ~4 khayal|khyal|parwah|parwa|pyar|fikr|sath|kadar|madad|sahara|sunta|
  samajhta|puchta|chahta|sune|samjhe|samajh|apna|samajhne ~5 NAHI ! question|test|=app|site|
  refund|reply|answer|payment|percentile
koi|kisi|no ~2 sahara|madad|support|help|dost|friend|friends|family|apna|rasta|umeed ~3 nahi|na|
  me|left|for|hai ! =team|refund|=app|login|code|customer|payment|question|email
sab|sabne|everyone|sabhi|dosto|doston|friends|all ~3 chhod|bhula|bhool|left|abandoned|ignore|
  ignored|dhokha|forgotten|tod ~2 diya|gaye|me|mujhe|gya|kar ! question|test
besahara|bebas|lachar|bechara|tanha
sah|sahna|sehna|seh|saha|jhel|bardasht|sahan ~3 SAKTA|pa|para|jata|jayega|raha|hota|jati ! cutoff
dam|dum|saans ~2 ghut|ghutta|ghutti|ghutne|ghutata|ruk|rukti|tut
dard|takleef|pain|hurts|dukh ~3 bahut|bohot|bht|much|bad|badly|inside|andar|dil|daily|roz|
  unbearable|nahi|sehan|zindagi|itna|kam|itni|emotional|mental ! knee|back|head|eye|eyes|sir|sar|
  kamar|pet|stomach|neck|wrist|hath
so|too|this|itna|bahut|much|constant|inner|emotional|mental ~1 pain|dard|suffering|takleef|agony|
  hurt ! knee|back|head|eye|eyes|sir|sar|kamar|pet|stomach|neck
it|everything|this|life ~1 hurts|hurting ~2 much|bad|me|inside|everyday|alot|to ! eyes|head
i ~2 suffering|drowning|sinking|dying|struggling ~3 inside|silently|alone|mentally|emotionally|
  life|everyday|depression|anxiety|help|slowly|so ! laughing|get|iit
dont|cant|not|never|no ~2 feel|feeling|feelings|emotion|emotions ~2 anything|alive|happy|joy|like|
  myself|human|good|loved|safe|okay|anymore|left ! studying|study|preparing|reading|maths
no emotions|feelings|joy|happiness|peace|sukoon|motivation
emptiness|emptyness|loneliness|worthlessness|helplessness|akelapan|nirasha|hatasha|udasi
out of bed|bistar se & cant|nahi|dont|not
havent|not|dont|nahi|cant|no ~2 eaten|eating|slept|eat|khaya|khana|soya|soyi|sleeping ~4 days|din|
  anymore|week|raat|nights|mann|se|dino ! reduce|how|exam|hours|many
khane|uthne|baat|milne|jine|kuch bhi ~3 mann|dil|ichha ~2 nahi|na|ni ! padhne|study
kisi|kisise|kisse|kis|kisko ~4 baat|bata|batau|kahu|bolu|share|keh ~4 nahi|sakta|sakti|pata|karu|
  kaun|samajh ! form|payment|refund|login|question
no|nobody|noone|any|someone|somebody|koi|anyone ~3 talk|listen|share|baat|turn ~1 to|me|with|
  karne|karo|my|feelings ! =team|human|support|customer|refund|agent|care|test|payment|
  counselling|expert|login
nowhere ~2 go|turn
log|people|society|rishtedar|relatives|padosi|world|sab|dost|everyone ~3 kahenge|bolenge|hasenge|
  judge|laugh|laughing|hasega|sochenge|mazak|taunt|tana|hasi|insult ! clubs|log|value|table|base
PARENTS|parents|family|gharwalo|father|mother|unki|unka ~5 sapna|sapne|dream|dreams|umeed|hope|
  hopes|trust|bharosa|paisa|paise|money|expectation|expectations|naam|izzat ~4 tod|toda|barbad|
  broke|shattered|ruin|waste|wasted|dubo|khrab|pani|fail|failed|crush|not|pura|disappoint|fulfil|
  live ! refund|payment
wasted|waste|barbad|wasting|spoiled|duba ~4 parents|papa|years|saal|money|time|family|youth|
  jawani|paisa|paise|sab ! save|how|not|question|dont|avoid|negative
let ~3 down ! page|load|screen
let ~1 my|them|everyone|parents|family|down ~3 down ! page|load
sab|all|everything|meri|mera|my|its|mere ~2 galti|fault|wajah|kasoor|kami|responsible|blame ~3
  hai|h|me|hi|meri|mera|i|mine|hun|because ! marks|report|question|answer|kya|key|website|payment|
  submit
why ~1 me|always|god ! page
kismat|naseeb|taqdeer|luck|destiny|bhagya ~3 kharab|phuti|bekar|worst|bad|hi|nahi|cursed|sath
god|bhagwan|allah|universe|upar ~3 hates|punish|punishing|saza|against|naraz|abandoned|bhul|nafrat
pagal|crazy|insane|mad|mental ~2 ho|going|ja|hu|jaunga|jaungi|raha|rahi|hogaya|gaya|gya|kar !
  offers|fan
dimag|sir|head|brain|mind ~2 fat|kharab|kaam|burst|explode|exploding|sunn|blank|torture ~2 jayega|
  raha|jaega|nahi|hai|gaya|me|my|rahi ! question|formula
LIFE|mai|kismat ~2 ne|ko|se|ki|me|mein ~3 tod|toda|haraya|haar|pareshan|tang|thak|barbad|lag|nahi|
  bacha|dukhi|naraz|nafrat|jhand|ub|hara|kuch|koi|kya|sukh|khushi|khushiyan ! cycle|insurance|
  science
jhand|jhantu ! sting
LIFE ~2 jhand|sucks|suck|unfair|cruel|hard|tough|difficult|painful|miserable|mushkil|kathin|bhari|
  udas|gandi|ghatiya|kharab|boring|shit ! science|insurance|question|maths
hate|nafrat|tired|sick|thak ~3 being ~1 me|alive|myself|failure|alone|poor
nobody|noone|no|koi ~2 needs|need|wants|want|likes|like|love|loves|misses|believes|trusts|values|
  respects ~1 me|mujhe|my ! code|refund
unwanted|unloved|replaceable|unlovable
dont|not|nahi|never ~2 care|bother|parwah|fark ~2 anymore|now|life|myself|ab|me|kuch|kisi ! marks|
  negative
ab|kuch|mujhe|kisi ~2 fark ~2 nahi ~1 padta|padega|parta ! rank|percentile|marks
behind|peeche ~3 everyone|sabse|reh|rah|left|life|in|sab ~2 gaya|gayi|others|life|friends|gya|am !
  test|train|image|walking
left behind ! question|option
world|sab|andar|aage|everything|zindagi|charo ~4 andhera|dark|darkness|black|toot|khali|viran|
  dhundhla ! hole|box|mode|theme|board
screaming|scream|chillane|chillana|rone|bhagne|bhaag ~3 inside|mann|dil|feel|andar ! test
i ~2 done|finished living|now|anymore|here|trying|fighting|with|for ! test|section|registration|
  payment|question|syllabus|chapter|mock|quiz|paper|exam
its|it|everything|sab ~1 over ! test|exam|registration|date|time|window|result|when|is|moon|river|
  live|mock
over for me ! test|exam|registration|window
game over ~2 me|life|mine|mera
give|gave|given|giving up ! reasoning|quant|section|phrasal|question|coaching|maths|chemistry|
  physics|habit|meaning|idiom|phone|=vs|difference|sugar|and
cant ~1 anymore|continue|go|keep ! test|page|download|payment
i ~1 cant anymore|continue|breathe|live ! test|page|payment
continue|going|move|carry ~2 further|forward|on|living|anymore|like & CANNOT|nahi|dont|not ! test|
  =app|button|page|payment|next
overwhelm|overwhelmed|stressed ~1 out
stress|tension|anxiety|pressure|depression|panic|exam ~3 killing|destroying|eating|ruining|maar|
  suffocating|crushing|kha ~2 me|mujhe|raha|rhi|my|daalegi|dalega|dala|gaya ! question|surface|
  string|marks
anxious|worried|scared|sad|stressed|depressed|nervous|tense|guilty ~2 all|always|every|constantly|
  hamesha|har|everyday|about ~1 time|day|night|everything|waqt|life|future|din|samay|my
hopeless|feels|feel|seems|looks ~1 hopeless|helpless|pointless|impossible|dark|heavy ! =app|page|
  question|site
udas|dukhi|nirash|akela|akeli|hatash|pareshan|depressed|sad|lonely|broken|bebas ~3 hu|ho|gaya|
  gayi|mehsus|mahsus|feel|rehta|rehti|lag|chuka|chuki|raha|rahi|mann ! =app|website|site|payment|
  otp|code
tears|aansu|rona|rote|rota|roti|crying ! wolf|baby|idiom|meaning|gas
ghar|parents|papa|mummy ~4 jane|batane|bataye|batau|samna|face ~3 himmat|dar|nahi|sharm|kaise|
  scared|afraid|muh ! refund|code|password|pin|address|phone
nahi|cant|not ~2 reh|rah|rehna ~1 sakta|sakti|pa|paunga|jata|pata ! logged|login|online|hostel
`);

/** What may be distress: too little for a reply about it, but an unknown answer names the helpline. */
export const MAYBE_DISTRESS = new Phrases(`
SUICIDE|HARD|BAD & ME|FIRST|ABS ! JOKE|server|padhte|geometry|maths|algebra|upanyas|test
SUICIDE|HARD|BAD ~9 SUICIDE|HARD|BAD ! JOKE|LEARN|upanyas
ME|FIRST & NOT|ABS|DESIRE|LIFE|LIVE ! TOPIC|LEARN|STUDY|samajh|understand|understood
LIFE|WORLD & NOT|END|LEAVE|BAD
`);

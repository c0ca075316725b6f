/**
 * Everyday English words that stay as they are written. Without them "match" would be corrected to
 * "math" and "prime" to "premium", because the vocabulary only has the words of this site.
 */
export const EVERYDAY_WORDS: readonly string[] = `
able above across actually advice afraid afternoon agree airport allow almost alone along already always
amazing among animal anything anyway apple area army arrive article artist aunt average away baby back
ball bank basic battery beach bear beautiful because become believe bell below bird birthday black blood
blue board boat body boring boss bottle bottom boundary bowl boyfriend brain bread break breath bridge
bright bring brown build building busy butter cake camera capital captain card care carry cash cause
centre century chair chance character chat cheap chef chicken chief chocolate church cinema city clean
clear clever client climb clothes cloud coach coast coat coffee cold college comedy company cook cool
corner country couple courage cover crazy cricket crore crowd culture curious cycle dance danger dark
date daughter dead deal dear death decide decision deep delhi design desk diet dinner direct dirty
discuss disease doctor dollar door double down dream dress drink drive driver early earth easily east
economy edge effort eight election else empty energy engine enjoy entire environment equal even event
ever evil example excellent excited expect eyes face fact factory fair faith fall family famous farm
farmer fashion father favour festival fever fiction field fight figure film final finger fire fish five
flight floor flower follow food foot football force foreign forest forever forget fork form forward four
france free fresh friend front fruit fuel funny future game garden gift girl girlfriend glad glass gold
good google government grass great green ground grow guard guess guest guide hair half hall hand happen
happy hard head health heart heat heaven heavy hello hero high hill history hobby hold holiday holy home
honest honey hope horse hospital hotel house human hungry husband idea imagine india indian injury
insect inside island item jacket jail jeans join joke journey juice jungle justice keep kids kill kind
king kitchen knee knife know lady lake lakh land language laptop laugh lawyer leader leaf league learn
leather left legal lemon letter library lift light like line lion list listen little lives local lock
lonely long look lord lose loud love lovely luck lucky lunch machine magic mango many market marriage
married match matter meal mean meat medicine meet memory message metal middle milk million mine minister
mirror modern moment monkey monsoon mood moon morning mosque mother motor mountain mouse mouth movie
much mumbai music nature near neck neighbour nephew nice nine noble nobody noon north nose nothing novel
nurse ocean offer often open opinion orange order other ours outside oven over owner paint pair palace
parents park part party past path peace pencil people pepper perfect person petrol photo piece pilot
pizza place plane planet plant plate play player please pocket poem poet poetry policies policy polite
poor popular possible potato power pray president pretty price prime prince princess prison private
prize product program promise proof proud public pull python quality queen quick quiet quite rain
rainbow reach read ready real reason recipe record relax religion rent repair rest restaurant rice rich
ride ring river road rock role roof room rose round royal rule salad salt sand scared school science
score screen season seat secret sell send serious serve seven shadow shape share shirt shoe shoes shop
shoulder shout side sign silver simple sing singer sister skin slow small smart smell smile smoke snake
snow social soft soldier some song soon sorry soul sound soup south space speak special speech spend
spoon sport spring square staff star station stay steel step still stone store storm story straight
strange street strong such sugar summer super sure surprise sweet swim table take talk tall taste taxi
team teeth temple tennis thank theatre thin thing think third thirsty those thought thousand throw
ticket tiger tiny together tomorrow tongue tool tooth total touch tour tower town trade traffic train
travel tree trick trip trouble truck true trust truth twelve twenty ugly uncle under unhappy uniform
until upon useful usual valley vegetable vehicle village violence visa visit voice vote wait wake walk
wall want warm wash waste watch water weather wedding weight welcome west wheat wheel while white wife
wild wind window wine winner winter wise wish woman women wonder wood word world worry worth write
writer yellow yesterday young zero
`
  .trim()
  .split(/\s+/);

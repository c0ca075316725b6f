/** How urgent a message about the student's own feelings is. */
export type Distress = 'danger' | 'distress';

/** Thoughts of death, in English and romanised Hindi; against the words as written. */
const DANGER = [
  /\bsuicid\w*|\bkhudkush?i\b|\batmahatya\b|\baatmahatya\b/u,
  /\b(kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging) (myself|my self|me self)\b/u,
  /\bself ?harm\w*\b|\b(cut|cutting|slit|slash)\b.*\bmy (wrists?|veins?)\b|\bnas (kaat|kat)\w*/u,
  /\bend (my|this|the) life\b|\bend it all\b|\btake my (own )?life\b|\bending my life\b/u,
  /\b(want|wanna|wish|going|better) (to )?(die|be dead|disappear forever)\b|\bi (will|wanna|want to|should) die\b|\bbetter off (dead|without me)\b|\bbetter without me\b/u,
  /\b(dont|don t|do not|no) (want|wanna|wish) to (live|be alive|exist)\b|\b(no|any) (reason|point) (to|in|of) (live|living|life)\b|\bnot worth living\b|\btired of (living|life)\b(?! (sciences?|cycles?))|\b(wants?|going) to die\b|\bwhy (should i|to) live\b/u,
  /\b(no ?one|nobody)( \w+){0,2} (miss|notice) (me|if i)\b|\b(better|easier|happier) if i (was|were|am|wasn t|weren t) (gone|dead|not here|here)\b|\bwish i (was|were|had) (dead|never (been )?born|not (here|born))\b|\b(never|not|don t want to|dont want to) wake up( again)?\b|\b(don t|dont|do not|cannot|can t|cant) (want to )?live like this\b/u,
  /\b(main?|mai) (na|nahi|nhi) (rahu|rahun|rahunga|rahungi|raha|rahi to)\b|\b(sab|khud ko|apne aap ko) (khatam|khtm|khatm|maar)( \w+)?\b/u,
  /\b(mar|marr) (jana|jaana|jau|jaun|jaunga|jaungi|jao|jaye)\b|\bmar(na|naa) (chaht[aie]|hai|h|he|chahungi|chahunga)\b|\bmarn?a? ka (mann?|dil)\b|\bmarne (ka|do|de|ja)\b|\bmarna chah\w*/u,
  /\bj(ee|i)n[ae]? (ka|ki|nahi|nhi|nahin|kyu)\b.*\b(mann?|dil|ichchha|nahi|nhi|nahin|karta)\b|\bjina nahi\w*\b|\bjeena nah?i\w*\b|\bjina nhi\b|\bjeena nhi\b|\bzindagi (khatam|khtm|khatm)\b|\bjindagi (khatam|khtm|khatm)\b|\b(nahi|nhi|nahin) (jee|ji) (sakt\w*|paunga|paungi|pa raha|pa rahi)\b|\b(jee|ji) (nahi|nhi|nahin) (sakt\w*|paunga|paungi|pa raha|pa rahi)\b|\bjaan (de|dene|dedu|dena)\b|\b(fayda|matlab|faayda) j(ee|i)ne ka\b|\bj(ee|i)ne ka (kya )?(fayda|matlab)\b|\b(zindagi|jindagi|jeene|jine) se (thak|tang|pareshan)\w*/u,
  // In any order: "main thak gaya hu zindagi se".
  /^(?=.*\b(zindagi|jindagi|jeene|jine|jeena)\b)(?=.*\b(thak\w*|tang|haar|khatam|khtm|khatm)\b)/u,
  /^(?=.*\blife\b(?! (sciences?|cycles?)\b))(?=.*\b(tired of|fed up|sick of|done with|over for me)\b)/u,
];

const DISTRESS = [
  /\bcan ?t (take|handle|bear|do) (it|this) (any ?more|any longer)\b|\bcannot (take|bear) (it|this)\b/u,
  /^(?=.*\b(zindagi|jindagi)\b)(?=.*\b(bekar|bekaar|barbad|barbaad)\b)|\bhate (my|this) life\b|\bmy life( \w+){0,2} (ruined|destroyed|over)\b/u,
  /\b(everything|life|it all|all of it)( \w+){0,2} (pointless|meaningless|useless|empty)\b|\bfeel(s|ing)? (pointless|empty|numb|useless|like a (burden|failure))\b|\b(am|become|be) a burden\b|\bbojh (hu|hun|hoon|ban)\b/u,
  /\b(saans|sans) (nahi|nhi|nahin)\b|\b(cant|can t|cannot) breathe\b|\b(padhai|exam) se (nafrat|dar)\b/u,
  /\b(mummy|papa|parents|ghar ?wale|family)\b.*\bpressure\b/u,
  /(?<!great )\b(depress\w*|hopeless\w*|worthless|suffocat\w*|devastated|miserable|panic(king)?( attacks?)?|break ?down|breaking down|burn(ed|t)? ?out|overwhelm\w*)\b/u,
  /\b(very|so|too|really|extremely|bahut|bhut|bohot|bohat|feeling|feel|am|im|i m) (stress\w*|anxious|lonely|scared|sad|low|broken|tensed)\b/u,
  /\b(stress\w*|tension|anxiety|tanav|tanaav)\b.*\b(sleep|bahut|bhut|bohot|too much|cant|can t|cannot|handle|ho rahi|ho raha|hai|h)\b|\b(bahut|bhut|bohot|so much|lot of) (stress|tension|anxiety|tanav|tanaav|dar)\b/u,
  /\bcan ?t stop crying|\bcannot stop crying|\bcrying (every|all|daily)|\brona aa\w*|\bro (rahi|raha|rha|rhi)\b/u,
  /\b(bahut )?dar(r)? lag (raha|rha|rahi|ta|ti)\b|\bdar lagta\b/u,
  /\b(parents|papa|father|dad|mummy|mother|family|ghar ?wale)\b.*\b(maar\w*|mareng?e|beat|hit|kill me|hate me)\b/u,
  /\bpareshan\b|\bgiv(e|ing) up on (life|everything)\b|\bfeel like giving up\b|\bi (have )?lost (all )?hope\b|\bnobody (cares|loves)\b/u,
  /\b(akela|akeli|alone)\b.*\b(feel|lagta|mehsoos)\b|\bfeel(ing)? (so )?alone\b/u,
];

/**
 * Finds thoughts of death and heavy distress before anything else is understood. "I killed the test"
 * is neither.
 *
 * @param raw the words as written, in Latin letters
 */
export function detectDistress(raw: string): Distress | undefined {
  if (DANGER.some((pattern) => pattern.test(raw))) return 'danger';
  return DISTRESS.some((pattern) => pattern.test(raw)) ? 'distress' : undefined;
}

/** What asks for something of other students, or whether they see one's own. */
export const ABOUT_OTHERS =
  /\b(friends?|brother|sister|classmates?|roommate|cousin|(all|other|another|any|every) (students?|users?)|user \d+)( \w+){0,3} (scores?|marks|ranks?|results?|percentile|emails?|passwords?|phone number|address)\b(?!.*\b(mine|compare\w*)\b)|\b(?!what|that|it|let|who|how|there|here|where|today|tomorrow|yesterday|exam|test|mock|everyone)\w{3,} s (scores?|marks|ranks?|results?|percentile|emails?|password)\b|\b(scores?|marks|ranks?|results?|emails?|passwords?)( \w+){0,2} of( (an?|my|the|our))? (user|student|friend|another|other|someone|somebody|roll|toppers?|brother|sister|everyone|everybody)\b|\b(his|her|their) (scores?|marks|ranks?|results?|emails?|phone|number)\b|\b(what|which|how many)( \w+){0,2} did (?!i\b|we\b|you\b|my\b|the\b|it\b|not\b)\w+ (get|got|scored?|secured?)\b|\btoppers?\b.*\b(get|got|scored?|marks|emails?|name)\b|\b(friends?|brother|sister|parents?|teachers?|others?|anyone|anybody|someone|people|students?|public)\b.*\b(see|view|know|check)\b.*\b(my|marks|scores?|results?|ranks?)\b|\bwho( all)? can see\b|\b(scores?|marks|results?|rank)\b.*\b(public|private|(shown|visible) to)\b/u;

/**
 * Questions that are asked so often, in so many forms, that the words around them decide: the pattern
 * is matched against the message in English, and the first match is the passage. What matches none is
 * searched for.
 */
export const DIRECT_QUESTIONS: readonly (readonly [pattern: RegExp, passageId: string])[] = [
  [
    /\bhack\w*\b|\b(someone|somebody)\b.*\b(account|login|logged)\b|\baccount\b.*\b(someone|somebody|misus\w*)\b/u,
    'help-hacked',
  ],
  [ABOUT_OTHERS, 'help-others'],
  [
    /\b(delete|remove|close|deactivate|erase)\b.*\b(account|profile|id)\b|\baccount\b.*\b(delete|close|remove)\b/u,
    'help-delete-account',
  ],
  [
    /\b(download|copy|export)\b.*\b(data|information|details)\b|\bdata\b.*\b(download|copy|export)\b/u,
    'help-download-data',
  ],
  [
    /\b(lost|stolen|stole|snatched|theft)( \w+){0,2} (phone|mobile|laptop|device)\b|\b(phone|mobile|laptop|device)( \w+){0,2} (lost|lose|stolen|stole|snatched|theft)\b|\bcyber\b|\b(public|shared|cafe|school|office) (computer|pc|laptop)\b|\b(forgot|forget)\b.*\b(log ?out|sign ?out)\b|\b(log ?out|sign ?out)\b.*\b(forgot|forget)\b/u,
    'help-log-out-everywhere',
  ],
  [
    /\b(shar(e|ed|ing)|both (use|of us|can|take|give)|two (people|students|persons|users|of us)|brother|sister|friends?|family|roommate)\b.*\b(phone(?! number)|mobile(?! number)|device|laptop|computer|account|id|login)\b|\bsame (phone|mobile|device|laptop|computer)\b|\b(phone|mobile|device|laptop|computer|account|id)\b.*\b(brother|sister|friends?|roommate|someone else|two of us)\b/u,
    'help-shared-device',
  ],
  [/\bsubmit\w*\b.*\bmistake\b|\bmistake\b.*\bsubmit\w*\b|\baccidental\w*\b/u, 'help-submitted'],
  [
    /\boffline\b|\b(flight|airplane|aeroplane) mode\b|\bwithout (an? )?(internet|network|wifi|connection)\b|\b(internet|network)\b.*\b(needed?|necessary|required|must)\b|\b(needed?|necessary|required)\b.*\binternet\b/u,
    'help-offline',
  ],
  [
    /\blive\b.*\b(again|retake|repeat|twice|second time)\b|\b(again|retake|repeat)\b.*\blive\b|\blive\b.*\b(late|miss(ed)?|forgot|after (the )?start\w*)\b|\b(late|miss(ed)?)\b.*\blive\b|\bregistered\b.*\b(late|miss(ed)?|forgot)\b|\b(can ?t|cannot|not|unable)\b.*\bstart\b.*\blive\b/u,
    'help-live-late',
  ],
  [
    /\blobby\b|\bwaiting room\b|\blive\b.*\b(minutes?|min|mins|early|earlier|before)\b|\b(before|early|earlier)\b.*\blive\b|\bclock\b.*\b(wrong|ahead|behind|different)\b|\bwrong clock\b/u,
    'help-lobby',
  ],
  [
    /\b(home ?page|dashboard)\b.*\bexams?\b|\bcount\w*\b.*\bdays\b|\btarget\b(?!.*\b(scores?|marks)\b)|\bgoal exams?\b|\bcountdown\b|\bset\b.*\b(exams?|dates?)\b|\b(add|enter|edit|change|put)\b( \w+){0,2} exam dates?\b|\bexam dates?\b( \w+){0,2} (add|set|change|enter|edit|put)\b/u,
    'help-targets',
  ],
  [
    /^(?!.*\b(retake\w*|reattempt|again|second)\b)(?=.*\b(ranks?|ranking|percentile|top percent\w*|leaderboard)\b).*\b(not|no|when|missing|hidden|blank|minimum|shown?|showing|display\w*|appears?|visible|needed|(how many|\d+) (people|students|participants|ppl|users))\b|\bhow many (students|people|participants|users)\b(?!.*\b(exam|year)\b)/u,
    'help-no-rank',
  ],
  [
    /\bbookmark\w*\b(?!.*\btests?\b)|\b(save|saved|saving|star(red)?|favou?rite|important)\b.*\bquestions?\b|\bquestions?\b.*\b(bookmark\w*|saved?|star(red)?|favou?rite)\b|\bnotes?\b.*\b(on|to|for|with|under)\b.*\bquestions?\b|\bquestions?\b.*\b(add|write|own)\b.*\bnotes?\b/u,
    'help-bookmarks',
  ],
  [
    /\b(internet|network|wifi|connection)\b.*\b(not|working|issue|problem|weak)\b.*\b(test|mock|exam)?\b/u,
    'help-pause',
  ],
  [
    /\b(log ?in|sign ?in)\b.*\b(problem|issue|error|trouble)\b|\b(problem|issue|error|trouble)\b.*\b(log ?in|sign ?in)\b/u,
    'help-password',
  ],
  [
    /\b(not|wont|won t|isnt|doesnt|cannot|cant)\b.*\b(load\w*|open\w*|working|start\w*)\b|\b(load\w*|open|page|site|website|button)\b.*\bnot\b|\bblank (page|screen)\b|\b(error|bug|glitch)\b/u,
    'help-trouble',
  ],
  [
    /\b(video|videos|lectures?|live class(es)?|certificates?|pyqs?|previous year|past papers?|old papers?|pdfs?|doubts?|teachers?|mentor)\b|\bnotes\b.*\b(get|give|available|provide|download)\b|\bdownload\b.*\b(papers?|questions?|tests?)\b/u,
    'help-not-offered',
  ],
  [
    /\b(which|best|what|suggest)\b.*\bexam\b.*\b(10th|12th|graduat\w*|diploma|job|me|after|b ?tech|bca|bcom|ba|bsc)\b|\b(10th|12th|graduat\w*|diploma|job)\b.*\b(which|best|what)\b.*\bexams?\b/u,
    'help-which-exam',
  ],
  [/\b(dark|light) (mode|theme)\b|\btheme\b/u, 'help-appearance'],
  [
    /\b(stop|off|unsubscribe|disable|turn off|close)\b.*\b(mails?|emails?|notifications?|messages)\b|\b(mails?|emails?|notifications?)\b.*\b(stop|off|unsubscribe|close|disable)\b/u,
    'help-mails',
  ],
  [
    /\b(log ?out|sign ?out|logged out|signed out)\b.*\b(all|every|everywhere|devices?|other)\b/u,
    'help-log-out-everywhere',
  ],
  [
    /\b(otp|code|verification)\b.*\b(not|no|never|didnt|missing|expired?|expire|late|received|coming|come|over|invalid|again|resend|wrong)\b|\b(no|missing|resend) (otp|code)\b|\b(not|didnt|havent|no)\b.*\b(otp|verification)\b|\b(not|never|didnt)\b.*\b(get|got|receiv\w*|coming|come)\b.*\b(e?mails?)\b|\b(e?mails?)\b.*\b(not|never)\b.*\b(receiv\w*|coming|come|got)\b/u,
    'help-code-missing',
  ],
  [
    /\b(change|update|new)\b.*\bpassword\b|\bpassword\b.*\b(change|update)\b/u,
    'help-change-password',
  ],
  [
    /\b(forgot|forgotten|forget|lost|reset|not remember|dont remember|don t remember|recover)\b.*\bpassword\b|\bpassword\b.*\b(forgot|forgotten|lost|reset|not|remember)\b|\b(cannot|can t|cant|not|unable)\b.*\b(log ?in|sign ?in)\b|\blog ?in\b.*\b(not|problem|issue|fail)\b/u,
    'help-password',
  ],
  [
    /\b(change|update|edit|correct|new|another)\b.*\b(email|mail id|e mail|gmail)\b|\b(email|mail id|e mail|gmail)\b.*\b(change|update|edit|correct)\b/u,
    'help-change-email',
  ],
  [
    /\b(change|update|edit|upload|correct|wrong)\b.*\b(name|photo|picture|mobile|phone|number|address|profile|dp)\b|\b(name|photo|picture|mobile|profile)\b.*\b(change|update|edit|wrong)\b/u,
    'help-profile',
  ],
  [
    /\b(internet|network|wifi|connection|power|light|electricity|battery|laptop|phone|mobile|computer|pc|browser|tab|page)\b.*\b(goes?|went|gone|off|cut|died?|dies|dead|hangs?|hung|crash\w*|close[ds]?|lost|fail\w*|slow|drops?|disconnect\w*|stop(s|ped)?|break(s)?|broke|shut|stuck|freez\w*|refresh\w*)\b|\b(pause|resume)\b|\b(power cut|disconnect\w*|crashed)\b|\b(stop|leave|exit|quit|continue)\b.*\b(test|mock|exam|later|tomorrow)\b/u,
    'help-pause',
  ],
  [
    /\btime\b.*\b(ends?|over|finish\w*|khatam|khtm|up|runs out)\b.*|\btimer\b.*\b(ends?|zero|over|stops?)\b|\b(not|forgot|didnt) submit\b|\bauto ?submit\b/u,
    'help-time-up',
  ],
  [
    /\blive\b.*\b(remind\w*|calendar|mails?)\b|\b(remind\w*|calendar)\b.*\b(live|tests?)\b|\b(live|upcoming)\b.*\b(register|join|enrol\w*|participate)\b|\bregister\b.*\b(live|upcoming|test)\b/u,
    'help-upcoming',
  ],
  [
    /\b(register|sign ?up|signup|create|make|open|new)\b.*\baccount\b|\baccount\b.*\b(create|make|open|new)\b|\bhow (to |do i |can i )?(register|join|sign ?up)\b|^(register|sign ?up)\b/u,
    'help-register',
  ],
  [
    /\b(question|answer|key|solution|explanation|option)\b.*\b(wrong|incorrect|mistake|error|reported)\b|\boption( \w+){0,2} (right|correct)\b|\b(questions?|options?)\b.*\b(missing|unclear|incomplete)\b|\b(report\w*|wrong|incorrect)\b.*\b(question|answer key)\b|\b(mistake|error)\b.*\breport\w*\b|\breport(ed)?\b.*\b(mistake|error|what|happen\w*|status|reply)\b/u,
    'help-report-question',
  ],
  [
    /\bleak\w*\b|^(?!.*\b(where|see|my|after)\b).*\b(give|tell|send|share|provide|want|need)\b( \w+){0,3} (answers?|answer key|solutions?)\b|\btomorrow( \w+){0,3} (paper|questions?|answers?)\b/u,
    'help-no-answers',
  ],
  [
    /\brefund\w*\b|\b(money|price|paid|pay|payment|amount)\b.*\b(back|return\w*)\b|\bpaid twice\b|\bcancel\w*\b.*\b(order|purchase|payment)\b/u,
    'help-refund',
  ],
  [/\binvoice\b|\bcoupon\b|\bdiscount\b|\bpromo\b/u, 'help-buy'],
  [
    /\bhow (?!much\b|many\b)(\w+ ){0,4}(pay|buy|purchase|payment)\b|\bpayment how\b|\b(series|plan|pack|purchase|subscription)\b.*\bvalid(ity)?\b|\bvalid(ity)?\b.*\b(series|plan|pack|purchase|subscription)\b|\bhow long\b.*\baccess\b|\b(upi|paytm|gpay|phonepe|credit card|debit card|net banking|payment|emi)\b|\bbuy\b/u,
    'help-buy',
  ],
  [
    /\b(premium|membership)\b|\b\d{3,4}\b.*\bget\b|\bwhat\b.*\bget\b.*\b(pay\w*|buy\w*|purchas\w*|\d{3,4})\b|\b(pay\w*|buy\w*|purchas\w*)\b.*\bwhat\b.*\b(get|extra|unlock\w*|benefits?)\b|\bbenefits?\b.*\b(buy\w*|pay\w*|purchas\w*)\b/u,
    'help-membership',
  ],
  [
    /\b(contact|support|customer care|helpline|talk|complaint|reach)\b|\bphone number of\b|\bcall (you|me|number)\b/u,
    'help-contact',
  ],
  [
    /\b(retake|reattempt|re attempt|repeat|second time)\b.*\b(rank|percentile|change|effect|count\w*)\b|\b(retake|reattempt|re attempt)\b|\b(same|again)\b.*\b(test|mock)\b|\b(test|mock)\b.*\bagain\b/u,
    'help-retake',
  ],
  [
    /\b(give|send|share|sell)\b.*\b(my|our) (data|information|details)\b|\bmy data\b.*\b(give|send|google|company)\b|\b(data|number|phone|mobile|information|details)\b.*\b(safe|secure|shar(e|ed|ing)|sell|sold|private)\b|\bprivacy\b/u,
    'help-privacy',
  ],
  [/\b(score|accuracy)\b.*\b(accuracy|score)\b/u, 'help-accuracy'],
  [/\bpercentile\b|\bcompar\w*\b.*\b(students|others|marks|scores?)\b/u, 'help-percentile'],
  [
    /\b(air|all india rank|leaderboard)\b|\brank\b.*\b(based|depends?|same marks|equal|ties?|tie)\b|\brank\b.*\b(calculat\w*|comput\w*|how|decide\w*|get|work)\b|\bhow\b.*\brank\b/u,
    'help-rank',
  ],
  [
    /\b(report|score) ?cards?\b|\b(answers?|answer key|solutions?)\b.*\bmy\b|\b(where|see|check|find|get|view|old|previous|past|dekhu|dikhega|dekhe)\b.*\b(results?|scores?|solutions?|explanations?|answers?)\b|\b(results?|solutions?|explanations?)\b.*\b(where|see|find|get|check)\b/u,
    'help-results',
  ],
  [/\b(android|ios|iphone|play ?store|app store|app)\b/u, 'help-app'],
  [/\b(full ?screen)\b/u, 'help-full-screen'],
  [
    /\b(phone|mobile|tablet|laptop|computer)( \w+){0,2} (and|or|to) (phone|mobile|tablet|laptop|computer|pc|desktop)\b|\b(use|run|work|works|open)\b.*\b(phone|mobile|tablet|laptop|smartphone)\b|\b(phone|mobile|tablet)\b.*\b(run|use|work|works|support\w*)\b/u,
    'help-app',
  ],
  [
    /\b(palette|mark for review|marked for review|review button)\b|\bcolou?rs?\b.*\b(questions?|numbers?|buttons?|mean|green|yellow|blue|grey|gray)\b|\b(questions?|numbers?|buttons?|green|yellow|blue|grey|gray)\b.*\b(colou?rs?|mean)\b/u,
    'help-palette',
  ],
  [
    /\b(save|bookmark|saved|favourite)\b.*\b(tests?|later|mock)\b|\btests?\b.*\bsave\b/u,
    'help-saved',
  ],
  [/\b(badges?|achievements?|streak)\b/u, 'help-achievements'],
  [
    /\b(chapterwise|topicwise|setwise|sectional|chapter wise|topic wise|set wise)\b.*\b(difference|mean|what is|what are|between)\b|\b(difference|mean|what are|what is)\b.*\b(chapterwise|topicwise|setwise|sectional)\b|\b(types?|kinds?) of tests?\b/u,
    'help-test-kinds',
  ],
  [/\b(logged|log|signed) ?out\b|\bsession expired\b|\bremember me\b/u, 'help-stay-signed-in'],
  [
    /\bhow\b.*\b(start|begin|attempt|take|give)\b.*\b(mock|test)\b(?!.*\b(day|days|week|month)\b)/u,
    'help-start-test',
  ],
  [
    /\b(how many|how often|kitne)\b.*\b(mocks?|tests?)\b.*\b(day|days|week|month|should|daily|give|take)\b|\b(mocks?|tests?)\b.*\b(how many|how often)\b.*\b(day|days|week|month|should)\b|\bweek\b.*\b(mocks?|tests?)\b/u,
    'study-mock-frequency',
  ],
  [
    /\b(guess\w*)\b|\b(leave|skip|attempt)\b.*\bquestions?\b.*\b(know|sure|not)\b|\bquestions?\b.*\b(leave|skip)\b/u,
    'study-guessing',
  ],
  [
    /\b(time|fast|speed|slow)\b.*\b(less|short|finish|over|enough|manage|kam|exam hall)\b|\bmanage time\b|\btime management\b|\bexam hall\b.*\btime\b/u,
    'study-time-in-exam',
  ],
  [
    /\b(timetable|time table|schedule|routine|study plan)\b|\b(complete|finish|cover)\b.*\b(syllabus|portion)\b|\b(syllabus|portion)\b.*\b(complete|finish|cover)\b|\bhow (many|much) hours\b|\bhours\b.*\b(study|daily|day)\b/u,
    'study-plan',
  ],
  [
    /\b(mocks?|score|marks)\b.*\b(not (improv\w*|increas\w*|badh)|stuck|low|less|poor|bad|down|decreas\w*|same|analy\w*|improve)\b|\banaly\w*\b|\bnot\b.*\b(marks|score)\b.*\bimprove\b|\b(mocks?|scores?|marks)\b.*\b(above|beyond|cross\w*)\b.*\bnot\b|\b(mocks?|scores?|marks)\b.*\bnot\b.*\b(above|beyond|cross\w*)\b|\b(not|cannot|cant)\b.*\b(cross|above|beyond)\b.*\b(marks|score|mocks?|\d+)\b/u,
    'study-analyse-mock',
  ],
  [
    /\b(nervous\w*|anxi\w*|stress\w*|pressure|panic\w*|fear|tension|tired|breakup|angry)\b/u,
    'study-stress',
  ],
  [
    /\btomorrow\b.*\bexam\b|\bexam\b.*\b(tomorrow|one day)\b|\bday before\b|\b(one|1) (week|month|day) (left|before)\b|\blast (week|month|day)\b|\bmonth left\b|\bexam\b.*\bday before\b/u,
    'study-last-week',
  ],
  [
    /\b(forget|forgot|remember|retain)\b(?!.*\b(everything|instructions|rules|password|chemistry|affairs|formula\w*|organic|gk|history)\b)/u,
    'study-revision',
  ],
  [
    /\b(instagram|youtube|reels|distract\w*|social media|mobile addiction|phone addiction|concentrat\w*|focus|noisy?|noise|disturb\w*|lazy|procrastinat\w*)\b|\bmind\b.*\bnot\b|\bstudy mind not\b|\bnot feel like studying\b/u,
    'study-focus',
  ],
  [
    /\b(fail\w*|motivat\w*|give up|giving up|second attempt|dropper|drop year|repeater)\b/u,
    'study-motivation',
  ],
  [/\b(job|working|college|office|coaching|self study)\b/u, 'study-working'],
  [
    /\b(group|friends|alone|partner)\b.*\bstudy\b|\bstudy\b.*\b(group|friends|alone|partner)\b/u,
    'study-group',
  ],
  [/\b(sleep|food|diet|exercise|health|tired|headache)\b/u, 'study-sleep'],
  [/\b(short )?notes\b/u, 'study-notes'],
  [/\b(books?|study material|pdf)\b/u, 'study-books'],
  [/\b(biology|botany|zoology)\b/u, 'study-biology'],
  [/\b(organic|inorganic|chemistry|physical chemistry)\b/u, 'study-chemistry'],
  [/\b(physics|mechanics|numericals)\b/u, 'study-physics'],
  [/\b(calculus|coordinate geometry|algebra)\b/u, 'study-maths-jee'],
  [
    /\b(quant|quants|quantitative|arithmetic|maths?|mathematics|calculation|percentages|data interpretation|numerical ability)\b/u,
    'study-quant',
  ],
  [/\b(reasoning|puzzles?|seating|syllogism)\b/u, 'study-reasoning'],
  [/\b(english|grammar|vocab\w*|comprehension|cloze)\b/u, 'study-english'],
  [/\b(gk|gs|current affairs|general (knowledge|awareness|studies))\b/u, 'study-gk'],
  [/\brevis\w*\b/u, 'study-revision'],
  [/\bweak\b/u, 'study-weak-subject'],
];

/** Passages about studying: they come before facts only if the message is about studying. */
export function directPassage(text: string): string | undefined {
  return DIRECT_QUESTIONS.find(([pattern]) => pattern.test(text))?.[1];
}

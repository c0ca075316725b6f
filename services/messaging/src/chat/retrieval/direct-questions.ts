/**
 * Questions that are asked so often, in so many forms, that the words around them decide: the pattern
 * is matched against the message in English, and the first match is the passage. What matches none is
 * searched for.
 */
export const DIRECT_QUESTIONS: readonly (readonly [pattern: RegExp, passageId: string])[] = [
  [
    /\b(delete|remove|close|deactivate|erase)\b.*\b(account|profile|id)\b|\baccount\b.*\b(delete|close|remove)\b/u,
    'help-delete-account',
  ],
  [
    /\b(download|copy|export)\b.*\b(data|information|details)\b|\bdata\b.*\b(download|copy|export)\b/u,
    'help-download-data',
  ],
  [/\bsubmit\w*\b.*\bmistake\b|\bmistake\b.*\bsubmit\w*\b|\baccidental\w*\b/u, 'help-submitted'],
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
    /\b(otp|code|verification)\b.*\b(not|no|never|didnt|missing|expired?|expire|late|received|coming|come|over|invalid|again|resend|wrong)\b|\b(no|missing|resend) (otp|code)\b|\b(not|didnt|havent|no)\b.*\b(otp|verification)\b/u,
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
  [/\b(change|update|edit|correct)\b.*\b(email|mail id|e mail)\b/u, 'help-profile'],
  [
    /\b(change|update|edit|upload|correct|wrong)\b.*\b(name|photo|picture|mobile|phone|number|address|profile|dp)\b|\b(name|photo|picture|mobile|profile)\b.*\b(change|update|edit|wrong)\b/u,
    'help-profile',
  ],
  [
    /\b(internet|network|wifi|connection|power|light|electricity|battery|laptop|phone|mobile|computer|pc|browser|tab|page)\b.*\b(goes?|went|gone|off|cut|died?|dies|dead|hangs?|hung|crash\w*|close[ds]?|lost|fail\w*|slow|drops?|disconnect\w*|shut|stuck|freez\w*|refresh\w*)\b|\b(pause|resume)\b|\b(power cut|disconnect\w*|crashed)\b|\b(stop|leave|exit|quit|continue)\b.*\b(test|mock|exam|later|tomorrow)\b/u,
    'help-pause',
  ],
  [
    /\btime\b.*\b(ends?|over|finish\w*|khatam|khtm|up|runs out)\b.*|\btimer\b.*\b(ends?|zero|over|stops?)\b|\b(not|forgot|didnt) submit\b|\bauto ?submit\b/u,
    'help-time-up',
  ],
  [
    /\b(live|upcoming)\b.*\b(register|join|enrol\w*|participate)\b|\bregister\b.*\b(live|upcoming|test)\b/u,
    'help-upcoming',
  ],
  [
    /\b(register|sign ?up|signup|create|make|open|new)\b.*\baccount\b|\baccount\b.*\b(create|make|open|new)\b|\bhow (to |do i |can i )?(register|join|sign ?up)\b|^(register|sign ?up)\b/u,
    'help-register',
  ],
  [
    /\b(question|answer|key|solution|explanation)\b.*\b(wrong|incorrect|mistake|error)\b.*|\b(report|wrong|incorrect)\b.*\b(question|answer key)\b/u,
    'help-report-question',
  ],
  [/\brefund\b|\bmoney back\b|\binvoice\b|\bcoupon\b|\bdiscount\b|\bpromo\b/u, 'help-buy'],
  [
    /\bhow (?!much\b|many\b)(\w+ ){0,4}(pay|buy|purchase|payment)\b|\bpayment how\b|\bvalid(ity)?\b|\bhow long\b.*\baccess\b|\b(upi|paytm|gpay|phonepe|credit card|debit card|net banking|payment|emi)\b|\bbuy\b/u,
    'help-buy',
  ],
  [/\b(premium|membership)\b/u, 'help-membership'],
  [
    /\b(contact|support|customer care|helpline|talk|complaint|reach)\b|\bphone number of\b|\bcall (you|me|number)\b/u,
    'help-contact',
  ],
  [
    /\b(retake|reattempt|re attempt|repeat|second time)\b.*\b(rank|percentile|change|effect|count\w*)\b|\b(retake|reattempt|re attempt)\b|\b(same|again)\b.*\b(test|mock)\b|\b(test|mock)\b.*\bagain\b/u,
    'help-retake',
  ],
  [
    /\b(data|number|phone|mobile|information|details)\b.*\b(safe|secure|share|sell|private)\b|\bprivacy\b/u,
    'help-privacy',
  ],
  [/\b(score|accuracy)\b.*\b(accuracy|score)\b/u, 'help-accuracy'],
  [/\bpercentile\b/u, 'help-percentile'],
  [
    /\b(air|all india rank|leaderboard)\b|\brank\b.*\b(calculat\w*|comput\w*|how|decide\w*|get|work)\b|\bhow\b.*\brank\b/u,
    'help-rank',
  ],
  [
    /\b(where|see|check|find|get|view|old|previous|past|dekhu|dikhega|dekhe)\b.*\b(results?|scores?|solutions?|explanations?|answers?)\b|\b(results?|solutions?|explanations?)\b.*\b(where|see|find|get|check)\b/u,
    'help-results',
  ],
  [/\b(android|ios|iphone|play ?store|app store|app)\b/u, 'help-app'],
  [/\b(full ?screen)\b/u, 'help-full-screen'],
  [
    /\b(use|run|work|works|open)\b.*\b(phone|mobile|tablet|laptop|smartphone)\b|\b(phone|mobile|tablet)\b.*\b(run|use|work|works|support\w*)\b/u,
    'help-app',
  ],
  [/\b(palette|mark for review|marked for review|review button|colou?rs?)\b/u, 'help-palette'],
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
    /\b(timetable|time table|schedule|routine|study plan)\b|\bhow (many|much) hours\b|\bhours\b.*\b(study|daily|day)\b/u,
    'study-plan',
  ],
  [
    /\b(mocks?|score|marks)\b.*\b(not (improv\w*|increas\w*|badh)|stuck|low|same|analy\w*|improve)\b|\banaly\w*\b|\bnot\b.*\b(marks|score)\b.*\bimprove\b/u,
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
    /\b(forget|forgot|remember|retain)\b(?!.*\b(password|chemistry|affairs|formula\w*|organic|gk|history)\b)/u,
    'study-revision',
  ],
  [
    /\b(instagram|youtube|reels|distract\w*|social media|mobile addiction|phone addiction|concentrat\w*|focus|lazy|procrastinat\w*)\b|\bmind\b.*\bnot\b|\bstudy mind not\b|\bnot feel like studying\b/u,
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

import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

const voidTags = new Set(
  'area,base,br,col,embed,hr,img,input,link,meta,source,track,wbr'.split(','),
);
/** What has no place in a screen: it would load, run or change something outside of it. */
const forbiddenTags = new Set(
  'base,body,embed,frame,head,html,iframe,link,meta,object,page-slot,script,style,title'.split(','),
);

const END = 'end-of-screen';
/** The gateway looks for its directives in every byte of a page, also in attributes. */
const DIRECTIVE = '<!--#';

/**
 * Whether every tag is closed in order and none is forbidden, and nothing is a directive of the gateway: only then the
 * HTML stays in its place in the page.
 */
export function isWellFormed(html: string): boolean {
  if (html.includes(DIRECTIVE)) return false;
  const open: string[] = [];
  let isGood = true;
  // Seen as a tag only if no tag, comment or attribute before it is still open.
  const marked = `${html}<${END}></${END}>`;
  let isAtEnd = false;
  const nothing = () => undefined;
  const callbacks: TokenizerCallbacks = {
    onattribdata: nothing,
    onattribentity: nothing,
    onattribend: nothing,
    onattribname: nothing,
    oncdata: () => (isGood = false),
    onclosetag: (start, end) => {
      const name = marked.slice(start, end).toLowerCase();
      if (open.pop() !== name) isGood = false;
      isAtEnd = name === END;
    },
    oncomment: nothing,
    ondeclaration: () => (isGood = false),
    onend: nothing,
    onopentagend: nothing,
    onopentagname: (start, end) => {
      const name = marked.slice(start, end).toLowerCase();
      if (forbiddenTags.has(name)) isGood = false;
      if (!voidTags.has(name)) open.push(name);
    },
    onprocessinginstruction: () => (isGood = false),
    // For a void element it means nothing. Elsewhere React writes closing tags: without one, it stays open.
    onselfclosingtag: nothing,
    ontext: nothing,
    ontextentity: nothing,
  };
  const tokenizer = new Tokenizer({ decodeEntities: false }, callbacks);
  tokenizer.write(marked);
  tokenizer.end();
  return isGood && isAtEnd && open.length === 0;
}

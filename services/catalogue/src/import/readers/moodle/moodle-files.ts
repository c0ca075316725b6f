import type { PictureFolder } from '../../pictures/picture-folder.js';
import { childElements, rawText, type MarkupElement } from '../../rules/markup/markup-node.js';
import { RefusedPicture } from '../../rules/pictures/refused-picture.js';

/** What stands for the address of the files in a text. */
const PLACEHOLDER = /^@@PLUGINFILE@@\//;

/** The files of a text: `<file name="a.png" path="/" encoding="base64">` beside its `<text>`. */
export class MoodleFiles implements PictureFolder {
  constructor(private readonly element: MarkupElement) {}

  async read(address: string): Promise<Buffer> {
    const name = nameIn(address);
    const file = childElements(this.element, 'file').find((each) => pathOf(each) === name);
    if (!file) throw new RefusedPicture('the file has no <file> with that name');
    const encoding = file.attributes.get('encoding') ?? 'base64';
    if (encoding === 'base64') return Buffer.from(rawText(file), 'base64');
    throw new RefusedPicture(`its encoding is “${encoding.slice(0, 40)}”, not base64`);
  }
}

/** The name in an address: `@@PLUGINFILE@@/folder/a%20b.png?time=1`. */
function nameIn(address: string): string {
  const [path = ''] = address.replace(PLACEHOLDER, '').split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function pathOf({ attributes }: MarkupElement): string {
  const folder = (attributes.get('path') ?? '/').replace(/^\/+|\/+$/g, '');
  const name = attributes.get('name') ?? '';
  return folder === '' ? name : `${folder}/${name}`;
}

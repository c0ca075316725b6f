import type { ReactElement } from 'react';

/**
 * What a component may draw beside other children: elements and no text, because a text has to be the only child of
 * its element (the lint rule `abhyas/text-alone`).
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;

/** The address of a picture or font. Not empty: React warns of that. */
export default 'asset';

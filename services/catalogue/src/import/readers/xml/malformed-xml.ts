/** A document that is no XML, or XML of a kind that is not taken. The message is the reason. */
export class MalformedXml extends Error {}

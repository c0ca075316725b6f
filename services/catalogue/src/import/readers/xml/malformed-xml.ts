/** A document that is not XML, or XML that is not supported. The message is the reason. */
export class MalformedXml extends Error {}

import type { OpenApiDocument, Schema } from './openapi.types.ts';

/** The writer and the reader of a value: each side with the schema that it knows, in its own document. */
export interface Exchange {
  written: Side;
  read: Side;
  /** A reader of responses may get more than it knows; a server never gets what it no longer accepts. */
  direction: 'request' | 'response';
}

interface Side {
  document: OpenApiDocument;
  schema: Schema;
}

const lowerBounds = ['minimum', 'minLength', 'minItems'] as const;
const upperBounds = ['maximum', 'maxLength', 'maxItems'] as const;

/**
 * Lists where a reader could get something that it does not expect.
 *
 * Released clients write requests and the present server reads them; the present server writes responses and
 * released clients read them. So one comparison serves both, with the sides swapped.
 *
 * @returns a sentence per break, each starting with the place in the body
 */
export function schemaBreaks(
  exchange: Exchange,
  place = 'body',
  seen: ReadonlySet<string> = new Set(),
): string[] {
  const key = `${exchange.written.schema.$ref ?? ''} ${exchange.read.schema.$ref ?? ''}`;
  // A recursive type has been compared further up.
  if (key !== ' ' && seen.has(key)) return [];
  const visited = new Set([...seen, key]);
  const written = resolve(exchange.written);
  const read = resolve(exchange.read);
  if (isAnything(read)) return [];

  const alternatives = variants(written);
  if (alternatives || variants(read)) {
    return variantBreaks(
      exchange,
      alternatives ?? [written],
      variants(read) ?? [read],
      place,
      visited,
    );
  }
  const wrongTypes = typesOf(written).filter(
    (type) => !typesOf(read).some((other) => includesType(other, type)),
  );
  if (wrongTypes.length > 0 || (isAnything(written) && typesOf(read).length > 0)) {
    return [
      `${place}: may be ${wrongTypes.join(' or ') || 'anything'}, was ${typesOf(read).join(' or ')}`,
    ];
  }
  return [
    ...enumBreaks(written, read, place),
    ...(exchange.direction === 'request' ? boundBreaks(written, read, place) : []),
    ...propertyBreaks(exchange, written, read, place, visited),
    ...itemBreaks(exchange, written, read, place, visited),
  ];
}

function propertyBreaks(
  exchange: Exchange,
  written: Schema,
  read: Schema,
  place: string,
  seen: ReadonlySet<string>,
): string[] {
  const sent = written.properties ?? {};
  const expected = read.properties ?? {};
  const isRequest = exchange.direction === 'request';
  const neverSent = Object.keys(expected).filter((name) => !(name in sent) && !additional(written));
  const missing = isRequest ? neverSent.filter((name) => read.required?.includes(name)) : neverSent;
  const noLongerTaken = isRequest
    ? Object.keys(sent).filter((name) => !(name in expected) && !additional(read))
    : [];
  const noLongerSure = Object.keys(expected).filter(
    (name) => name in sent && read.required?.includes(name) && !written.required?.includes(name),
  );
  return [
    ...missing.map((name) => `${place}.${name}: ${isRequest ? 'became required' : 'removed'}`),
    ...noLongerTaken.map((name) => `${place}.${name}: no longer taken`),
    ...noLongerSure.map(
      (name) => `${place}.${name}: ${isRequest ? 'became required' : 'may now be absent'}`,
    ),
    ...Object.entries(expected).flatMap(([name, schema]) => {
      const given = sent[name];
      return given ? schemaBreaks(within(exchange, given, schema), `${place}.${name}`, seen) : [];
    }),
    ...additionalBreaks(exchange, written, read, place, seen),
  ];
}

function additionalBreaks(
  exchange: Exchange,
  written: Schema,
  read: Schema,
  place: string,
  seen: ReadonlySet<string>,
): string[] {
  const given = written.additionalProperties;
  const expected = read.additionalProperties;
  if (typeof given !== 'object' || typeof expected !== 'object') return [];
  return schemaBreaks(within(exchange, given, expected), `${place}.*`, seen);
}

function itemBreaks(
  exchange: Exchange,
  written: Schema,
  read: Schema,
  place: string,
  seen: ReadonlySet<string>,
): string[] {
  if (!read.items || !written.items) return [];
  return schemaBreaks(within(exchange, written.items, read.items), `${place}[]`, seen);
}

function variantBreaks(
  exchange: Exchange,
  written: Schema[],
  read: Schema[],
  place: string,
  seen: ReadonlySet<string>,
): string[] {
  return written.flatMap((one) => {
    const attempts = read.map((other) => schemaBreaks(within(exchange, one, other), place, seen));
    if (attempts.some((breaks) => breaks.length === 0)) return [];
    // The alternative that fits best describes best what is wrong.
    return attempts.sort((a, b) => a.length - b.length)[0] ?? [];
  });
}

function enumBreaks(written: Schema, read: Schema, place: string): string[] {
  const expected = valuesOf(read);
  if (!expected) return [];
  const given = valuesOf(written);
  if (!given) return [`${place}: may be any value, was one of ${expected.join(', ')}`];
  const unknown = given.filter((value) => !expected.includes(value));
  return unknown.length > 0
    ? [`${place}: ${unknown.join(', ')} not among ${expected.join(', ')}`]
    : [];
}

function boundBreaks(written: Schema, read: Schema, place: string): string[] {
  const tighter = [
    ...lowerBounds.filter(
      (bound) =>
        (read[bound] ?? -Infinity) > (written[bound] ?? (bound === 'minimum' ? -Infinity : 0)),
    ),
    ...upperBounds.filter((bound) => (read[bound] ?? Infinity) < (written[bound] ?? Infinity)),
    ...(['pattern', 'format'] as const).filter(
      (bound) => read[bound] !== undefined && read[bound] !== written[bound],
    ),
  ];
  return tighter.map(
    (bound) => `${place}: ${bound} is now ${read[bound]}, was ${written[bound] ?? 'free'}`,
  );
}

function within(exchange: Exchange, written: Schema, read: Schema): Exchange {
  return {
    ...exchange,
    written: { document: exchange.written.document, schema: written },
    read: { document: exchange.read.document, schema: read },
  };
}

/** Resolves references and merges `allOf`. */
function resolve({ document, schema }: Side): Schema {
  const target = schema.$ref
    ? resolve({
        document,
        schema: document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {},
      })
    : {};
  const { allOf = [], ...own } = schema;
  delete own.$ref;
  return [target, ...allOf.map((part) => resolve({ document, schema: part }))].reduce(merge, own);
}

function merge(a: Schema, b: Schema): Schema {
  return {
    ...b,
    ...a,
    properties: { ...b.properties, ...a.properties },
    required: [...(b.required ?? []), ...(a.required ?? [])],
    // `nullable` beside a reference widens the referenced schema.
    nullable: a.nullable === true || b.nullable === true,
  };
}

function variants(schema: Schema): Schema[] | undefined {
  const given = schema.oneOf ?? schema.anyOf;
  if (!given) return undefined;
  return schema.nullable ? [...given, { type: 'null' }] : given;
}

function typesOf(schema: Schema): string[] {
  const types = [schema.type ?? []].flat();
  if (types.length === 0 && Object.keys(schema.properties ?? {}).length > 0) types.push('object');
  return schema.nullable && types.length > 0 && !types.includes('null')
    ? [...types, 'null']
    : types;
}

function valuesOf(schema: Schema): string[] | undefined {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  return values?.filter((value) => value !== null).map((value) => JSON.stringify(value));
}

function includesType(wide: string, narrow: string): boolean {
  return wide === narrow || (wide === 'number' && narrow === 'integer');
}

function isAnything(schema: Schema): boolean {
  return typesOf(schema).length === 0 && !schema.oneOf && !schema.anyOf && !valuesOf(schema);
}

/** Our schemas are closed unless they say otherwise: a server refuses or drops what it does not know. */
function additional(schema: Schema): boolean {
  return schema.additionalProperties !== undefined && schema.additionalProperties !== false;
}

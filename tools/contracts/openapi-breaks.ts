import {
  methods,
  type Content,
  type OpenApiDocument,
  type Operation,
  type Parameter,
} from './openapi.types.ts';
import { schemaBreaks } from './schema-breaks.ts';

/**
 * Lists what in a service's contract would break a client that was built for the released one.
 *
 * @returns a sentence per break: method, path, place, what changed; none if every released client continues to work
 */
export function openApiBreaks(released: OpenApiDocument, present: OpenApiDocument): string[] {
  const shapes = new Map(
    Object.entries(present.paths).map(([path, item]) => [shapeOf(path), item]),
  );
  return Object.entries(released.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const before = item[method];
      if (!before) return [];
      const now = shapes.get(shapeOf(path))?.[method];
      const call = `${method.toUpperCase()} ${path}`;
      if (!now) return [`${call}: removed`];
      return operationBreaks(before, now, released, present).map((it) => `${call} ${it}`);
    }),
  );
}

function operationBreaks(
  before: Operation,
  now: Operation,
  released: OpenApiDocument,
  present: OpenApiDocument,
): string[] {
  return [
    ...parameterBreaks(before.parameters ?? [], now.parameters ?? [], released, present),
    ...bodyBreaks(before, now, released, present),
    ...Object.entries(before.responses ?? {}).flatMap(([status, response]) => {
      const responseNow = now.responses?.[status];
      // The possible errors are not part of the contract; that a call can succeed in this way is.
      if (!status.startsWith('2')) return [];
      if (!responseNow) return [`answer ${status}: removed`];
      return contentBreaks(response.content, responseNow.content, (was, is) =>
        schemaBreaks(
          {
            direction: 'response',
            written: { document: present, schema: is },
            read: { document: released, schema: was },
          },
          `answer ${status}`,
        ),
      );
    }),
  ];
}

function parameterBreaks(
  before: Parameter[],
  now: Parameter[],
  released: OpenApiDocument,
  present: OpenApiDocument,
): string[] {
  // A path parameter's name does not matter: its position counts.
  const named = before.filter((parameter) => parameter.in !== 'path');
  const same = (a: Parameter, b: Parameter): boolean => a.name === b.name && a.in === b.in;
  const demanded = now.filter(
    (it) => it.in !== 'path' && it.required && !named.some((old) => same(old, it) && old.required),
  );
  return [
    ...demanded.map((it) => `${it.in} ${it.name}: became required`),
    ...named.flatMap((old) => {
      const taken = now.find((it) => same(old, it));
      if (!taken) return [`${old.in} ${old.name}: no longer taken`];
      return schemaBreaks(
        {
          direction: 'request',
          written: { document: released, schema: old.schema ?? {} },
          read: { document: present, schema: taken.schema ?? {} },
        },
        `${old.in} ${old.name}`,
      );
    }),
  ];
}

function bodyBreaks(
  before: Operation,
  now: Operation,
  released: OpenApiDocument,
  present: OpenApiDocument,
): string[] {
  if (!before.requestBody) return now.requestBody?.required ? ['body: became required'] : [];
  const becameRequired = now.requestBody?.required && !before.requestBody.required;
  return [
    ...(becameRequired ? ['body: became required'] : []),
    ...contentBreaks(before.requestBody.content, now.requestBody?.content, (was, is) =>
      schemaBreaks({
        direction: 'request',
        written: { document: released, schema: was },
        read: { document: present, schema: is },
      }),
    ),
  ];
}

function contentBreaks(
  before: Content | undefined,
  now: Content | undefined,
  compare: (was: object, is: object) => string[],
): string[] {
  return Object.entries(before ?? {}).flatMap(([type, { schema: was }]) => {
    const is = now?.[type]?.schema;
    if (!was) return [];
    return is ? compare(was, is) : [`${type}: removed`];
  });
}

function shapeOf(path: string): string {
  return path.replaceAll(/\{[^}]+\}/g, '{}');
}

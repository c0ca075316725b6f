import { describe, expect, it } from '@jest/globals';
import { openApiBreaks } from './openapi-breaks.ts';
import type { OpenApiDocument, Schema } from './openapi.types.ts';

const exam: Schema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    color: { type: 'string', nullable: true },
    level: { type: 'string', enum: ['Easy', 'Hard'] },
    topics: { type: 'array', items: { type: 'string' } },
    parent: { $ref: '#/components/schemas/Exam' },
    price: { oneOf: [{ type: 'number' }, { type: 'string' }] },
  },
};
const order: Schema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 50 },
    level: { type: 'string', enum: ['Easy', 'Hard'] },
    note: { type: 'string' },
  },
};

function contract(): OpenApiDocument {
  return structuredClone({
    paths: {
      '/exams/{id}': {
        get: {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'page', in: 'query', schema: { type: 'integer' } },
          ],
          responses: {
            200: {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Exam' } } },
            },
            404: {},
          },
        },
        post: {
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
          },
          responses: { 201: {} },
        },
      },
    },
    components: { schemas: { Exam: exam, Order: order } },
  } satisfies OpenApiDocument);
}

/** The breaks that this change of the released contract causes. */
function after(
  change: (parts: { document: OpenApiDocument; exam: Schema; order: Schema }) => void,
): string[] {
  const document = contract();
  const { Exam = {}, Order = {} } = document.components?.schemas ?? {};
  change({ document, exam: Exam, order: Order });
  return openApiBreaks(contract(), document);
}

function properties(schema: Schema): Record<string, Schema> {
  return schema.properties ?? {};
}

describe('changes that break a released client', () => {
  it.each<[string, Parameters<typeof after>[0], string]>([
    [
      'a path removed',
      ({ document }) => delete document.paths['/exams/{id}'],
      'GET /exams/{id}: removed',
    ],
    [
      'a call removed',
      ({ document }) => delete document.paths['/exams/{id}']?.post,
      'POST /exams/{id}: removed',
    ],
    [
      'a field removed from a response',
      ({ exam: it }) => delete properties(it)['color'],
      'GET /exams/{id} answer 200.color: removed',
    ],
    [
      'a required field that may be absent',
      ({ exam: it }) => (it.required = []),
      'GET /exams/{id} answer 200.name: may now be absent',
    ],
    [
      'another type in a response',
      ({ exam: it }) => (properties(it)['name'] = { type: 'number' }),
      'GET /exams/{id} answer 200.name: may be number, was string',
    ],
    [
      'null in a response',
      ({ exam: it }) => (properties(it)['name'] = { type: 'string', nullable: true }),
      'GET /exams/{id} answer 200.name: may be null, was string',
    ],
    [
      'a new value in a response',
      ({ exam: it }) => (properties(it)['level'] = { type: 'string', enum: ['Easy', 'Odd'] }),
      'GET /exams/{id} answer 200.level: "Odd" not among "Easy", "Hard"',
    ],
    [
      'other items in a response',
      ({ exam: it }) => (properties(it)['topics'] = { type: 'array', items: { type: 'number' } }),
      'GET /exams/{id} answer 200.topics[]: may be number, was string',
    ],
    [
      'another alternative in a response',
      ({ exam: it }) =>
        (properties(it)['price'] = { oneOf: [{ type: 'number' }, { type: 'boolean' }] }),
      'GET /exams/{id} answer 200.price: may be boolean, was number',
    ],
    [
      'a success response removed',
      ({ document }) => delete document.paths['/exams/{id}']?.get?.responses?.['200'],
      'GET /exams/{id} answer 200: removed',
    ],
    [
      'a field that became required in a body',
      ({ order: it }) => (it.required = ['name', 'note']),
      'POST /exams/{id} body.note: became required',
    ],
    [
      'a new required field in a body',
      ({ order: it }) => {
        properties(it)['when'] = { type: 'string' };
        it.required = ['name', 'when'];
      },
      'POST /exams/{id} body.when: became required',
    ],
    [
      'a field that is no longer accepted',
      ({ order: it }) => delete properties(it)['note'],
      'POST /exams/{id} body.note: no longer taken',
    ],
    [
      'a value that is no longer accepted',
      ({ order: it }) => (properties(it)['level'] = { type: 'string', enum: ['Easy'] }),
      'POST /exams/{id} body.level: "Hard" not among "Easy"',
    ],
    [
      'a tighter bound in a body',
      ({ order: it }) => (properties(it)['name'] = { type: 'string', maxLength: 20 }),
      'POST /exams/{id} body.name: maxLength is now 20, was 50',
    ],
    [
      'a query parameter removed',
      ({ document }) => document.paths['/exams/{id}']?.get?.parameters?.pop(),
      'GET /exams/{id} query page: no longer taken',
    ],
    [
      'a new required query parameter',
      ({ document }) =>
        document.paths['/exams/{id}']?.get?.parameters?.push({
          name: 'by',
          in: 'query',
          required: true,
        }),
      'GET /exams/{id} query by: became required',
    ],
  ])('%s', (_, change, sentence) => {
    expect(after(change)).toContain(sentence);
  });
});

describe('changes that break no client', () => {
  it.each<[string, Parameters<typeof after>[0]]>([
    ['none', () => undefined],
    [
      'a new path',
      ({ document }) => (document.paths['/tests'] = { get: { responses: { 200: {} } } }),
    ],
    ['a new field in a response', ({ exam: it }) => (properties(it)['extra'] = { type: 'string' })],
    [
      'a response that is never null now',
      ({ exam: it }) => (properties(it)['color'] = { type: 'string' }),
    ],
    [
      'fewer values in a response',
      ({ exam: it }) => (properties(it)['level'] = { type: 'string', enum: ['Easy'] }),
    ],
    ['a field that is always present now', ({ exam: it }) => (it.required = ['name', 'level'])],
    [
      'a new optional field in a body',
      ({ order: it }) => (properties(it)['extra'] = { type: 'string' }),
    ],
    ['a looser bound in a body', ({ order: it }) => (properties(it)['name'] = { type: 'string' })],
    ['another value in a body', ({ order: it }) => (properties(it)['level'] = { type: 'string' })],
    [
      'an error that no longer occurs',
      ({ document }) => delete document.paths['/exams/{id}']?.get?.responses?.['404'],
    ],
    [
      'another name for a path parameter',
      ({ document }) => {
        document.paths['/exams/{key}'] = document.paths['/exams/{id}'] ?? {};
        delete document.paths['/exams/{id}'];
      },
    ],
  ])('%s', (_, change) => {
    expect(after(change)).toEqual([]);
  });
});

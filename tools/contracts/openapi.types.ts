/** The part of OpenAPI 3 that our services use. */
export interface OpenApiDocument {
  paths: Record<string, PathItem>;
  components?: { schemas?: Record<string, Schema> };
}

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
type Method = (typeof methods)[number];
type PathItem = Partial<Record<Method, Operation>>;

export interface Operation {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content?: Content };
  responses?: Record<string, { content?: Content }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
}

export type Content = Record<string, { schema?: Schema }>;

export interface Schema {
  $ref?: string;
  type?: string | string[];
  nullable?: boolean;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  minimum?: number;
  minLength?: number;
  minItems?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

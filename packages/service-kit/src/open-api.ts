import { writeFile } from 'node:fs/promises';

import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

import { ErrorBody } from './errors/error-body.js';
import { createHttpAdapter, type ServiceDefinition } from './service.js';

/** The service's API as OpenAPI 3, from its controllers and DTOs. Makes no connections. */
export async function describeApi({ name, module }: ServiceDefinition): Promise<OpenAPIObject> {
  const app = await NestFactory.create<NestFastifyApplication>(module, createHttpAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  const builder = new DocumentBuilder()
    .setTitle(`Abhyas ${name}`)
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
    .addGlobalResponse({ status: '4XX', description: 'Refused', type: ErrorBody })
    .addGlobalResponse({ status: '5XX', description: 'Failed', type: ErrorBody });
  return SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (_controller, method) => method,
  });
}

/**
 * Writes the service's OpenAPI document, with two spaces of indentation and a final line break.
 *
 * @param file the path, absolute or relative to the working directory
 */
export async function writeOpenApi(definition: ServiceDefinition, file: string): Promise<void> {
  await writeFile(file, `${JSON.stringify(await describeApi(definition), null, 2)}\n`);
}

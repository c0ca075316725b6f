import { ModulesContainer, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DECORATORS, DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { controllersOf } from './admission/controller-routes.js';
import { IS_INTERNAL } from './auth/decorators.js';
import { ErrorBody } from './errors/error-body.js';
import { createHttpAdapter, type ServiceDefinition } from './service.js';

/** A service's descriptions as OpenAPI 3, from its controllers and DTOs. */
export interface ServiceDescriptions {
  /** The calls of clients. */
  api: OpenAPIObject;
  /** The calls of the other services: those of `@Internal()` controllers. */
  internal: OpenAPIObject;
}

/** Describes a service, once in a process. Makes no connections. */
export async function describeApi({
  name,
  module,
}: ServiceDefinition): Promise<ServiceDescriptions> {
  const app = await NestFactory.create<NestFastifyApplication>(module, createHttpAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  const api = describe(app, `Abhyas ${name}`);
  for (const controller of controllersOf(app.get(ModulesContainer))) {
    const isExcluded = !Reflect.hasMetadata(IS_INTERNAL, controller);
    // The decorator cannot lift an exclusion.
    Reflect.defineMetadata(DECORATORS.API_EXCLUDE_CONTROLLER, [isExcluded], controller);
  }
  return { api, internal: describe(app, `Abhyas ${name}, calls of other services`) };
}

/** Prints a service's descriptions as JSON: what `npm run contracts` writes to the service's folder. */
export async function printOpenApi(definition: ServiceDefinition): Promise<void> {
  process.stdout.write(JSON.stringify(await describeApi(definition)));
}

function describe(app: NestFastifyApplication, title: string): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle(title)
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
    .addGlobalResponse({ status: '4XX', description: 'Refused', type: ErrorBody })
    .addGlobalResponse({ status: '5XX', description: 'Failed', type: ErrorBody });
  return SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (_controller, method) => method,
  });
}

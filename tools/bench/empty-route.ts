// A service of the same framework that reads the body of a save and does nothing: `node empty-route.ts PORT`.
// Decorators are called as functions, because Node runs this file without compiling it.
import { Body, Controller, Get, Module, Put } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';

class EmptyController {
  save(_body: unknown): object {
    return { success: true };
  }

  show(): object {
    return { success: true };
  }
}

class EmptyModule {
  readonly name = 'empty';
}

decorate('save', Put(':id/progress'));
decorate('show', Get('ready'));
Body()(EmptyController.prototype, 'save', 0);
Controller('tests')(EmptyController);
Module({ controllers: [EmptyController] })(EmptyModule);

const app = await NestFactory.create<NestFastifyApplication>(EmptyModule, new FastifyAdapter(), {
  logger: false,
});
await app.listen(Number(process.argv[2]), '127.0.0.1');

function decorate(name: 'save' | 'show', decorator: MethodDecorator): void {
  const descriptor = Object.getOwnPropertyDescriptor(EmptyController.prototype, name);
  if (descriptor) decorator(EmptyController.prototype, name, descriptor);
}

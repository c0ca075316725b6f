import { Module } from '@nestjs/common';

import { SystemHealthController } from './system-health.controller.js';

@Module({ controllers: [SystemHealthController] })
export class SystemHealthModule {}

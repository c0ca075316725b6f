import { Module } from '@nestjs/common';
import { BrowserReportsController } from './browser-reports.controller.js';
import { BrowserReportsService } from './browser-reports.service.js';

@Module({ controllers: [BrowserReportsController], providers: [BrowserReportsService] })
export class BrowserReportsModule {}

import { Public } from '@abhyas/service-kit';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { respondConditionally } from '../catalogue-version/conditional-response.js';
import { SitemapService } from './sitemap.service.js';

/** The addresses of all public pages, for search engines. */
@ApiTags('sitemap')
@Public()
@Controller('sitemap.xml')
export class SitemapController {
  constructor(private readonly sitemap: SitemapService) {}

  @Get()
  @ApiQuery({
    name: 'part',
    required: false,
    schema: { type: 'integer' },
    description: 'A further file, as the index names it',
  })
  @ApiOkResponse({ content: { 'application/xml': { schema: { type: 'string' } } } })
  async readSitemap(
    @Query('part') part: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    respondConditionally(request, reply, await this.sitemap.read(part));
  }
}

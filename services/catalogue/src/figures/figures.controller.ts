import { Public } from '@abhyas/service-kit';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import {
  ApiNotModifiedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasTag } from '../catalogue-version/conditional-response.js';
import { FiguresService } from './figures.service.js';
import { FIGURE_MEDIA_TYPES } from './stored-figure.js';

/** The address is a digest of the picture. */
const FOREVER = 'public, max-age=31536000, immutable';
/** A drawing that is opened by itself loads and runs nothing. */
const DRAWS_ONLY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

@ApiTags('figures')
@Public()
@Controller('figures')
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Get(':figureId')
  @ApiOperation({ summary: 'A picture of a question, under a name that cannot be guessed' })
  @ApiProduces(...FIGURE_MEDIA_TYPES)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotModifiedResponse()
  async readFigure(
    @Param('figureId') figureId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id, mediaType, bytes } = await this.figures.read(figureId);
    const tag = `"${id}"`;
    void reply
      .header('etag', tag)
      .header('cache-control', FOREVER)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', DRAWS_ONLY);
    if (hasTag(request.headers['if-none-match'], tag)) void reply.status(304).send();
    else void reply.header('content-type', mediaType).send(bytes);
  }
}

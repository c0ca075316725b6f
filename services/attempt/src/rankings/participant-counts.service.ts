import { Injectable } from '@nestjs/common';
import type { ParticipantCountDto } from './participant-counts.dto.js';
import { ParticipantCountsRepository } from './participant-counts.repository.js';

/** More tests than a catalogue recommends from. */
const MAX_TESTS = 5000;

@Injectable()
export class ParticipantCountsService {
  constructor(private readonly repository: ParticipantCountsRepository) {}

  /** The participants of each test, most first; tests without participants are omitted. */
  list(): Promise<ParticipantCountDto[]> {
    return this.repository.findMostTaken(MAX_TESTS);
  }
}

import { systemClock, systemIds } from '@abhyas/service-kit';
import { EXIT, runInProcess, type Command } from '@abhyas/service-kit/commands';
import { readConfig } from '../config.js';
import { UnreadableFile } from '../import/readers/question-reader.js';
import { decodeText } from '../import/readers/text-encoding.js';
import { readWholeFile } from '../import/readers/whole-file.js';
import {
  composeFromProfile,
  listProfiles,
  ProfileNotChanged,
  readStoredProfile,
  storeProfile,
  type ProfileTools,
} from '../profiles/change-profiles.js';
import { describeOutcome, describeProfiles } from '../profiles/rules/describe-profiles.js';
import type { ExamProfile } from '../profiles/rules/exam-profile.js';
import { readProfile } from '../profiles/rules/read-profile.js';
import { HELP, readArguments, type ProfilesArguments } from './exam-profiles.arguments.js';
import { withCatalogueDatabase } from './with-catalogue-database.js';

const MAX_SHOWN_ERRORS = 50;

export const profileCommand: Command = {
  help: HELP,
  expected: [ProfileNotChanged, UnreadableFile],
  consequence: 'Nothing was changed.',

  async run(args, { env, stdout }) {
    const request = readArguments(args);
    const config = readConfig(env);
    const given = request.action === 'store' ? await readFile(request.file) : undefined;
    const text = await withCatalogueDatabase(config, (dataSource) =>
      perform({ dataSource, ids: systemIds, clock: systemClock }, request, given),
    );
    stdout.write(`${text}\n`);
    return EXIT.done;
  },
};

async function perform(
  tools: ProfileTools,
  request: ProfilesArguments,
  given: ExamProfile | undefined,
): Promise<string> {
  switch (request.action) {
    case 'store':
      if (!given) throw new Error('The profile was not read');
      return describeOutcome(await storeProfile(tools, request, given));
    case 'compose':
      return describeOutcome(await composeFromProfile(tools, request, request.id));
    case 'list': {
      const listed = await listProfiles(tools, request.exam);
      const texts = listed.map(({ exam, profiles }) => describeProfiles(exam, profiles));
      return texts.length > 0 ? texts.join('\n') : 'No profiles are stored.';
    }
    case 'show':
      return JSON.stringify(await readStoredProfile(tools, request.id), null, 2);
  }
}

async function readFile(file: string): Promise<ExamProfile> {
  const { text, hasErrors } = await decodeText(file, await readWholeFile(file, 'a profile'));
  if (hasErrors) throw new UnreadableFile(`${file} cannot be read: it is not text in UTF-8.`);
  const result = readProfile(text);
  if ('profile' in result) return result.profile;
  const shown = result.errors.slice(0, MAX_SHOWN_ERRORS).map((error) => `${file}: ${error}`);
  const more = result.errors.length - shown.length;
  throw new ProfileNotChanged([...shown, ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n'));
}

if (import.meta.main) await runInProcess(profileCommand);

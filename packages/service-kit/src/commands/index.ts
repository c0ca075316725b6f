export {
  CommandError,
  EXIT,
  runCommand,
  runInProcess,
  type Command,
  type CommandContext,
} from './command.js';
export { readOptions, UsageError, wholeNumber } from './options.js';
export { withRedis } from './with-redis.js';

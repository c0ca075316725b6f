export { buildCommands } from './build-commands.js';
export { captureCommand, type CommandResult } from './capture-command.js';
export { bodyRoutes, type BodyRoute } from './body-routes.js';
export {
  expectedCosts,
  measureBodies,
  printCostliest,
  processorTimes,
  type BodyCall,
  type BodyCosts,
  type SendBody,
} from './body-costs.js';
export { eventually } from './eventually.js';
export { publicRoutes } from './public-routes.js';
export { REDIS_TOPOLOGIES, type RedisServers } from './redis-servers.js';
export { requestJson, type JsonRequest, type JsonResponse } from './request-json.js';
export { StubServer, type StubRequest, type StubResponse } from './stub-server.js';
export {
  createTestEnv,
  FixedClock,
  startApp,
  type Replacements,
  type TestApp,
} from './test-app.js';
export { createTestDatabase, createTestRedis } from './test-stores.js';
export { signTestToken, testJwksJson, type TestUser } from './test-tokens.js';

import { lazyWithRetry, type RemoteModule } from '@abhyas/web-kit';
import { MarketingApp } from './app/marketing-app';

const ChatConversation = lazyWithRetry(
  () => import('./features/chat/components/chat-conversation'),
);

const remote: RemoteModule = {
  contract: 1,
  version: __APP_VERSION__,
  App: MarketingApp,
  conversation: ChatConversation,
};

export default remote;

import type { RemoteModule } from '@abhyas/web-kit';
import { MarketingApp } from './app/marketing-app';
import { ChatWidget } from './features/chat/components/chat-widget';

const remote: RemoteModule = {
  contract: 1,
  version: __APP_VERSION__,
  App: MarketingApp,
  widgets: { chat: ChatWidget },
};

export default remote;

import { Module } from '@nestjs/common';
import { BrowsersModule } from '../browsers/browsers.module.js';
import { SignInProvider } from '../clients/sign-in-provider.client.js';
import { LoginModule } from '../login/login.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { RegistrationModule } from '../registration/registration.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { ProviderLoginController } from './provider-login.controller.js';
import { ProviderLoginService } from './provider-login.service.js';

@Module({
  imports: [
    RegistrationModule,
    LoginModule,
    UsersModule,
    SessionsModule,
    BrowsersModule,
    PasswordsModule,
  ],
  controllers: [ProviderLoginController],
  providers: [ProviderLoginService, SignInProvider],
})
export class ProviderLoginModule {}

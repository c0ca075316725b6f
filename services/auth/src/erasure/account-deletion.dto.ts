import { CurrentPasswordField } from '../passwords/password-fields.decorator.js';

export class DeleteAccountDto {
  @CurrentPasswordField('Your password is required')
  password: string;
}

import { CleanText, IsEmailAddress, MaxUtf16Length, Trim } from '@abhyas/service-kit';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches } from 'class-validator';
import { phoneDigits } from './rules/phone-digits.js';

/** Text without a digit stays as it is, so that it is refused as invalid and not as missing. */
const digitsOnly = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? phoneDigits(value) || value.trim() : value;

/** The sentences are from the specification. Decorators run bottom up and stop at the first error. */
export class ContactDto {
  @ApiProperty({ example: 'Asha Rao', maxLength: 100 })
  @CleanText(100)
  @MaxUtf16Length(100, { message: 'Name can have at most 100 characters' })
  @IsNotEmpty({ message: 'Name is required' })
  @IsString({ message: 'Name is required' })
  name: string;

  @ApiProperty({ example: 'asha@example.com', maxLength: 254 })
  @Trim()
  @MaxUtf16Length(254, { message: 'Email is invalid' })
  @IsEmailAddress({ message: 'Email is invalid' })
  @IsNotEmpty({ message: 'Email is required' })
  @IsString({ message: 'Email is required' })
  email: string;

  @ApiProperty({
    example: '9876543210',
    description: 'Ten digits, of any script; +91, a leading 0 and other characters are removed.',
  })
  @Transform(digitsOnly)
  @Matches(/^\d{10}$/, { message: 'Please enter a valid 10-digit phone number' })
  @IsNotEmpty({ message: 'Phone number is required' })
  @IsString({ message: 'Phone number is required' })
  phone: string;

  @ApiProperty({ example: 'Test series for SSC CGL', maxLength: 200 })
  @CleanText(200)
  @MaxUtf16Length(200, { message: 'Subject can have at most 200 characters' })
  @IsNotEmpty({ message: 'Subject is required' })
  @IsString({ message: 'Subject is required' })
  subject: string;

  @ApiProperty({ example: 'Do you offer a group price?', maxLength: 5000 })
  @CleanText(5000)
  @MaxUtf16Length(5000, { message: 'Message can have at most 5,000 characters' })
  @IsNotEmpty({ message: 'Message is required' })
  @IsString({ message: 'Message is required' })
  message: string;
}

export class ContactTakenDto {
  @ApiProperty({ example: true })
  success: boolean;

  @ApiProperty({ example: 'Thank you! Your message has been sent successfully.' })
  message: string;
}

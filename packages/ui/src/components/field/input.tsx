import { useState, type ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Eye, EyeOff } from '../../icons';
import * as texts from '../../texts/field';
import { IconButton } from '../button/button';
import { useFieldControl } from './field-context';
import styles from './field.module.css';

export type InputProps = ComponentProps<'input'>;

/** A one-line text control; a `Field` around it labels it. */
export function Input({ className, ...rest }: InputProps) {
  return (
    <input {...useFieldControl()} className={classNames(styles.control, className)} {...rest} />
  );
}

export type TextareaProps = ComponentProps<'textarea'>;

/** A multi-line text control. */
export function Textarea({ className, rows = 4, ...rest }: TextareaProps) {
  return (
    <textarea
      {...useFieldControl()}
      rows={rows}
      className={classNames(styles.control, styles.textarea, className)}
      {...rest}
    />
  );
}

export type PasswordInputProps = Omit<InputProps, 'type'>;

/** A password control that can show its text. */
export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <span className={styles.password}>
      <Input
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={classNames(styles.passwordControl, className)}
      />
      <IconButton
        label={isShown ? texts.hidePassword : texts.showPassword}
        className={styles.passwordToggle}
        onClick={() => {
          setShown(!isShown);
        }}
      >
        {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
    </span>
  );
}

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
}

/** A checkbox with its label; the whole line is clickable. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.checkbox, className)}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  );
}

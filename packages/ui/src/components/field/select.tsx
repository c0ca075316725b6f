import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { useFieldControl } from './field-context';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
}

/** A list of which one entry is chosen, in the device's own control; a `Field` around it labels it. */
export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <select {...useFieldControl()} className={classNames(styles.control, className)} {...rest}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

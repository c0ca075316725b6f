import { createContext, useContext } from 'react';

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

/** Passes a field's ids from `Field` to the control inside it. */
export const FieldContext = createContext<FieldWiring | undefined>(undefined);

interface ControlProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-required'?: boolean | undefined;
}

/**
 * The attributes that connect a control to its field's label, hint and error; empty outside a
 * `Field`. `aria-required`, not `required`: the browser's own messages would cover ours.
 */
export function useFieldControl(): ControlProps {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
    'aria-required': field.isRequired || undefined,
  };
}

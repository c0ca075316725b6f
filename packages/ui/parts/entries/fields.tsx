import type { ReactElement } from 'react';
import {
  Checkbox,
  ErrorSummary,
  Field,
  Input,
  PasswordInput,
  Select,
  Textarea,
} from '../../src/index';
import { interactionStates, type Part, type PartState } from '../part';

const exams = [
  { value: '', label: 'Choose an exam' },
  { value: 'ssc-cgl', label: 'SSC CGL' },
  { value: 'neet-ug', label: 'NEET UG' },
];

/** The states of a control inside a field. */
function fieldStates(label: string, draw: (isDisabled: boolean) => ReactElement): PartState[] {
  return [
    ...interactionStates(<Field label={label}>{draw(false)}</Field>),
    {
      name: 'With a hint',
      content: (
        <Field label={label} hint="One sentence that helps to fill it in.">
          {draw(false)}
        </Field>
      ),
    },
    {
      name: 'Error: what is wrong and how to correct it',
      content: (
        <Field label={label} error="Enter your answer">
          {draw(false)}
        </Field>
      ),
    },
    {
      name: 'Disabled, with its reason as the hint',
      content: (
        <Field label={label} hint="Only our team can change it.">
          {draw(true)}
        </Field>
      ),
    },
  ];
}

export const fields: readonly Part[] = [
  {
    id: 'input',
    title: 'Field with Input',
    components: ['Field', 'Input'],
    use: 'for one line of text; `type`, `inputMode` and `autoComplete` give phones the right keyboard.',
    avoid: 'without a Field around it: a placeholder is no label.',
    isControl: true,
    states: fieldStates('Email address', (isDisabled) => (
      <Input type="email" defaultValue="asha@example.com" disabled={isDisabled} />
    )),
  },
  {
    id: 'password-input',
    title: 'PasswordInput',
    components: ['PasswordInput'],
    use: 'for a password, old or new.',
    avoid: 'for a code from an email: people compare it, so it stays visible.',
    isControl: true,
    states: fieldStates('Password', (isDisabled) => (
      <PasswordInput defaultValue="a good password" disabled={isDisabled} />
    )),
  },
  {
    id: 'textarea',
    title: 'Textarea',
    components: ['Textarea'],
    use: 'for text of several lines.',
    avoid: 'for an answer of one line.',
    isControl: true,
    states: fieldStates('Message', (isDisabled) => (
      <Textarea defaultValue="My result is missing." disabled={isDisabled} rows={3} />
    )),
  },
  {
    id: 'select',
    title: 'Select',
    components: ['Select'],
    use: 'for one of five or more choices.',
    avoid: 'for two or three choices that fit beside each other.',
    isControl: true,
    states: fieldStates('Exam', (isDisabled) => <Select options={exams} disabled={isDisabled} />),
  },
  {
    id: 'checkbox',
    title: 'Checkbox',
    components: ['Checkbox'],
    use: 'for yes or no that takes effect when the form is sent.',
    avoid: 'for a choice that takes effect at once.',
    isControl: true,
    states: [
      ...interactionStates(<Checkbox label="Remember me" />),
      { name: 'Checked', content: <Checkbox label="Remember me" defaultChecked /> },
      { name: 'Disabled', content: <Checkbox label="Remember me" disabled /> },
    ],
  },
  {
    id: 'error-summary',
    title: 'ErrorSummary',
    components: ['ErrorSummary'],
    use: 'above each form: it takes the focus after a failed submit and leads to the fields.',
    avoid: 'for a failure that has nothing to do with a form: FailureState.',
    states: [
      {
        name: 'With errors',
        content: (
          <ErrorSummary
            errors={[
              { field: 'name', message: 'Name is required' },
              { message: 'The server cannot be reached. Check your connection and try again.' },
            ]}
          />
        ),
      },
      { name: 'Without errors: nothing', content: <ErrorSummary errors={[]} /> },
    ],
  },
];

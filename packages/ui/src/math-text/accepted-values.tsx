import { Fragment } from 'react';
import * as texts from '../texts/accepted-values';
import { NumericValue } from './numeric-value';

export interface AcceptedValuesProps {
  /** Ranges of exact decimals; both ends are the same for a single value. */
  values: readonly { from: string; to: string }[];
  /** The unit, which may be a formula. */
  unit?: string | undefined;
}

/** The numbers that count as right: 9.79 to 9.82 m/s², or −3 m/s². */
export function AcceptedValues({ values, unit }: AcceptedValuesProps) {
  return values.map(({ from, to }, index) => (
    <Fragment key={index}>
      {index > 0 && <span>{texts.or}</span>}
      {from === to ? (
        <NumericValue value={from} unit={unit} />
      ) : (
        <span>
          {texts.range(<NumericValue value={from} />, <NumericValue value={to} unit={unit} />)}
        </span>
      )}
    </Fragment>
  ));
}

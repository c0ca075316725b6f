import { serverClockQuery, useLoadError } from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import * as texts from '../../../texts/device-checks';
import { probeStorage } from '../checks/probe-storage';
import {
  describeClock,
  describeNetwork,
  describeStorage,
  noNetwork,
  type CheckResult,
} from '../rules/describe-check';

export interface Checks {
  /** Undefined while a check runs. */
  readonly network: CheckResult | undefined;
  readonly clock: CheckResult | undefined;
  readonly storage: CheckResult | undefined;
  readonly isRunning: boolean;
  readonly repeat: () => void;
}

const clockUnknown: CheckResult = {
  state: 'problem',
  text: texts.clockUnknown,
  advice: texts.clockUnknownAdvice,
};

/** Checks network and clock with one request, and the device's storage. */
export function useChecks(): Checks {
  const clock = useQuery(serverClockQuery);
  const storage = useQuery({
    queryKey: ['exams', 'lobby', 'storage'],
    queryFn: probeStorage,
    staleTime: Infinity,
    networkMode: 'always',
  });
  const hasFailed = useLoadError(clock) !== null || clock.isError;
  const own = hasFailed ? undefined : clock.data;
  return {
    network: own ? describeNetwork(own) : hasFailed ? noNetwork : undefined,
    clock: own ? describeClock(own) : hasFailed ? clockUnknown : undefined,
    storage: storage.data && describeStorage(storage.data),
    isRunning: clock.isFetching || storage.isFetching,
    repeat: () => {
      void clock.refetch();
      void storage.refetch();
    },
  };
}

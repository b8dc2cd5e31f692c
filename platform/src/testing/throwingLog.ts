import type { FailureLog } from '../database/workThrough.ts'

/** Log that rejects the run of the first failure: for tests in which no row may fail. */
export const throwingLog: FailureLog = {
  error: ({ err }) => {
    throw err
  },
}

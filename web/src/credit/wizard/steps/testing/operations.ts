import { act } from '@testing-library/react'
import type { MockEnvironment } from 'relay-test-utils'

/** Sent mutations of a step, and their answers. */
export const operationsOf = ({ mock }: MockEnvironment) => ({
  sent: () => mock.getAllOperations().map(({ request }) => request.variables['input'] as object),
  /** Answers the newest one. */
  answer: (name: string, payload: object) =>
    act(async () => {
      mock.resolveMostRecentOperation({ data: { [name]: { userErrors: [], application: null, ...payload } } } as never)
      // The form goes on in a few promises.
      await new Promise((done) => setTimeout(done))
    }),
  fail: (error: Error) =>
    act(async () => {
      mock.rejectMostRecentOperation(error)
      await new Promise((done) => setTimeout(done))
    }),
})

export const refusal = (code: string, message: string, field: string[] | null = null) => ({
  userErrors: [{ code, message, field }],
})

import type { IncomingMessage } from 'node:http'
import { STORES } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { createDevices } from '../session/device.ts'
import { createSessionSeal } from '../session/sessionSeal.ts'
import type { CoreServices } from '../http/coreServices.ts'
import { createRequestScope } from './requestScope.ts'

/** The longest that a REST call may take in a request whose client says this of its patience. */
function callTimeout(patience?: string): number {
  const headers = patience === undefined ? {} : { 'x-deadline-ms': patience }
  const secrets = ['a secret of this test alone, not short']
  const [devices, seal] = [createDevices(secrets), createSessionSeal(secrets)]
  const core = { env: { TRUST_PROXY: () => false }, client: {}, devices, seal } as unknown as CoreServices
  const request = { headers, socket: { remoteAddress: '192.0.2.1' } } as unknown as IncomingMessage
  const session = {} as never
  const parts = { store: STORES[0], session, requestId: 'r', signal: new AbortController().signal }
  return createRequestScope(core, request, parts).deadline.callMaxMs
}

test('a REST call may take 5 s for a browser, and 1 s where a page is rendered on the server', () => {
  expect(callTimeout()).toBe(5_000)
  expect(callTimeout('1000')).toBe(1_000)
})

test.each([
  ['60000', 5_000],
  ['0', 50],
  ['-1', 5_000],
  ['1e9', 5_000],
  ['soon', 5_000],
])('a client that says %s waits %i ms: never longer than others, never for nothing', (patience, milliseconds) => {
  expect(callTimeout(patience)).toBe(milliseconds)
})

import { expect, it } from 'vitest'
import { ownRequest } from './ownRequest.ts'

const request = { path: '/my-account/credit-request/S-7K2MPQ4X', params: {}, search: new URLSearchParams() }
const judge = (customer: object | null, credit: object | null = {}) =>
  ownRequest({ store: { credit }, viewer: { customer } }, request)

it('an application that the customer does not have is not found; one that could not be read is not missing', () => {
  expect(judge({ creditRequests: {}, creditRequest: {} })).toEqual({ kind: 'found' })
  expect(judge({ creditRequests: {}, creditRequest: null })).toEqual({ kind: 'notFound' })
  expect(judge({ creditRequests: null, creditRequest: null })).toEqual({ kind: 'found' })
  expect(judge({}, null)).toEqual({ kind: 'notFound' })
  expect(judge(null)).toMatchObject({ kind: 'moved', status: 303 })
})

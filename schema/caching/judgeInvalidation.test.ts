import { expect, it } from 'vitest'
import { judgeInvalidation } from './judgeInvalidation.ts'
import { INVALIDATION_TAGS_MAX } from './limits.ts'

const KEY = 'a-key-of-sixteen'
const judge = (search: string, over: object = {}) =>
  judgeInvalidation({ server: 'gateway', isCaching: true, key: KEY, search: new URLSearchParams(search), ...over })

it('drops what is named, says so, and passes the list on', () => {
  expect(judge(`key=${KEY}&tag=P1481,C20,x`)).toEqual({
    status: 200,
    text: 'Tags invalidated successfully [P1481,C20,x]',
    drop: ['P1481', 'P', 'C20', 'C'],
    forward: 'P1481,C20,x',
  })
})

it('passes on nothing that was passed on', () => {
  expect(judge(`key=${KEY}&tag=*&forwardedFrom=vs`)).toMatchObject({ drop: '*', forward: null })
})

it('has nothing to do where nothing is cached, even without a key', () => {
  expect(judge('', { isCaching: false })).toEqual({
    status: 200,
    text: 'Cache invalidation is not required, output cache is disabled',
    drop: null,
    forward: null,
  })
})

it.each([
  ['no key', 'tag=P1', {}],
  ['another key', 'key=another&tag=P1', {}],
  ['an empty key', 'key=&tag=P1', {}],
  ['any key, when there is none', `key=${KEY}&tag=P1`, { key: null }],
  ['an empty key, when there is none', 'key=&tag=P1', { key: null }],
])('refuses %s', (_case, search, over) => {
  expect(judge(search, over)).toEqual({
    status: 403,
    text: 'Invalid cache invalidation key',
    drop: null,
    forward: null,
  })
})

it('misses a key in the storefront’s own words', () => {
  expect(judge('tag=P1', { server: 'storefront' })).toMatchObject({
    status: 403,
    text: 'Invalid parameters for Clear cache request',
  })
  expect(judge('key=x&tag=P1', { server: 'storefront' }).text).toBe('Invalid cache invalidation key')
})

it.each([
  ['no tag', `key=${KEY}`],
  ['an empty tag', `key=${KEY}&tag=%20`],
  ['too many tags', `key=${KEY}&tag=${'P1,'.repeat(INVALIDATION_TAGS_MAX)}`],
])('refuses %s', (_case, search) => {
  expect(judge(search)).toMatchObject({ status: 400, text: 'Invalid parameters for Clear cache request', drop: null })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RedirectRule, followRedirect } from './followRedirect.ts'
import { REDIRECT_HOPS_MAX } from './limits.ts'

const site = { PUBLIC_ORIGIN: 'https://hogar.example', STORE_HOSTS: new Map([['viu.example', 'viu']]) }
const startAt = (path: string) => ({ path, storeCode: 'hogar', site })
const follow = (from: string, rules: Readonly<Record<string, RedirectRule>>) =>
  followRedirect(startAt(from), rules[from]!, async (path) => rules[path] ?? null)

test('a chain of rules is one redirect, for good when all of them are', async () => {
  const rules = { '/a': { target: 'b', status: 301 }, '/b': { target: '/c?x=1', status: 301 } }
  expect(await follow('/a', rules)).toMatchObject({ target: '/c?x=1', statusCode: 301 })
  const { '/a': first } = rules
  expect(await follow('/a', { '/a': first, '/b': { target: '/c', status: 307 } })).toMatchObject({ statusCode: 302 })
})

test('as many hops as are allowed, and not one more', async () => {
  const chain = (length: number) =>
    Object.fromEntries(Array.from({ length }, (_, at) => [`/${at}`, { target: `/${at + 1}`, status: 301 }]))
  expect(await follow('/0', chain(REDIRECT_HOPS_MAX))).toMatchObject({ target: `/${REDIRECT_HOPS_MAX}` })
  expect(await follow('/0', chain(REDIRECT_HOPS_MAX + 1))).toBeNull()
})

test('a redirect ends with any rules, never where it began and never outside the shop', async () => {
  const names = fc.constantFrom('/a', '/b', '/c', '/d')
  const target = fc.oneof(names, fc.constantFrom('//x.example', '/\\x.example', 'javascript:1', 'https://x.example/a'))
  const rule = fc.record({ target, status: fc.constantFrom(301, 302) })
  await fc.assert(
    fc.asyncProperty(names, fc.dictionary(names, rule), rule, async (from, rules, first) => {
      const redirect = await followRedirect(startAt(from), first, async (path) => rules[path] ?? null)
      if (redirect === null) return
      expect(redirect.target).toMatch(/^\/[a-d]$/)
      expect(redirect.target).not.toBe(from)
      expect(rules[redirect.target]).toBeUndefined()
    }),
  )
})

test('a rule may lead to another store of the shop, where the chain ends', async () => {
  const rules = { '/a': { target: '/b', status: 301 }, '/b': { target: '/viu/salas?x=1', status: 301 } }
  expect(await follow('/a', rules)).toEqual({
    __typename: 'Redirect',
    storeCode: 'viu',
    target: '/salas?x=1',
    statusCode: 301,
  })
  expect(await follow('/a', { '/a': { target: '/de', status: 302 } })).toMatchObject({ storeCode: 'de', target: '/' })
})

test('absolute addresses of the shop are followed as their paths', async () => {
  const rules = {
    '/a': { target: ' https://www.hogar.example/b ', status: 301 },
    '/b': { target: 'http://hogar.example/c?x=1', status: 301 },
    '/viu': { target: 'https://viu.example/salas', status: 302 },
    '/circle': { target: 'https://hogar.example/circle', status: 301 },
  }
  expect(await follow('/a', rules)).toMatchObject({ target: '/c?x=1', statusCode: 301 })
  expect(await follow('/viu', rules)).toMatchObject({ storeCode: 'viu', target: '/salas' })
  expect(await follow('/circle', rules)).toBeNull()
})

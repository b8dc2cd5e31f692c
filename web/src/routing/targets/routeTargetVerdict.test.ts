import { expect, test } from 'vitest'
import { routeTargetVerdict } from './routeTargetVerdict.ts'

const redirect = (target: unknown, statusCode: unknown = 301) => ({
  route: { __typename: 'Redirect', target, statusCode },
})

test('nothing answers: not found', () => {
  expect(routeTargetVerdict({ route: null })).toEqual({ kind: 'notFound' })
})

test('a page is found', () => {
  expect(routeTargetVerdict({ route: { __typename: 'Category', id: 'x' } })).toEqual({ kind: 'found' })
})

test('a redirect keeps its status', () => {
  expect(routeTargetVerdict(redirect('/salas/sofas'))).toEqual({ kind: 'moved', path: '/salas/sofas', status: 301 })
})

test('a status that is no redirect becomes a temporary one', () => {
  expect(routeTargetVerdict(redirect('/salas', 200))).toMatchObject({ status: 302 })
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a\r\nset-cookie: x',
  null,
])('the redirect to %j is not followed', (target) => {
  expect(routeTargetVerdict(redirect(target))).toEqual({ kind: 'notFound' })
})

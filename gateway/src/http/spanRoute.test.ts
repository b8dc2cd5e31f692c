import { expect, test } from 'vitest'
import { spanRoute } from './spanRoute.ts'

test.each([
  ['/graphql', 200, '/graphql'],
  ['/social-login/any-name', 302, '/social-login/:provider'],
  ['/credit/files/any-slot', 400, '/credit/files/:slot'],
  ['/any-name', 404, undefined],
])('the span of %s with the status %i has the route %s', (path, status, route) => {
  expect(spanRoute(path, status)).toBe(route)
})

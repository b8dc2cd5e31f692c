import { isReservedPath } from '@hogar/schema/routing/ownPath.ts'
import { expect, test } from 'vitest'
import { ALL_ROUTES } from '../allRoutes.ts'

const OWN_PAGES = ALL_ROUTES.pages.map(({ path }) => path).filter((path) => path !== '' && path !== '*')

test.each(OWN_PAGES)('no product or category takes the path of %s', (pattern) => {
  const required = pattern.replace(/\/:\w+\?/g, '')
  expect(isReservedPath(required.replace(/:\w+/g, 'x'))).toBe(true)
  expect(isReservedPath(pattern.replace(/:\w+\??/g, 'x'))).toBe(true)
})

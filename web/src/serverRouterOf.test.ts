import { STORES } from '@hogar/schema/stores.ts'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ALL_ROUTES } from './allRoutes.ts'
import { createRoutes } from './routing/createRoutes.tsx'
import { serverRouterOf } from './serverRouterOf.ts'

/** Paths that a pattern matches, and some beside it. */
function pathsOf(pattern: string): readonly string[] {
  const filled = `/${pattern.replaceAll(/:\w+\??/g, 'a-1').replace('*', 'b/c')}`
  const short = `/${pattern
    .replaceAll(/\/?:\w+\?/g, '')
    .replaceAll(/:\w+/g, 'ä%2Fb')
    .replace('*', '')}`
  return [filled, short, `${filled}/`, `${filled}/more`, filled.toUpperCase(), `${filled}%`, `/x${filled}`]
}

test.each(STORES)('the compiled routes of %s find the row that the router matches, at every path', (store) => {
  const { rowAt } = serverRouterOf(store)
  const routes = createRoutes(ALL_ROUTES, store, () => null)
  const rows = [...ALL_ROUTES.pages, ...Object.values(ALL_ROUTES.layouts)]
  const paths = [...new Set(rows.flatMap(({ path }) => pathsOf(path)))].flatMap((path) => [
    `${store.urlPrefix}${path}`,
    `${store.urlPrefix}${path}`.replaceAll('/', '//'),
  ])
  const found = paths.map((path) => [path, rowAt(path)?.path, rowAt(path)?.source])
  const matched = paths.map((path) => {
    const row: (typeof rows)[number] | undefined = matchRoutes(routes, path)?.at(-1)?.route.handle
    return [path, row?.path, row?.source]
  })
  expect(found).toEqual(matched)
  expect(new Set(found.map(([, , source]) => source)).size).toBeGreaterThan(ALL_ROUTES.pages.length / 2)
})

import { DEFAULT_STORE, STORES } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { ALL_ROUTES } from './allRoutes.ts'
import { ACCOUNT_PAGES } from './customers/accountRoutes.ts'
import { LATER_PAGES } from './laterRoutes.ts'
import { ROUTES } from './routes.ts'
import { createRoutes } from './routing/createRoutes.tsx'
import { loadLaterPages } from './loadLaterPages.ts'

const addressOf = (path: string) => `/${path.replaceAll(/:\w+\??/g, '7')}`

test('every later address brings its rows, in every store', async () => {
  for (const store of STORES) {
    for (const { path } of LATER_PAGES) {
      expect(await loadLaterPages(`${store.urlPrefix}${addressOf(path)}`, store), path).toBe(LATER_PAGES)
    }
  }
})

test('no other address waits for them', () => {
  const others = ROUTES.pages.filter(({ path }) => path !== '*').map(({ path }) => addressOf(path))
  for (const path of [...others, '/salas/sofas', '/login-de-prueba', '/de/salas']) {
    expect(loadLaterPages(path, DEFAULT_STORE), path).toBeNull()
  }
})

test('every layout that they stand in is there before them', () => {
  const layouts = createRoutes(ROUTES, DEFAULT_STORE, () => null).map(({ id }) => id)
  for (const { layout = 'default', path } of LATER_PAGES) expect(layouts, path).toContain(layout)
})

test('the server knows them all', () => {
  for (const page of LATER_PAGES) expect(ALL_ROUTES.pages).toContain(page)
})

test('no page of an account is in the shared cache', () => {
  for (const { cacheTags, path } of ACCOUNT_PAGES) expect(cacheTags, path).toBeUndefined()
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STORES } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { INSTALL_COLOURS } from './installColours.ts'
import { installManifest } from './installManifest.ts'

const WEB = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(WEB, path), 'utf8')

test.each(STORES)('$code is installed under its own name, inside its own pages', async (store) => {
  const manifest = JSON.parse(await installManifest(store))
  expect(manifest).toMatchObject({
    id: `${store.urlPrefix}/`,
    name: store.name,
    lang: store.language,
    start_url: store.urlPrefix || '/',
    scope: store.urlPrefix || '/',
    display: 'standalone',
  })
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)
  expect(manifest.description).toContain(store.name)
  const shortcuts: readonly { name: string; url: string }[] = manifest.shortcuts
  expect(shortcuts.every(({ url }) => url.startsWith(`${store.urlPrefix}/`))).toBe(true)
})

test.each(STORES)('the colours of $code are those of its icon and of its pages', ({ code }) => {
  expect(INSTALL_COLOURS[code]?.theme).toBe(/rx="14" fill="(#\w+)"/.exec(read(`public/icons/${code}.svg`))?.[1])
  expect(INSTALL_COLOURS[code]?.background).toBe(/--surface: (#\w+)/.exec(read(`src/design/themes/${code}.css`))?.[1])
})

import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { findRawTags } from './findRawTags.ts'

test('finds a document that is still text', () => {
  expect(findRawTags('const a=t`\n  query HomeRouteQuery @preloadable { a }`,b=t`fragment A_b on C { d }`')).toEqual([
    'HomeRouteQuery',
    'A_b',
  ])
})

test('leaves artefacts and other texts alone', () => {
  expect(findRawTags('const a={name:"HomeRouteQuery",text:null},b=`query of ${c}`,d="fragment A on B"')).toEqual([])
})

// Minified, as it ships: comments may speak of tags.
test('no tag survives the build of the storefront', { timeout: 120_000 }, async () => {
  const root = join(import.meta.dirname, '..')
  const built = await build({
    root,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: join(root, 'src/entryClient.tsx') } },
  })
  const chunks = 'output' in built ? built.output.filter((file) => file.type === 'chunk') : []
  expect(chunks.length).toBeGreaterThan(5)
  expect(chunks.flatMap(({ code }) => findRawTags(code))).toEqual([])
})

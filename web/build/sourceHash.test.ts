import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sourceHash } from './sourceHash.ts'

const root = mkdtempSync(join(tmpdir(), 'hogar-sources-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test.each([
  ['a source', 'web/src/entry.ts'],
  ['a text', 'web/messages/all.es.json'],
  ['how code is divided into files', 'web/build/codeGroups.ts'],
  ['a setting of the bundler', 'web/vite.config.ts'],
  ['a rule that both ends share', 'schema/stores.ts'],
  ['the version of a library', 'pnpm-lock.yaml'],
])('a change of %s names another build', (_kind, path) => {
  write('web/package.json', '{}')
  write(path, 'before')
  const before = sourceHash(root)
  expect(sourceHash(root)).toBe(before)
  write(path, 'after')
  expect(sourceHash(root)).not.toBe(before)
})

test('what the build writes itself, and installed packages, do not', () => {
  write('web/package.json', '{}')
  const before = sourceHash(root)
  write('web/src/i18n/__generated__/es-MX.ts', 'compiled')
  write('schema/node_modules/graphql/index.js', 'installed')
  expect(sourceHash(root)).toBe(before)
})

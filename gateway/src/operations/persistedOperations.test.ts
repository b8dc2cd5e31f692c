import { createHash } from 'node:crypto'
import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPersistedOperations } from './persistedOperations.ts'

const folder = mkdtempSync(join(tmpdir(), 'persisted-'))
const write = (name: string, content: object, at: number) => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  utimesSync(file, at, at)
  return file
}

it('finds a text by its id and by its SHA-256', () => {
  const persisted = readPersistedOperations(write('a.json', { md5: '{ a }' }, 1), { reload: false })
  expect(persisted.textOf('md5')).toBe('{ a }')
  expect(persisted.textOf(createHash('sha256').update('{ a }').digest('hex'))).toBe('{ a }')
  expect(persisted.textOf('constructor')).toBeUndefined()
  expect([persisted.hasText('{ a }'), persisted.hasText('{ a } ')]).toEqual([true, false])
})

it('takes a missing file for an empty one in development only', () => {
  const missing = join(folder, 'none.json')
  expect(readPersistedOperations(missing, { reload: true }).textOf('a')).toBeUndefined()
  expect(() => readPersistedOperations(missing, { reload: false })).toThrow(`OPERATIONS_FILE ${missing}: ENOENT`)
})

it('reads a changed file again only with the reload option', () => {
  const file = write('b.json', { old: '{ old }' }, 1)
  const [fixed, reloading] = [false, true].map((reload) => readPersistedOperations(file, { reload }))
  write('b.json', { new: '{ new }' }, 2)
  expect([fixed!.textOf('new'), fixed!.textOf('old')]).toEqual([undefined, '{ old }'])
  expect([reloading!.textOf('new'), reloading!.textOf('old')]).toEqual(['{ new }', undefined])
})

it('refuses a file of another form', () => {
  expect(() => readPersistedOperations(write('c.json', { a: 1 }, 1), { reload: false })).toThrow(
    /OPERATIONS_FILE .*: expected/,
  )
})

// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageFormatElement } from 'react-intl'
import { expect, test } from 'vitest'
import type { Language } from '@hogar/schema/stores.ts'
import { loadAreaMessages, loadMessages } from '../src/i18n/loadMessages.ts'
import { AREAS } from './areas.ts'
import { compileMessages, readMessages } from './compileMessages.ts'
import { LANGUAGES } from './languages.ts'

const SOURCES = join(import.meta.dirname, '../src')
const [FIRST = 'es-MX', ...OTHERS] = LANGUAGES
const ids = Object.keys(readMessages(FIRST))

const sources = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.|__generated__/.test(join(entry.parentPath, entry.name)))
  .map((entry) => ({ file: join(entry.parentPath, entry.name), text: readFileSync(join(entry.parentPath, entry.name), 'utf8') }))

test.each(OTHERS)('%s has the messages that the first language has', (language) => {
  expect(Object.keys(readMessages(language)).sort()).toEqual(ids.toSorted())
})

/** Names of the values that a compiled message takes, inside its plurals and choices too. */
function valueNames(nodes: readonly MessageFormatElement[]): string[] {
  return nodes.flatMap((node) => {
    const own = 'value' in node && node.type !== 0 ? [node.value] : []
    const choices = 'options' in node ? Object.values(node.options).flatMap((option) => valueNames(option.value)) : []
    return [...own, ...choices, ...('children' in node ? valueNames(node.children) : [])]
  })
}

test.each(OTHERS)('%s takes no value that the first language does not give', async (language) => {
  compileMessages()
  const load = async (of: Language) => ({ ...(await loadMessages(of)), ...(await loadAreaMessages(of, 'checkout')) })
  const [first, other] = await Promise.all([load(FIRST), load(language)])
  const strange = Object.entries(other).filter(([id, nodes]) => {
    const known = valueNames(first[id] ?? [])
    return valueNames(nodes).some((name) => !known.includes(name))
  })
  expect(strange.map(([id]) => id)).toEqual([])
})

test('every message that is asked for is there', () => {
  const asked = sources.flatMap(({ text }) => [
    ...[...text.matchAll(/formatMessage\(\s*\{\s*id:\s*'([\w.]+)'/g)].map(([, id]) => id),
    ...[...text.matchAll(/<FormattedMessage\s+id="([\w.]+)"/g)].map(([, id]) => id),
  ])
  expect(asked.length).toBeGreaterThan(0)
  expect([...new Set(asked)].filter((id) => id !== undefined && !ids.includes(id))).toEqual([])
})

test('every message is used', () => {
  const all = sources.map(({ text }) => text).join('\n')
  // An id may be put together: then its beginning up to the last dot or the word before the value is there.
  const isUsed = (id: string) =>
    all.includes(`'${id}'`) || all.includes(`"${id}"`) || [...all.matchAll(/`([\w.]+)\$\{/g)].some(([, start = '']) => id.startsWith(start))
  expect(ids.filter((id) => !isUsed(id))).toEqual([])
})

test.each(AREAS)('messages of %s are used in its own rooms alone', (area) => {
  const rooms = [`/src/${area}/`]
  const strangers = sources.filter(({ file, text }) => text.includes(`'${area}.`) && !rooms.some((room) => file.includes(room)))
  expect(strangers.map(({ file }) => file)).toEqual([])
})

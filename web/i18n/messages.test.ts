import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { MessageFormatElement } from 'react-intl'
import { expect, test } from 'vitest'
import { loadAllMessages } from '../src/i18n/loadMessages.ts'
import { ALL_ROUTES } from '../src/allRoutes.ts'
import { AREAS } from './areas.ts'
import { compileMessages, readMessages } from './compileMessages.ts'
import { LANGUAGES } from './languages.ts'

const SOURCES = join(import.meta.dirname, '../src')
const [FIRST = 'es-MX', ...OTHERS] = LANGUAGES
const ids = Object.keys(readMessages(FIRST))

const sources = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter(
    (entry) =>
      entry.isFile() &&
      /\.tsx?$/.test(entry.name) &&
      !/\.test\.|__generated__/.test(join(entry.parentPath, entry.name)),
  )
  .map((entry) => ({
    file: join(entry.parentPath, entry.name),
    text: readFileSync(join(entry.parentPath, entry.name), 'utf8'),
  }))

const textOf = new Map(sources.map(({ file, text }) => [file, text]))

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
  const [first, other] = await Promise.all([loadAllMessages(FIRST), loadAllMessages(language)])
  const strange = Object.entries(other).filter(([id, nodes]) => {
    const known = valueNames(first[id] ?? [])
    return valueNames(nodes).some((name) => !known.includes(name))
  })
  expect(strange.map(([id]) => id)).toEqual([])
})

const english: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../messages/english.json'), 'utf8'),
)

test.each([
  'Product has been added to the cart!',
  'Proceed to checkout',
  'OK',
  'The product is out of stock and cannot be added to the cart!',
  'Product price is unknown, product cannot be added to the cart!',
  'The requested qty is not available',
  'No products synchronized for this category. Please come back while online!',
  'No such configuration for the product. Please do choose another combination of attributes.',
  'No such configuration for the product. We have manually chosen another configuration that you may like.',
  'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
  'Out of the stock!',
  'In stock!',
  'No available product variants',
  'Order waiting!',
  "You're logged out",
  'Unexpected authorization error (check network)',
  'Password has successfully been changed',
  'Reset password feature does not work while offline!',
  'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',
])('«%s» is what some message says in every language', (text) => {
  const said = Object.keys(english).filter((id) => english[id] === text)
  expect(said).not.toEqual([])
  for (const language of LANGUAGES) expect(Object.keys(readMessages(language))).toEqual(expect.arrayContaining(said))
})

test('every message that the code uses exists', () => {
  const asked = sources.flatMap(({ text }) => [
    ...[...text.matchAll(/formatMessage\(\s*\{\s*id:\s*'([\w.]+)'/g)].map(([, id]) => id),
    ...[...text.matchAll(/<FormattedMessage\s+id="([\w.]+)"/g)].map(([, id]) => id),
  ])
  expect(asked.length).toBeGreaterThan(0)
  expect([...new Set(asked)].filter((id) => id !== undefined && !ids.includes(id))).toEqual([])
})

test('every message is used', () => {
  const all = sources.map(({ text }) => text).join('\n')
  // An id may be concatenated: then its beginning up to the last dot or the word before the value is in the code.
  const isUsed = (id: string) =>
    all.includes(`'${id}'`) ||
    all.includes(`"${id}"`) ||
    [...all.matchAll(/`([\w.]+)\$\{/g)].some(([, start = '']) => id.startsWith(start))
  expect(ids.filter((id) => !isUsed(id))).toEqual([])
})

/** Returns the area that a file loads itself, for all its imports. */
const areaLoadedIn = (text: string) => /(?:loadAreaMessages\(\w+, |withAreaMessages\()'(\w+)'/.exec(text)?.[1]

/** Returns a file and all its static and dynamic imports, except those that load their own messages. */
function reachOf(start: string): string[] {
  const reached = new Set<string>()
  const visit = (file: string) => {
    const text = textOf.get(file)
    if (text === undefined || reached.has(file) || (file !== start && areaLoadedIn(text) !== undefined)) return
    reached.add(file)
    const code = text.replaceAll(/import type [^']*'[^']*'/g, '')
    for (const [, path = ''] of code.matchAll(/(?:from |import\()'(\.[^']+)'/g)) visit(join(dirname(file), path))
  }
  visit(start)
  return [...reached]
}

const pages = [...Object.values(ALL_ROUTES.layouts), ...ALL_ROUTES.pages].map(
  ({ source, messages }) => [source, messages] as const,
)
const loadedLater = sources.flatMap(({ file, text }) => {
  const area = areaLoadedIn(text)
  return area === undefined ? [] : [[relative(join(SOURCES, '..'), file), area] as const]
})

test.each([...pages, ...loadedLater])('%s and all that it imports asks for messages that it loads', (source, area) => {
  // A domain may be part of several areas.
  const own = Object.entries(AREAS).flatMap(([name, domains]): readonly string[] =>
    // Parts of a product page add to the messages of that page.
    name === area || (area === 'productParts' && name === 'catalogue') ? domains : [],
  )
  const foreign = Object.values(AREAS)
    .flat()
    .filter((domain) => !own.includes(domain))
  const reach = reachOf(join(SOURCES, '..', source))
  expect(reach.length).toBeGreaterThan(1)
  const asked = reach.flatMap((file) =>
    [...(textOf.get(file) ?? '').matchAll(/['"`](\w+)\.\w+/g)].map(([, domain]) => domain),
  )
  expect([...new Set(asked)].filter((domain) => foreign.some((other) => other === domain))).toEqual([])
})

import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { BROWSER_TARGETS, targetOf } from './browserTargets.ts'

const CLIENT = join(import.meta.dirname, '../dist/client')
const sources = (extension: string) =>
  globSync(`**/*.${extension}`, { cwd: CLIENT }).map((name) => ({
    name,
    text: readFileSync(join(CLIENT, name), 'utf8'),
  }))

/** Returns true for syntax that Chrome 111, Firefox 115 or Safari 16.4 does not read, by the parser's node types. */
function isTooNew(node: Readonly<Record<string, unknown>>): boolean {
  switch (node['type']) {
    case 'AccessorProperty':
    case 'Decorator':
      return true
    case 'VariableDeclaration':
      return String(node['kind']).includes('using')
    case 'ImportDeclaration':
      return Array.isArray(node['attributes']) && node['attributes'].length > 0
    case 'Literal':
      return isTooNewPattern(node['regex'])
    default:
      return false
  }
}

/** Returns true for set notation and inline flags in a pattern, which came later. */
function isTooNewPattern(regex: unknown): boolean {
  if (typeof regex !== 'object' || regex === null) return false
  const { pattern, flags } = regex as Readonly<{ pattern: string; flags: string }>
  return /\(\?[ims-]+:/.test(pattern) || flags.includes('v')
}

function tooNew(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  const children = Object.values(node).flatMap(tooNew)
  const own = node as Readonly<Record<string, unknown>>
  return isTooNew(own) ? [String(own['type']), ...children] : children
}

/** Methods younger than the oldest supported browsers, which no code tests for before it calls them. */
const METHODS = /\.(canParse|withResolvers|groupBy|fromAsync)\(/g

it('targets are the browsers of package.json', () => {
  expect(BROWSER_TARGETS).toContain('chrome111')
  expect(targetOf('ios_saf >= 15.4')).toBe('ios15.4')
  expect(() => targetOf('last 2 versions')).toThrow('browserslist')
})

// `pnpm test` builds first; a run by hand may have no build.
describe.skipIf(!existsSync(CLIENT))('what is built for browsers', () => {
  it('has no syntax that the oldest of them do not read', () => {
    const found = sources('js').flatMap(({ name, text }) => tooNew(parseAst(text)).map((what) => `${name}: ${what}`))
    expect(found).toEqual([])
  })

  it('calls no method that the oldest of them do not have', () => {
    const found = sources('js').flatMap(({ name, text }) =>
      [...text.matchAll(METHODS)].map(([what]) => `${name}: ${what}`),
    )
    expect(found).toEqual([])
  })

  it('has no rule that the oldest of them pass over', () => {
    const isTooNewRule = /[{;]\s*&|@scope|light-dark\(|@starting-style/
    expect(
      sources('css')
        .filter(({ text }) => isTooNewRule.test(text))
        .map(({ name }) => name),
    ).toEqual([])
  })
})

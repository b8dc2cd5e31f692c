import { parseAst } from 'vitest/node'

const DECLARERS: ReadonlySet<string> = new Set(['test', 'it', 'describe'])

/**
 * Parses a test file and returns the titles that it declares: those of `test`, `it` and `describe` calls in any of their
 * forms. An expression of a template literal stands as `${…}` with its source text. Comments, other strings and titles
 * that are computed elsewhere do not count.
 */
export function declaredTitles(source: string, file: string): readonly string[] {
  const titles: string[] = []
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (node) => {
    if (!isDeclaration(node)) return
    const [first] = listOf(node['arguments'])
    const title = titleOf(first, source)
    if (title !== null) titles.push(title)
  })
  return titles
}

type Node = Readonly<Record<string, unknown>>

/** True for `test('title', …)`, `test.each(rows)('title', …)` and `test.skipIf(x)('title', …)`, not for `test.each(rows)`. */
function isDeclaration(node: Node): boolean {
  if (node['type'] !== 'CallExpression' || listOf(node['arguments']).length < 2) return false
  const name = rootName(node['callee'])
  return name !== null && DECLARERS.has(name)
}

/** Returns the identifier that a chain of members, calls and tagged templates starts with. */
function rootName(value: unknown): string | null {
  const node = nodeOf(value)
  if (node === null) return null
  if (node['type'] === 'Identifier') return typeof node['name'] === 'string' ? node['name'] : null
  return rootName(node['callee'] ?? node['object'] ?? node['tag'])
}

function titleOf(value: unknown, source: string): string | null {
  const node = nodeOf(value)
  if (node === null) return null
  if (node['type'] === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  if (node['type'] !== 'TemplateLiteral') return null
  const expressions = listOf(node['expressions']).map((expression) => `\${${textOf(expression, source)}}`)
  return listOf(node['quasis'])
    .map((quasi, at) => cookedOf(quasi) + (expressions[at] ?? ''))
    .join('')
}

function cookedOf(value: unknown): string {
  const cooked = nodeOf(nodeOf(value)?.['value'])?.['cooked']
  return typeof cooked === 'string' ? cooked : ''
}

function textOf(value: unknown, source: string): string {
  const { start, end } = nodeOf(value) ?? {}
  return typeof start === 'number' && typeof end === 'number' ? source.slice(start, end) : ''
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) visit(one, see)
    return
  }
  const node = nodeOf(value)
  if (node === null) return
  see(node)
  for (const child of Object.values(node)) visit(child, see)
}

function nodeOf(value: unknown): Node | null {
  return isRecord(value) ? value : null
}

function isRecord(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

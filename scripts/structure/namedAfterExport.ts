import { basename } from 'node:path'

type Source = Readonly<{ path: string; text: string }>

const PACKAGES = /^(?:web\/(?:src|server)|(?:demo|gateway|platform)\/src|tests\/fuzz)\//
/** Entry points that other packages load by an agreed export. */
const ENTRY = 'demo/src/demoCatalogue.ts'
/** Names of files by what kind of code they hold: any domain has one, with one export today and several tomorrow. */
const KIND =
  /^(?:context|limits|mappers|resolvers|yoga|\w+(?:Client|Loader|Migrations?|Resolvers|Routes?|Tables))\.tsx?$/
const EXPORT = /^export (?:abstract |async |declare )*(class|const|enum|function|interface|let|type)\b\*? ([\w$]+)/gm
/** Relay names operations and fragments after their file, and their names are stored with gateways. */
const GRAPHQL = /\bgraphql`/

/**
 * Returns a fault for a file of web, gateway, platform, demo or the fuzz tests that exports one value of another name than its own; case and
 * underscores are ignored, and a file may be named after a type of its. Files with several values are named by topic.
 */
export function namedAfterExport({ path, text }: Source): readonly string[] {
  const file = basename(path)
  if (!PACKAGES.test(path) || path === ENTRY || KIND.test(file) || GRAPHQL.test(text)) return []
  const found = [...text.matchAll(EXPORT)].map(([, kind = '', name = '']) => ({ kind, name }))
  const [value, ...others] = found.filter(({ kind }) => kind !== 'interface' && kind !== 'type')
  const own = normalized(file.replace(/\.tsx?$/, ''))
  if (value === undefined || others.length > 0 || found.some(({ name }) => normalized(name) === own)) return []
  return [`${path} exports ${value.name}: name one after the other.`]
}

function normalized(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { variables as gatewayVariables } from '../gateway/src/env.ts'
import { settingsOf } from '../gateway/src/stores/storeSettings.ts'
import { oneStore } from '../gateway/src/stores/storeSettingsSchema.ts'
import { variables as platformVariables } from '../platform/src/env.ts'
import { type DescribedVariable, describedVariables } from '../schema/describedVariables.ts'
import { DEFAULT_STORE } from '../schema/stores.ts'
import { variables as storefrontVariables } from '../web/server/env.ts'
import { ROOT } from './processes.ts'

/** Page with all settings, generated from the schemas that read them. */
export const SETTINGS = 'docs/settings.md'

/** Variables that only commands of `scripts/` read. */
const SCRIPT_VARIABLES = [['`CHROMIUM_PATH`', '`pnpm test`', 'an installed Chromium', 'Browser of the browser suites.']]

/** Sentence at the end of a description that names a default which the schema does not contain. */
const COMPUTED_DEFAULT = /^(.*) Default: (.+)\.$/s

type Row = Readonly<{ name: string; default: string; meaning: string }>

/** Writes the page of all settings. Throws if a setting has no description, or servers describe it differently. */
export function writeSettings(): void {
  writeFileSync(join(ROOT, SETTINGS), page())
}

function page(): string {
  const variables = mergedRows([
    { server: 'gateway', rows: describedVariables(gatewayVariables.entries).map(toRow) },
    { server: 'storefront', rows: describedVariables(storefrontVariables.entries).map(toRow) },
    { server: 'platform', rows: platformRows() },
  ])
  return [
    '<!-- Generated from the env schemas of gateway, storefront and platform by `pnpm generate`. Do not edit. -->',
    '# Settings',
    'All variables are optional, except `SESSION_SECRET` in production. An empty variable counts as not set. A server with\ninvalid variables exits at start, with the expected value of each. `WEB_PORT`, `GATEWAY_PORT` and `PLATFORM_PORT` in a\ndefault stand for the values of these variables, and `127.0.0.1` for that of `HOST` unless it is `0.0.0.0` or `::`.',
    table(['variable', 'read by', 'default', 'meaning'], variables),
    'One variable is read by a command only:',
    table(['variable', 'read by', 'default', 'meaning'], SCRIPT_VARIABLES),
    '## Store settings',
    '`STORE_SETTINGS` changes settings of single stores, by store code:',
    '```\nSTORE_SETTINGS=\'{"hogar": {"listsOutOfStock": false}, "de": {"taxBy": "platform"}}\'\n```',
    table(['setting', 'default', 'meaning'], storeRows()),
  ]
    .join('\n\n')
    .concat('\n')
}

function platformRows(): readonly Row[] {
  return Object.entries(platformVariables.properties).map(([name, schema]) =>
    toRow({
      name,
      default: 'default' in schema ? schema.default : undefined,
      description: 'description' in schema && typeof schema.description === 'string' ? schema.description : undefined,
    }),
  )
}

function storeRows(): readonly (readonly string[])[] {
  const defaults = new Map<string, unknown>(Object.entries(settingsOf({}, DEFAULT_STORE)))
  return describedVariables(oneStore.entries)
    .map((setting) => toRow({ ...setting, default: shownDefault(defaults.get(setting.name)) }))
    .map((row) => [`\`${row.name}\``, row.default, row.meaning])
}

/** Returns a default as JSON would hold it, without the quotes of a text. */
function shownDefault(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Returns one table row per variable, sorted by name, with the servers that read it. */
function mergedRows(
  sources: readonly Readonly<{ server: string; rows: readonly Row[] }>[],
): readonly (readonly string[])[] {
  const merged = new Map<string, Readonly<{ row: Row; servers: readonly string[] }>>()
  for (const { server, rows } of sources) {
    for (const row of rows) {
      const former = merged.get(row.name)
      if (former && (former.row.meaning !== row.meaning || former.row.default !== row.default))
        throw new Error(`${row.name}: ${server} and ${former.servers.join(', ')} must have one description and default`)
      merged.set(row.name, { row, servers: [...(former?.servers ?? []), server] })
    }
  }
  return [...merged.values()]
    .toSorted((one, other) => (one.row.name < other.row.name ? -1 : 1))
    .map(({ row, servers }) => [`\`${row.name}\``, servers.join(', '), row.default, row.meaning])
}

function toRow({ name, default: given, description }: DescribedVariable): Row {
  if (description === undefined) throw new Error(`${name} has no description in its schema`)
  const [, meaning = description, computed] = COMPUTED_DEFAULT.exec(description) ?? []
  const own = given === undefined || given === '' ? 'none' : `\`${shownDefault(given)}\``
  return { name, default: computed ?? own, meaning }
}

/** Returns a Markdown table with padded columns, as the formatter writes it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [first = [], ...others] = all
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n')
}

if (import.meta.main) writeSettings()

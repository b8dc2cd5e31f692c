import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Initial tab of the playground. */
export type PlaygroundTab = Readonly<{ query: string; variables?: string }>

/**
 * Reads the example operations of a folder as tabs, sorted by file name: `01-store.graphql`, with optional variables in
 * `01-store.json`.
 */
export function readPlaygroundTabs(folder: string): readonly PlaygroundTab[] {
  const names = readdirSync(folder).sort()
  return names
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => {
      const query = readFileSync(join(folder, name), 'utf8')
      const variables = name.replace(/\.graphql$/, '.json')
      return names.includes(variables) ? { query, variables: readFileSync(join(folder, variables), 'utf8') } : { query }
    })
}

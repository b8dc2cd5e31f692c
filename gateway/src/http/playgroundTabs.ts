import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A tab that the playground opens with. */
export type PlaygroundTab = Readonly<{ query: string; variables?: string }>

/**
 * The example operations of a folder as tabs, in the order of their names: `01-store.graphql`, with its variables in
 * `01-store.json` where it has some.
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

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/processes.ts'

const operations = JSON.parse(readFileSync(join(ROOT, 'schema/operations/storefront.json'), 'utf8')) as Record<
  string,
  string
>

/** The text of an operation as the storefront sends it now: earlier versions of it are kept beside it. */
export function storefrontOperation(name: string): string {
  const artifact = readFileSync(join(ROOT, 'web/src/__generated__', `${name}.graphql.ts`), 'utf8')
  const [, id = ''] = /"id": "([0-9a-f]{64})"/.exec(artifact) ?? []
  const text = operations[id]
  if (text === undefined) throw new Error(`the storefront has no operation ${name}`)
  return text
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BreakingChangeType, buildASTSchema, buildSchema, findSchemaChanges } from 'graphql'
import { lintSchema } from '../schema/lintSchema.ts'
import { loadTypeDefs } from '../schema/loadTypeDefs.ts'
import { ROOT } from './processes.ts'

const BREAKING: ReadonlySet<string> = new Set(Object.values(BreakingChangeType))

/**
 * Holds the schema against the house's rules, and against the schema of the last release
 * (`schema/released/schema.graphql`, replaced when a version is tagged): what a client may use today, it may use tomorrow.
 */
export function checkSchema(): void {
  const schema = buildASTSchema(loadTypeDefs())
  const findings = lintSchema(schema).map(({ coordinate, message }) => `${coordinate}: ${message}`)
  const released = buildSchema(readFileSync(join(ROOT, 'schema/released/schema.graphql'), 'utf8'))
  const breaking = findSchemaChanges(released, schema)
    .filter((change) => BREAKING.has(change.type))
    .map((change) => `breaking: ${change.description}`)
  const problems = [...findings, ...breaking]
  if (problems.length > 0) throw new Error(`\n  ${problems.join('\n  ')}`)
}

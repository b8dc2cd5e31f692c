import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildASTSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { loadTypeDefs } from '../schema/loadTypeDefs.ts'
import { ROOT } from './processes.ts'
import { runStep } from './runStep.ts'

/** Regenerates everything that is generated and committed: printed schema, resolver types, Relay artefacts, messages. */
export async function generate(): Promise<void> {
  const schema = lexicographicSortSchema(buildASTSchema(loadTypeDefs()))
  mkdirSync(join(ROOT, 'schema/__generated__'), { recursive: true })
  writeFileSync(
    join(ROOT, 'schema/__generated__/schema.graphql'),
    `# Generated from the files in schema/ by "pnpm generate". Do not edit.\n${printSchema(schema)}\n`,
  )
  await runStep({ name: 'graphql-codegen', command: ['graphql-codegen', '--config', 'codegen.ts', '--silent'] })
  // The compiler persists the operations whose artefacts it writes: one that stands already may be missing in the list.
  const artefacts = join(ROOT, 'web/src/__generated__')
  rmSync(artefacts, { recursive: true, force: true })
  mkdirSync(artefacts)
  await runStep({
    name: 'relay-compiler',
    command: ['relay-compiler', '--output', 'quiet-with-errors'],
    cwd: 'web',
  })
  await runStep({ name: 'messages', command: [process.execPath, 'i18n/compileMessages.ts'], cwd: 'web' })
}

if (import.meta.main) await generate()

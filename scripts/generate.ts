import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildASTSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { clientKit } from '../schema/clientKit.ts'
import { loadTypeDefs } from '../schema/loadTypeDefs.ts'
import { ROOT } from './processes.ts'
import { runStep } from './runStep.ts'
import { writeNotices } from './writeNotices.ts'
import { writeSettings } from './writeSettings.ts'

/** Regenerates everything that is generated and committed: printed schema, client kit, resolver types, Relay artefacts, messages, notices, settings page. */
export async function generate(): Promise<void> {
  const schema = lexicographicSortSchema(buildASTSchema(loadTypeDefs()))
  mkdirSync(join(ROOT, 'schema/__generated__'), { recursive: true })
  writeFileSync(
    join(ROOT, 'schema/__generated__/schema.graphql'),
    `# Generated from the files in schema/ by "pnpm generate". Do not edit.\n${printSchema(schema)}\n`,
  )
  writeFileSync(join(ROOT, 'schema/__generated__/clientKit.json'), `${JSON.stringify(clientKit(schema), null, 2)}\n`)
  await runStep({ name: 'graphql-codegen', command: ['graphql-codegen', '--config', 'codegen.ts', '--silent'] })
  await compileAnew(join(ROOT, 'web/src/__generated__'), () =>
    runStep({ name: 'relay-compiler', command: ['relay-compiler', '--output', 'quiet-with-errors'], cwd: 'web' }),
  )
  dropTestOperations()
  writeNotices()
  writeSettings()
  await runStep({ name: 'messages', command: [process.execPath, 'i18n/compileMessages.ts'], cwd: 'web' })
}

/**
 * Compiles into an empty folder: the compiler persists the operations whose artefacts it writes, and may leave out of the
 * list one whose artefact exists already. If the compilation fails, the former artefacts are restored.
 */
async function compileAnew(artefacts: string, compile: () => Promise<void>): Promise<void> {
  const before = join(ROOT, 'node_modules/.artefacts-before')
  rmSync(before, { recursive: true, force: true })
  mkdirSync(artefacts, { recursive: true })
  renameSync(artefacts, before)
  mkdirSync(artefacts)
  try {
    await compile()
  } catch (error) {
    rmSync(artefacts, { recursive: true })
    renameSync(before, artefacts)
    throw error
  }
  rmSync(before, { recursive: true })
}

/** Removes the operations of tests from the list that the gateway trusts: the compiler persists all that it compiles. */
function dropTestOperations(): void {
  const artefacts = join(ROOT, 'web/src/__generated__')
  const list = join(ROOT, 'schema/operations/storefront.json')
  const ofTests = readdirSync(artefacts)
    .map((name) => readFileSync(join(artefacts, name), 'utf8'))
    .filter((text) => text.includes('relayTestingSelectionTypeInfo'))
    .map((text) => /"id": "([0-9a-f]{64})"/.exec(text)?.[1] ?? '')
  const operations: Readonly<Record<string, string>> = JSON.parse(readFileSync(list, 'utf8'))
  const kept = Object.entries(operations).filter(([id]) => !ofTests.includes(id))
  if (kept.length < Object.keys(operations).length) {
    writeFileSync(list, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
  }
}

if (import.meta.main) await generate()

import { checkCommits } from './checkCommits.ts'
import { checkDocs } from './checkDocs.ts'
import { checkGenerated } from './checkGenerated.ts'
import { checkProse } from './checkProse.ts'
import { checkRules } from './checkRules.ts'
import { checkSchema } from './checkSchema.ts'
import { checkStructure } from './checkStructure.ts'
import { runStep } from './runStep.ts'

const PACKAGES = ['schema', 'gateway', 'platform', 'demo', 'web', 'tests', 'bench', 'scripts'] as const

type Options = Readonly<{
  /** If true, suites run meanwhile: generated code is left out, since its check writes files that they read. */
  isBesideOthers?: boolean
}>

/** Everything that can be known without running the shop. Runs all of it, then fails with what failed. */
export async function check({ isBesideOthers = false }: Options = {}): Promise<void> {
  const failures: string[] = []
  const attempt = async (name: string, run: () => unknown) => {
    const startedAt = performance.now()
    try {
      await run()
      console.log(`ok      ${name} (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)`)
    } catch (error) {
      failures.push(name)
      console.error(`failed  ${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const run = (command: readonly [string, ...string[]]) => runStep({ name: command[0], command, isBesideOthers })
  if (!isBesideOthers) await attempt('generated code is current', checkGenerated)
  await attempt('schema: names, descriptions, no breaking change', checkSchema)
  await attempt('documentation names files that exist', checkDocs)
  await attempt('every rule has its test', checkRules)
  await attempt('doc comments and texts are in plain English', checkProse)
  await attempt('folders and floors', checkStructure)
  await attempt('subjects of commits', checkCommits)
  for (const name of PACKAGES) {
    await attempt(`types: ${name}`, () => run(['tsc', '-p', name]))
  }
  await attempt('lint and import walls', () => run(['oxlint', '--type-aware', '--quiet', '--deny-warnings']))
  await attempt('format', () => run(['oxfmt', '--check']))
  await attempt('unused files, exports, dependencies', () => run(['knip', '--no-progress']))
  if (failures.length > 0) throw new Error(`check failed: ${failures.join('; ')}`)
}

if (import.meta.main) {
  await check().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}

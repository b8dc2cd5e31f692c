import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { ROOT } from '../../scripts/processes.ts'
import { runStep } from '../../scripts/runStep.ts'

/** A build takes most of a minute of two processors, which another suite shares. */
const BUILD = { timeout: 240_000 }

it('builds for production, even with NODE_ENV=development in the environment of its caller', BUILD, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hogar-build-'))
  try {
    const target = join(folder, 'dist')
    await runStep({
      name: 'build',
      command: [process.execPath, 'build.ts', target],
      cwd: 'web',
      env: { NODE_ENV: 'development' },
    })
    expect(readFileSync(join(target, 'webManifest.json'), 'utf8')).toBe(
      readFileSync(join(ROOT, 'web/dist/webManifest.json'), 'utf8'),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('the server stores pages under the name of its build, whose files they request', () => {
  const dist = join(ROOT, 'web/dist')
  const { build } = JSON.parse(readFileSync(join(dist, 'webManifest.json'), 'utf8')) as { build: string }
  const server = pathToFileURL(join(dist, 'server/entryServer.js')).href
  const script = `import(${JSON.stringify(server)}).then(({ buildId }) => process.stdout.write(buildId))`
  expect(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })).toBe(build)
})

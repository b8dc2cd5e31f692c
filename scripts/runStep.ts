import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './processes.ts'

type Step = Readonly<{
  name: string
  command: readonly [string, ...string[]]
  /** Folder to run in, relative to the root. */
  cwd?: string
  env?: Readonly<Record<string, string>>
}>

/** Runs a command to its end with this terminal. Rejects with the step's name when it does not end with 0. */
export function runStep(step: Step): Promise<void> {
  const [program, ...parameters] = step.command
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: join(ROOT, step.cwd ?? '.'),
      env: { ...process.env, ...step.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${step.name} failed (${code})`))))
  })
}

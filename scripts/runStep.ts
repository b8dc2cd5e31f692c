import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { ROOT } from './processes.ts'

type Step = Readonly<{
  name: string
  command: readonly [string, ...string[]]
  /** Folder to run in, relative to the root. */
  cwd?: string
  env?: Readonly<Record<string, string>>
  /** If true, other steps print meanwhile: each line of this one opens with its name. */
  isBesideOthers?: boolean
}>

/** Runs a command to its end with this terminal. Rejects with the step's name when it does not end with 0. */
export function runStep({ name, command, cwd = '.', env, isBesideOthers = false }: Step): Promise<void> {
  const [program, ...parameters] = command
  const output = isBesideOthers ? 'pipe' : 'inherit'
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: join(ROOT, cwd),
      env: { ...process.env, ...env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
      stdio: ['ignore', output, output],
    })
    printLines(child.stdout, name)
    printLines(child.stderr, name)
    child.once('error', reject)
    // Not before the last line of its output.
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name} failed (${code})`))))
  })
}

/** Prints what a process writes, with its name before each line; nothing for one that has the terminal itself. */
function printLines(stream: Readable | null, name: string): void {
  if (stream === null) return
  createInterface({ input: stream }).on('line', (line) => console.log(line === '' ? '' : `${name} | ${line}`))
}

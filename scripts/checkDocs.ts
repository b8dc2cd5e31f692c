import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './processes.ts'

/** Made by a command, not committed. */
const MADE = ['bench/results/']

const FOLDERS = ['schema', 'gateway', 'web', 'platform', 'tests', 'bench', 'deploy', 'docs', 'scripts']

/** Throws with every file that a page of the documentation names and that does not exist. */
export function checkDocs(): void {
  const decisions = readdirSync(join(ROOT, 'docs/decisions')).map((name) => `docs/decisions/${name}`)
  const missing = ['README.md', 'CONTRIBUTING.md', ...decisions].flatMap((page) =>
    pathsIn(readFileSync(join(ROOT, page), 'utf8'))
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${page} names ${path}`),
  )
  if (missing.length > 0) throw new Error(`\n  ${missing.join('\n  ')}`)
}

/** What stands in backticks or as a link's target, and looks like a path of this repository. */
function pathsIn(text: string): readonly string[] {
  const quoted = [...text.matchAll(/`([\w./-]+)`/g), ...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = '']) => path)
  return quoted.filter(
    (path) =>
      FOLDERS.some((folder) => path.startsWith(`${folder}/`)) &&
      !path.includes('__generated__') &&
      !MADE.includes(path),
  )
}

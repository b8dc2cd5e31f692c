import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './processes.ts'

/** Made by a command, not committed. */
const MADE = ['bench/results/']

const FOLDERS = ['schema', 'gateway', 'web', 'platform', 'demo', 'tests', 'bench', 'deploy', 'docs', 'scripts']

/** Throws with every file that a page of the documentation names and that does not exist. */
export function checkDocs(): void {
  const pages = ['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  )
  const missing = ['README.md', 'CONTRIBUTING.md', ...pages].flatMap((page) =>
    pathsIn(page, readFileSync(join(ROOT, page), 'utf8'))
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${page} names ${path}`),
  )
  if (missing.length > 0) throw new Error(`\n  ${missing.join('\n  ')}`)
}

/**
 * Returns the paths of this repository that a page names: texts in backticks from the root, and targets of links from the
 * page's folder.
 */
function pathsIn(page: string, text: string): readonly string[] {
  const quoted = [...text.matchAll(/`([\w./-]+)`/g)].map(([, path = '']) => path)
  const linked = [...text.matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g)].map(([, path = '']) => join(dirname(page), path))
  return [...quoted.filter((path) => FOLDERS.some((folder) => path.startsWith(`${folder}/`))), ...linked].filter(
    (path) => !path.includes('__generated__') && !MADE.includes(path),
  )
}

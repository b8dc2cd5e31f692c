import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './processes.ts'
import { type ShippedPackage, shippedPackages } from './shippedPackages.ts'

/** File of the repository, of each image, and of the storefront's site as `/licences.txt`. */
export const NOTICES = 'THIRD-PARTY-NOTICES'

const INTRODUCTION = `THIRD-PARTY NOTICES

Hogar is shipped with the packages below: fonts and scripts to browsers, the others inside its servers. Each is under its own
licence; the texts follow the list. Written by "pnpm generate" from what is installed. Do not edit.`

/** The LGPL is read with the GPL. Neither is among the files of what is under it. */
const LGPL_TEXTS = ['LGPL-3.0.txt', 'GPL-3.0.txt'].map(readText)
const MIT_TEXT = readText('MIT.txt')

/** Writes the licences of everything that is shipped into one file. */
export function writeNotices(): void {
  writeFileSync(join(ROOT, NOTICES), noticesOf(shippedPackages()))
}

/** The file's text: what is shipped, and each licence text once, with the packages that it is of. */
function noticesOf(packages: readonly ShippedPackage[]): string {
  const list = packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`)
  const byText = new Map<string, string[]>()
  for (const shipped of packages)
    for (const text of textsOf(shipped)) {
      const holders = byText.get(text) ?? []
      byText.set(text, [...holders, `${shipped.name} ${shipped.version}`])
    }
  const texts = [...byText].map(([text, holders]) => `${RULE}\n${holders.join(', ')}\n${RULE}\n\n${text}`)
  return `${[INTRODUCTION, list.join('\n'), ...texts].join('\n\n')}\n`
}

const RULE = '-'.repeat(120)

/** The texts that a package brings; where it brings none, that of the licence that it names. Throws where nobody has it. */
function textsOf({ name, licence, author, texts }: ShippedPackage): readonly string[] {
  if (/LGPL-3\.0/.test(licence)) return [...texts, ...LGPL_TEXTS]
  if (texts.length > 0) return texts
  if (licence !== 'MIT')
    throw new Error(`${name} brings no text of its licence, ${licence}: add it to scripts/licences/`)
  return [`MIT License\n\nCopyright (c) ${author || `the authors of ${name}`}\n\n${MIT_TEXT}`]
}

function readText(file: string): string {
  return readFileSync(join(import.meta.dirname, 'licences', file), 'utf8').trim()
}

if (import.meta.main) writeNotices()

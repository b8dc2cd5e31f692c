import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientKit } from '@hogar/schema/clientKit.ts'

const FILE = join(import.meta.dirname, '../../schema/__generated__/clientKit.json')
const kit = JSON.parse(readFileSync(FILE, 'utf8')) as ClientKit

/** What the repository publishes for clients of the graph, as a client reads it. */
export const possibleTypes = Object.fromEntries(
  Object.entries(kit.possibleTypes).map(([name, types]) => [name, [...types]]),
)
export const { keylessTypes, scalars } = kit
